/**
 * Plain text, in a file or pasted: each line of the file is a line. Tabs or many spaces separate cells; leading white
 * space is indentation.
 */
import type { CvDocument } from '#cv/document/document.ts'
import { type PlainLine, toDocument } from '#cv/document/plain-line.ts'
import { decodeText } from './decode-text.ts'
import { isMarkdown, markdownLines } from './markdown.ts'
import { APART, unwrapped } from './unwrap.ts'

/** A CV of a hundred pages; the rest of a longer file is cut. */
const MAX_BYTES = 2 * 1024 * 1024
/** Drawn lines ("=====") count as empty lines. */
const RULE = /^[\s=_*~#.–—-]{3,}$/

export function readTxt(bytes: Uint8Array): CvDocument {
  return readPlainText(decodeText(bytes.subarray(0, MAX_BYTES)))
}

export function readPlainText(text: string): CvDocument {
  const written = text.replace(/\r\n?|[\f\v\u0085\u2028\u2029]/g, '\n').split('\n')
  if (isMarkdown(written)) return toDocument('txt', markdownLines(written))
  return toDocument('txt', markHeadings(withoutRails(unwrapped(written))))
}

/** A heading in the margin, and the first line of its text. */
const RAIL = /^(?<heading>\p{L}[^\t\d@]{1,30}?)(?:\t+| {3,})(?<text>\S.*)$/u
const LEAST_RAILS = 3

/** Puts headings in the margin above their text, which the lines below show by their indentation. */
function withoutRails(written: readonly string[]): string[] {
  const isIndented = (line: string | undefined) =>
    line !== undefined && /^(?:\t| {4})\s*\S/.test(line)
  const isRail = (line: string, at: number) => RAIL.test(line) && isIndented(written[at + 1])
  const isFlush = (line: string) => /^\S/.test(line) && !RULE.test(line)
  const rails = written.filter(isRail).length
  const flush = written.filter(isFlush).length
  if (rails < LEAST_RAILS || rails * 4 < flush) return [...written]
  let isBeside = false // the line above is in the table
  return written.flatMap((line, at) => {
    const { heading, text } = RAIL.exec(line)?.groups ?? {}
    const isNew = heading && text && (isBeside || isRail(line, at))
    isBeside = Boolean(isNew) || isIndented(line)
    return isNew ? ['', `${heading}:`, text] : [line]
  })
}

/** "== Work ==", "[ Work ]", "## Work", ">> Work": how people draw headings without formatting. */
const DRAWN =
  /^(?:[=*#~_:<>|+.–—-]{2,10} ?(?<framed>[^\s=*#~_:<>|+.–—-].{0,58}?) ?[=*#~_:<>|+.–—-]{2,10}|\[ ?(?<boxed>[^[\]]{2,58}?) ?\]|(?:#{1,4}|>{1,3}|={2,6}|:{2,4}) (?<led>\S.{0,58}))$/u

/** In characters: an underline is about as long as its text. */
const SAME_LENGTH = 6
const LONGEST_HEADING = 60

function markHeadings(written: readonly string[]): PlainLine[] {
  return written.map((line, at) => {
    const drawn = DRAWN.exec(line.trim())?.groups
    const text = drawn?.framed ?? drawn?.boxed ?? drawn?.led
    if (text && isHeading(text)) return { ...toPlain(text), role: 'heading' }
    return isUnderlined(line, written[at + 1])
      ? { ...toPlain(line), role: 'heading' }
      : toPlain(line)
  })
}

const isHeading = (text: string) =>
  !/[\d@]|[.,;]$/.test(text.replace(/^\d{1,2}[.)]\s/, '')) && text.split(/\s+/).length <= 8

function isUnderlined(line: string, next: string | undefined): boolean {
  const text = line.trim()
  if (!next || !RULE.test(next) || text === '' || RULE.test(line)) return false
  const isSame = Math.abs(next.trim().length - text.length) <= SAME_LENGTH
  return isSame && text.length <= LONGEST_HEADING && isHeading(text)
}

function toPlain(written: string): PlainLine {
  if (RULE.test(written)) return { text: '' }
  const lead = /^\s*/.exec(written)?.[0] ?? ''
  const columns = lead.replaceAll('\t', '    ').length
  const cells = written.trim().split(APART)
  return {
    text: written,
    indent: Math.min(8, Math.floor(columns / 2)),
    cells: cells.map((text) => ({ text, isBold: false, isItalic: false })),
  }
}
