/** Reads Word documents from before 2007: body, headers and boxes, with formatting. */

import { entryOf } from '#core/text/entry-of.ts'
import type { CvDocument } from '#cv/document/document.ts'
import { toDocument } from '#cv/document/plain-line.ts'
import { createBlockFlow } from '#cv/read/office/block-flow.ts'
import { type Block, flowLines, type Paragraph } from '#cv/read/office/flow.ts'
import { type DocFile, type DocRange, readDocFile } from './doc-file.ts'
import {
  type DocStyle,
  type DocStyling,
  PLAIN_LOOK,
  readDocStyles,
  withChanges,
} from './doc-styling.ts'
import { openOleFile } from './ole-file.ts'

const PARAGRAPH = '\r'
const CELL = '\x07'
const FIELD = { begin: '\x13', result: '\x14', end: '\x15' }
/** Characters with a special meaning; other control characters are anchors of pictures and notes. */
const SIGNS: Readonly<Record<string, string>> = {
  '\t': '\t',
  '\x0b': '\n',
  '\x1e': '-',
  '\x1f': '',
  '\xa0': ' ',
}
/** Stories per section: headers and footers of even, odd and first pages. */
const STORIES = 6
const SEPARATORS = 6
const HEADERS = [4, 1, 0]
const FOOTERS = [5, 3, 2]

export function readDoc(bytes: Uint8Array): CvDocument {
  const ole = openOleFile(bytes)
  const file = ole && readDocFile(ole)
  if (!file || file === 'encrypted') {
    return { format: 'doc', pages: [], lines: [], troubles: [file ?? 'damaged'] }
  }
  const read = createStoryReader(file)
  const story = (kinds: number[]) => {
    const kind = kinds.find((it) => headerText(file, it).trim() !== '')
    return kind === undefined ? [] : read(headerRange(file, kind))
  }
  const boxes: Block[] = [{ kind: 'box', blocks: read(file.boxes), place: null }]
  const blocks = [...story(HEADERS), ...read(file.body), ...boxes, ...story(FOOTERS)]
  return toDocument('doc', flowLines(blocks))
}

function headerRange({ headers, headerStarts }: DocFile, kind: number) {
  const [from, to] = headerStarts.slice(SEPARATORS + kind, SEPARATORS + kind + 2)
  if (kind >= STORIES || from === undefined || to === undefined) return { from: 0, to: 0 }
  return { from: headers.from + from, to: Math.min(headers.to, headers.from + to) }
}

const headerText = (file: DocFile, kind: number) => {
  const { from, to } = headerRange(file, kind)
  return file.text.slice(from, to)
}

function createStoryReader(file: DocFile) {
  const styles = readDocStyles(file.styles)
  const letterRange = createFinder(file.letterLooks)
  const paragraphRange = createFinder(file.paragraphLooks)

  /** The end of the paragraph that begins here. */
  function endOf(from: number, to: number): number {
    for (let at = from; at < to; at++) {
      if (isEnd(file.text[at])) return at
    }
    return to - 1
  }

  return ({ from, to }: { from: number; to: number }): Block[] => {
    const flow = createBlockFlow()
    const until = Math.min(to, file.text.length)
    const fields: { instruction: string; isResult: boolean }[] = []
    let at = from
    let lastLook = paragraphLook(PLAIN_LOOK, styles.paragraph(0))
    while (at < until) {
      const end = endOf(at, until)
      const range = paragraphRange(file.offsets[end] ?? 0)
      const style = styles.paragraph(range?.style ?? 0)
      const look = range ? withChanges(style.look, range.changes) : style.look
      for (; at <= end; at++) {
        const sign = file.text[at] as string
        if (isEnd(sign)) break
        takeLetter(sign, at, look)
      }
      lastLook = paragraphLook(look, styles.paragraph(look.style))
      endParagraph(file.text[end], look)
      at = end + 1
    }
    return flow.finish(lastLook)

    function takeLetter(sign: string, place: number, look: DocStyling) {
      const field = fields[fields.length - 1]
      if (sign === FIELD.begin) fields.push({ instruction: '', isResult: false })
      else if (sign === FIELD.result && field) field.isResult = true
      else if (sign === FIELD.end) fields.pop()
      else if (field && !field.isResult) field.instruction += sign
      else if (!fields.some(({ instruction }) => isPageNumber(instruction))) say(sign, place, look)
    }

    function say(sign: string, place: number, look: DocStyling) {
      const range = letterRange(file.offsets[place] ?? 0)
      const { isBold, isItalic, isHidden, size } = range
        ? styles.letters(look, range.changes)
        : look
      const text = entryOf(SIGNS, sign) ?? (sign < ' ' ? '' : sign)
      const link = fields.map(({ instruction }) => linkOf(instruction)).find((it) => it !== null)
      if (!isHidden && text) flow.say({ text, isBold, isItalic, size, link: link ?? null })
    }

    function endParagraph(sign: string | undefined, look: DocStyling) {
      const depth = look.isInTable ? Math.max(1, look.nesting) : 0
      if (look.endsRow || look.endsInnerRow) flow.endRow(depth)
      else if (sign === CELL || look.endsInnerCell) flow.endCell(lastLook, depth)
      else flow.endParagraph(lastLook, depth)
    }
  }
}

const isEnd = (sign: string | undefined) =>
  sign === PARAGRAPH || sign === CELL || sign === '\x0c' || sign === '\x0e'

function paragraphLook(look: DocStyling, { role }: DocStyle): Omit<Paragraph, 'kind' | 'runs'> {
  const isHeading = role === null && look.outline < 9
  const found = isHeading ? 'heading' : role
  return {
    isBullet: found === null && look.list > 0,
    indentPoints: look.left,
    role: found,
    before: look.before,
    after: look.after,
    startsColumn: false,
  }
}

const isPageNumber = (instruction: string) =>
  /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES|FILENAME)\b/i.test(instruction)

function linkOf(instruction: string): string | null {
  const link = /^\s*HYPERLINK\s+"([^"]{1,1000})"/i.exec(instruction)?.[1] ?? ''
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(link) ? link : null
}

/** Finds the range that contains an offset. */
function createFinder(ranges: DocRange[]): (place: number) => DocRange | null {
  const sorted = [...ranges].sort((a, b) => a.from - b.from)
  return (place) => {
    let low = 0
    let high = sorted.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((sorted[middle] as DocRange).from <= place) low = middle
      else high = middle - 1
    }
    const found = sorted[low]
    return found && found.from <= place && place < found.to ? found : null
  }
}
