/**
 * Lines for formats without pages: what their readers know of a paragraph, as a `Line` of the document. Text is
 * cleaned here, once for all of them, and documents that are too long are cut here.
 */
import type { CvDocument, Line } from './document.ts'

/** Ten times the longest CV. */
const MAX_LINES = 5_000
const MAX_LETTERS = 1_000_000
/** Letters of one line; a paragraph that is longer goes on in the next. */
const MAX_LINE = 4_000

export type PlainCell = { text: string; isBold: boolean; isItalic: boolean }

/** What a reader knows of one line; all but the text may be left out. */
export type PlainLine = { text: string } & Partial<
  Pick<Line, 'size' | 'isBold' | 'isItalic' | 'gap' | 'column' | 'isBullet' | 'indent' | 'role'>
> & { cells?: PlainCell[]; links?: string[] }

/** Marks that stand before items of lists; word processors draw many of them from fonts of symbols. */
const MARK = /^(?:[•‣◦▪▫●○■□◆◇►▶➢➤⁃∙·❖✓✔★☐\uf000-\uf0ff]|[-–—*o»>+](?=\s))\s*(?=\S)/u

/** Letters as a person reads them: no control characters, one space, ligatures as letters. */
export function cleanText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\ufffd]/gu, (sign) => (JOINERS.has(sign) ? sign : ''))
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .trim()
    .toWellFormed()
}

/** Persian and emoji are spelled with these. */
const JOINERS = new Set(['\u200c', '\u200d'])

/** Tells a line without letters by null. A mark before it makes it an item of a list. */
export function toLine(plain: PlainLine): Line | null {
  const whole = cleanText(plain.text)
  const mark = MARK.exec(whole)
  const text = mark ? whole.slice(mark[0].length) : whole
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
    role: plain.role ?? null,
    cells: cells.length > 1 ? cells.map((cell) => ({ x: 0, right: 0, ...cell })) : [],
    links: plain.links ?? [],
  }
}

/** The document of these lines. An empty line is room above the next. */
export function toDocument(format: CvDocument['format'], plain: Iterable<PlainLine>): CvDocument {
  const lines: Line[] = []
  let letters = 0
  let gap = 0
  let isCut = false
  for (const it of plain) {
    const line = toLine({ ...it, text: it.text.slice(0, MAX_LINE) })
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
