/**
 * Entries that begin a paragraph: "Data Engineer, Fernhollow, 2019 – 2022. I built …". Letters and tiny CVs are written
 * so. Each becomes two lines, a header and its text, where the document has no entries of the usual kind.
 */
import type { CvDocument, Line } from '#cv/document/document.ts'
import { joinLines } from '#cv/document/join-lines.ts'
import { stripEdgeDates } from '#cv/words/apart-dates.ts'
import { entryVotes } from './content-kind.ts'
import { headerVotes } from './line-signs.ts'

/** Space above a paragraph, in line heights; below it, a line goes on. */
const PARAGRAPH = 0.15
const LONGEST_HEADER = 160
/** A first paragraph is a greeting; names and contacts are shorter. In characters. */
const SHORTEST = 25

export function splitRunIns(document: CvDocument): CvDocument {
  const paragraphs = paragraphsOf(document.lines)
  const strict = paragraphs.map((lines) => splitOf(lines, 0.4))
  if (strict.filter((parts) => parts !== null).length < 2) return document
  const others = paragraphs.flatMap((lines, at) => (strict[at] ? [] : lines))
  const { job, school } = entryVotes(others)
  if (job + school >= 2.4) return document
  // Among such entries, one with an unknown title is another.
  const split = paragraphs.map((lines) => splitOf(lines, 0) ?? withSpace(lines))
  return { ...document, lines: split.flat() }
}

function paragraphsOf(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = []
  for (const line of lines) {
    const last = paragraphs.at(-1)
    const before = last?.at(-1)
    const goesOn = before && line.gap < PARAGRAPH && line.column === before.column && !line.isBullet
    if (last && goesOn) last.push(line)
    else paragraphs.push([line])
  }
  return paragraphs
}

/** Header and text; null for a paragraph that begins with no entry. */
const withSpace = ([first, ...rest]: Line[]): Line[] =>
  first && first.gap >= PARAGRAPH
    ? [{ ...first, gap: Math.max(first.gap, 0.5) }, ...rest]
    : [...(first ? [first] : []), ...rest]

/** `least` is how much the header has to look like a job or a school. */
function splitOf(lines: readonly Line[], least: number): Line[] | null {
  const [first] = lines
  if (!first || first.isBullet || !isText(lines)) return null
  const text = joinLines(lines.map((line) => line.text))
  if (text.length < SHORTEST) return null
  for (const { index } of text.slice(0, LONGEST_HEADER + 1).matchAll(/[.:](?=\s|$)/g)) {
    const header = text.slice(0, index)
    if (!stripEdgeDates(header)?.dates?.isRange || isAbbreviation(header)) continue
    const plain = { ...first, text: header, cells: [], gap: Math.max(first.gap, 0.5) }
    const { job, school } = headerVotes([plain])
    if (Math.max(job, school) < least) continue
    const rest = text.slice(index + 1).trim()
    const body = { ...first, text: rest, cells: [], gap: 0, isBold: false }
    return rest === '' ? [plain] : [plain, body]
  }
  return null
}

/** One paragraph, wrapped by its width, rather than lines that end on purpose. */
const isText = (lines: readonly Line[]) =>
  lines.every(({ cells }) => cells.length < 2) &&
  lines.slice(0, -1).every(({ text }) => text.length >= FULL_LINE)

/** In characters. */
const FULL_LINE = 45

const isAbbreviation = (text: string) =>
  /\s\p{L}{1,3}$/u.test(text) && /\d{4}/.test(text.slice(-12)) === false
