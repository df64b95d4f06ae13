/**
 * Lines for formats without pages: turns what a reader knows of a paragraph into a `Line` of the document. Cleans the
 * text for all of those formats and cuts documents that are too long.
 */
import type { CvDocument, Line } from './document.ts'

/** Ten times the longest CV. */
const MAX_LINES = 5_000
const MAX_LETTERS = 1_000_000
/** Characters per line, as many as the rules read of one; a longer paragraph becomes several lines. */
const MAX_LINE = 3_000

export type PlainCell = { text: string; isBold: boolean; isItalic: boolean }

/** What a reader knows of one line; everything but the text is optional. */
export type PlainLine = { text: string } & Partial<
  Pick<Line, 'size' | 'isBold' | 'isItalic' | 'gap' | 'column' | 'isBullet' | 'indent' | 'role'>
> & { cells?: PlainCell[]; links?: string[] }

/** List markers; word processors draw many of them from symbol fonts. */
const MARK = /^(?:[•‣◦▪▫●○■□◆◇►▶➢➤⁃∙·❖✓✔★☐\uf000-\uf0ff]|[-–—*o»>+](?=\s))\s*(?=\S)/u

/** "— Work —": a heading between two equal signs. */
const FRAMED = /^([-–—=*~|•·#]{1,3}) (\p{L}[^|•·@\d]{1,48}\p{L}) \1$/u

/** Removes control characters, collapses white space and expands ligatures. */
export function cleanText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\ufffd]/gu, (sign) => (JOINERS.has(sign) ? sign : ''))
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .trim()
    .toWellFormed()
}

/** Zero-width joiners, which Persian and emoji are spelled with. */
const JOINERS = new Set(['\u200c', '\u200d'])

/** Null for a line without letters or digits. A leading marker makes the line a list item. */
export function toLine(plain: PlainLine): Line | null {
  const whole = cleanText(plain.text)
  const framed = FRAMED.exec(whole)?.[2]
  const mark = framed ? null : MARK.exec(whole)
  const text = framed ?? (mark ? whole.slice(mark[0].length) : whole)
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  const cells = (plain.cells ?? [])
    .map((cell) => ({ ...cell, text: cleanText(cell.text) }))
    .filter((cell) => cell.text !== '')
  if (mark && cells[0]) cells[0].text = cells[0].text.slice(mark[0].length)
  return {
    text,
    page: 0,
    spans: [],
    box: null,
    size: plain.size ?? 0,
    isBold: plain.isBold ?? false,
    isItalic: plain.isItalic ?? false,
    gap: plain.gap ?? 0,
    column: plain.column ?? 0,
    isBullet: mark !== null || (plain.isBullet ?? false),
    indent: plain.indent ?? 0,
    role: plain.role ?? (framed ? 'heading' : null),
    cells: cells.length > 1 ? cells.map((cell) => ({ x: 0, right: 0, ...cell })) : [],
    links: plain.links ?? [],
  }
}

/** Builds the document from these lines. An empty line becomes space above the next. */
export function toDocument(format: CvDocument['format'], plain: Iterable<PlainLine>): CvDocument {
  const lines: Line[] = []
  let letters = 0
  let gap = 0
  let isCut = false
  for (const it of linesOf(plain)) {
    const line = toLine(it)
    if (!line) {
      gap++
      continue
    }
    letters += line.text.length
    isCut = lines.length >= MAX_LINES || letters > MAX_LETTERS
    if (isCut) break
    lines.push({ ...line, gap: lines.length === 0 ? 0 : line.gap + gap })
    gap = 0
  }
  const troubles = [
    ...(lines.length === 0 ? (['no_text'] as const) : []),
    ...(isCut ? (['cut'] as const) : []),
  ]
  return { format, pages: [], lines, troubles }
}

function* linesOf(plain: Iterable<PlainLine>): Generator<PlainLine> {
  for (const it of plain) {
    if (it.text.length <= MAX_LINE) yield it
    else yield* splitLong(it)
  }
}

/** Splits a long paragraph after a sentence if there is one, or else between words. */
function* splitLong({ cells: _, links = [], ...it }: PlainLine): Generator<PlainLine> {
  let rest = cleanText(it.text)
  for (let isFirst = true; rest !== ''; isFirst = false) {
    const end = rest.length <= MAX_LINE ? rest.length : breakOf(rest)
    yield { ...it, text: rest.slice(0, end), ...(isFirst ? { links } : { gap: 0 }) }
    rest = rest.slice(end)
  }
}

/** Where to break the text so that at most MAX_LINE characters come before. */
function breakOf(text: string): number {
  const sentence = text.lastIndexOf('. ', MAX_LINE - 2)
  if (sentence > MAX_LINE / 2) return sentence + 2
  const word = text.lastIndexOf(' ', MAX_LINE - 1)
  if (word > 0) return word + 1
  return isSurrogatePair(text, MAX_LINE) ? MAX_LINE - 1 : MAX_LINE
}

const isSurrogatePair = (text: string, at: number) => (text.codePointAt(at - 1) ?? 0) > 0xffff
