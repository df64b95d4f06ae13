/**
 * Rich text: letters with their look, lists, tables, text boxes, links, header and footer. Pictures and objects are
 * passed over. Groups that nest deeper than any word processor writes make the file damaged.
 */

import { type BlockFlow, createBlockFlow } from './block-flow.ts'
import type { CvDocument } from './document.ts'
import { type Block, flowLines, type Paragraph } from './flow.ts'
import { toDocument } from './plain-line.ts'
import { charsetOf, codePageOf, decodeBytes, ESCAPED, SIGNS } from './rtf-letters.ts'
import { createRtfStyles, pointsOf } from './rtf-styles.ts'
import { type RtfToken, rtfTokens } from './rtf-tokens.ts'

const MAX_DEPTH = 250
const MAX_LETTERS = 1_000_000
const TWIPS = 20

/** Groups that are no part of what one reads; unknown ones are marked with an asterisk. */
const UNREAD =
  /^(?:colortbl|info|pict|object|footnote|annotation|generator|themedata|datastore|latentstyles|listtable|listoverridetable|rsidtbl|xmlnstbl|nonshppict|shprslt|bkmkstart|bkmkend|colorschememapping|filetbl|revtbl|xe|tc|txe|rxe|nonesttables|sn|sv|headerl|footerl)$/
const EDGES: ReadonlyMap<string, 'header' | 'footer'> = new Map([
  ['header', 'header'],
  ['headerf', 'header'],
  ['headerr', 'header'],
  ['footer', 'footer'],
  ['footerf', 'footer'],
  ['footerr', 'footer'],
])
/** Groups with an asterisk that are read all the same. */
const READ = /^(?:shpinst|do|fldinst|nesttableprops)$/

type Group = {
  reads: 'text' | 'nothing' | 'fonts' | 'styles' | 'instruction' | 'rows'
  isBold: boolean
  isItalic: boolean
  isHidden: boolean
  /** Points; null until it is said, and again after `\plain`. */
  size: number | null
  font: number
  /** Letters that stand for a Unicode letter before them. */
  skip: number
  link: string | null
  /** It began a text of its own. */
  edge: 'header' | 'footer' | 'box' | null
}

type ParagraphState = {
  left: number
  before: number
  after: number
  style: number
  outline: number | null
  list: number
  level: number
  isInTable: boolean
  nesting: number
  hasMark: boolean
}

const NEW_PARAGRAPH: ParagraphState = {
  left: 0,
  before: 0,
  after: 0,
  style: 0,
  outline: null,
  list: 0,
  level: 0,
  isInTable: false,
  nesting: 0,
  hasMark: false,
}

const NEW_GROUP: Group = {
  reads: 'text',
  isBold: false,
  isItalic: false,
  isHidden: false,
  size: null,
  font: -1,
  skip: 1,
  link: null,
  edge: null,
}

export function readRtf(bytes: Uint8Array): CvDocument {
  const blocks = rtfBlocks(latin1(bytes))
  if (!blocks) return { format: 'rtf', pages: [], lines: [], troubles: ['damaged'] }
  return toDocument('rtf', flowLines(blocks))
}

function latin1(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 0x4000) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 0x4000)))
  }
  return pieces.join('')
}

/** Null where groups nest too deep. */
function rtfBlocks(rtf: string): Block[] | null {
  const reader = createReader()
  for (const token of rtfTokens(rtf)) {
    if (!reader.take(token)) break
  }
  return reader.finish()
}

function createReader() {
  const groups: Group[] = []
  const flows: { flow: BlockFlow; paragraph: ParagraphState }[] = [newFlow()]
  const edges: Record<'header' | 'footer', Block[]> = { header: [], footer: [] }
  const codePages = new Map<number, string>()
  const styles = createRtfStyles()
  let group = { ...NEW_GROUP }
  let documentCodePage = codePageOf(1252)
  let fontNumber = 0
  let instruction = ''
  let pending = ''
  let toSkip = 0
  let letters = 0
  let isTooDeep = false
  let isOptional = false

  const current = () => flows[flows.length - 1] as { flow: BlockFlow; paragraph: ParagraphState }

  function put(text: string) {
    if (group.reads === 'instruction') {
      if (instruction.length < 2_000) instruction += text
    } else if (group.reads === 'styles') styles.takeName(text)
    else if (group.reads === 'text' && !group.isHidden && letters < MAX_LETTERS) {
      letters += text.length
      const { isBold, isItalic, link } = group
      const size = group.size ?? styles.sizeOf(current().paragraph.style)
      current().flow.say({ text, isBold, isItalic, size, link })
    }
  }

  function codePage() {
    return codePages.get(group.font) ?? documentCodePage
  }

  /** Letters of several bytes may come in several tokens. */
  function flush() {
    if (pending) put(decodeBytes(pending, codePage()))
    pending = ''
  }

  function takeBytes(bytes: string) {
    const skipped = Math.min(toSkip, bytes.length)
    toSkip -= skipped
    pending += bytes.slice(skipped)
  }

  function look(): Omit<Paragraph, 'kind' | 'runs'> {
    const { left, before, after, list, level, hasMark, style, outline } = current().paragraph
    const role = styles.roleOf(style, outline)
    return {
      isBullet: role === null && (hasMark || list > 0),
      indentPoints: Math.max(left / TWIPS, list > 0 ? level * 18 : 0),
      role,
      before: before / TWIPS,
      after: after / TWIPS,
      startsColumn: false,
    }
  }

  const depth = () => {
    const { isInTable, nesting } = current().paragraph
    return isInTable ? Math.max(1, nesting) : 0
  }

  function endParagraph() {
    current().flow.endParagraph(look(), depth())
    current().paragraph.hasMark = false
  }

  function endCell(nesting: number) {
    current().flow.endCell(look(), nesting)
    current().paragraph.hasMark = false
  }

  function open() {
    flush()
    groups.push(group)
    group = { ...group, edge: null }
    isTooDeep ||= groups.length > MAX_DEPTH
  }

  function close() {
    flush()
    if (group.edge) endEdge(group.edge)
    group = groups.pop() ?? { ...NEW_GROUP, reads: 'nothing' }
  }

  function beginEdge(edge: NonNullable<Group['edge']>) {
    group.edge = edge
    flows.push(newFlow())
  }

  function endEdge(edge: NonNullable<Group['edge']>) {
    const blocks = current().flow.finish(look())
    flows.pop()
    if (edge === 'box') current().flow.add({ kind: 'box', blocks, place: null })
    else if (edges[edge].length === 0) edges[edge] = blocks
  }

  function takeWord(word: string, parameter: number | null) {
    if (word === 'u') {
      // Negative beyond 32,767: the number has 16 bits.
      put(String.fromCharCode((parameter ?? 63) & 0xffff))
      toSkip = group.skip
      return
    }
    toSkip = 0
    const wasOptional = isOptional
    isOptional = false
    if (group.reads === 'nothing') return
    if (group.reads === 'rows') {
      if (word === 'nestrow') current().flow.endRow(Math.max(2, current().paragraph.nesting))
    } else if (group.reads === 'fonts') takeFontWord(word, parameter)
    else if (group.reads === 'styles') styles.takeWord(word, parameter)
    else if (beginsGroup(word) || takeLetterWord(word, parameter)) return
    else if (wasOptional) group.reads = 'nothing'
    else takeParagraphWord(word, parameter)
  }

  /** Destinations. */
  function beginsGroup(word: string): boolean {
    const edge = EDGES.get(word)
    if (edge) beginEdge(edge)
    else if (word === 'shptxt' || word === 'dptxbxtext') beginEdge('box')
    else if (word === 'fonttbl') group.reads = 'fonts'
    else if (word === 'stylesheet') group.reads = 'styles'
    else if (word === 'nesttableprops') group.reads = 'rows'
    else if (word === 'field') instruction = ''
    else if (word === 'fldinst') group.reads = 'instruction'
    else if (word === 'fldrslt') beginResult()
    else if (word === 'listtext' || word === 'pntext') {
      group.reads = 'nothing'
      current().paragraph.hasMark = true
    } else if (UNREAD.test(word)) group.reads = 'nothing'
    else return READ.test(word)
    return true
  }

  function beginResult() {
    if (/^\s*(?:PAGE|NUMPAGES|SECTIONPAGES|FILENAME)\b/i.test(instruction)) group.reads = 'nothing'
    const link = /HYPERLINK\s+"([^"]{1,1000})"/i.exec(instruction)?.[1] ?? ''
    if (/^(?:https?:\/\/|mailto:|tel:)/i.test(link)) group.link = link
  }

  function takeFontWord(word: string, parameter: number | null) {
    if (word === 'f') fontNumber = parameter ?? 0
    const charset = word === 'fcharset' ? charsetOf(parameter) : null
    if (charset && codePages.size < 1_000) codePages.set(fontNumber, charset)
  }

  function takeLetterWord(word: string, parameter: number | null): boolean {
    const isOn = parameter !== 0
    const sign = SIGNS.get(word)
    if (sign !== undefined) put(sign)
    else if (word === 'b') group.isBold = isOn
    else if (word === 'i') group.isItalic = isOn
    else if (word === 'v' || word === 'deleted') group.isHidden = isOn
    else if (word === 'fs') group.size = pointsOf(parameter)
    else if (word === 'f') group.font = parameter ?? 0
    else if (word === 'uc') group.skip = Math.min(8, Math.max(0, parameter ?? 1))
    else if (word === 'ansicpg') documentCodePage = codePageOf(parameter)
    else if (word === 'mac') documentCodePage = codePageOf(10000)
    else if (word === 'plain') {
      group = { ...group, isBold: false, isItalic: false, isHidden: false, size: null }
    } else return false
    return true
  }

  function takeParagraphWord(word: string, parameter: number | null) {
    const { paragraph, flow } = current()
    const number = parameter ?? 0
    if (word === 'par' || word === 'sect') endParagraph()
    else if (word === 'page' || word === 'column') {
      if (!flow.isEmpty()) endParagraph()
    } else if (word === 'cell') endCell(1)
    else if (word === 'nestcell') endCell(Math.max(2, paragraph.nesting))
    else if (word === 'row') flow.endRow(1)
    else if (word === 'pard')
      Object.assign(paragraph, { ...NEW_PARAGRAPH, hasMark: paragraph.hasMark })
    else if (word === 'intbl') paragraph.isInTable = true
    else if (word === 'itap') paragraph.nesting = number
    else if (word === 'li' || word === 'lin') paragraph.left = number
    else if (word === 'sb') paragraph.before = number
    else if (word === 'sa') paragraph.after = number
    else if (word === 's') paragraph.style = number
    else if (word === 'outlinelevel') paragraph.outline = number
    else if (word === 'ls') paragraph.list = number
    else if (word === 'ilvl') paragraph.level = number
  }

  function takeSymbol(symbol: string) {
    toSkip = 0
    if (symbol === '*') isOptional = true
    else if (symbol === '\n' || symbol === '\r') {
      if (group.reads === 'text') endParagraph()
    } else put(ESCAPED.get(symbol) ?? '')
  }

  return {
    take(token: RtfToken): boolean {
      if (token.kind === 'bytes') {
        if (group.reads !== 'nothing' && group.reads !== 'fonts') takeBytes(token.bytes)
        return true
      }
      if (token.kind !== 'open' && token.kind !== 'close') flush()
      if (token.kind === 'open') open()
      else if (token.kind === 'close') close()
      else if (token.kind === 'word') takeWord(token.word, token.parameter)
      else takeSymbol(token.symbol)
      return !isTooDeep
    },
    finish(): Block[] | null {
      if (isTooDeep) return null
      flush()
      while (flows.length > 1) endEdge('box')
      return [...edges.header, ...current().flow.finish(look()), ...edges.footer]
    },
  }
}

const newFlow = () => ({ flow: createBlockFlow(), paragraph: { ...NEW_PARAGRAPH } })
