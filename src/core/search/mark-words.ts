/**
 * Finds the words in a text that made a job match. Marks are those of `Reading` in query.ts: folded words, phrases
 * with single spaces, and prefixes ending in "*". Create a finder once for many texts; in long texts it only reads
 * near possible matches.
 */
import type { MarkedText, MarkRange } from '#core/text/marked-text.ts'
import { type WordSpan, wordSpans } from '#core/text/word-spans.ts'
import { foldWithOffsets, foldWord, placeOf } from '#core/text/word-spans-fold.ts'

/** One match of a mark, with its offsets. */
export type Hit = { mark: string; start: number; end: number }

/** Every match in a text, in order; matches may overlap. */
export type MarkFinder = (text: string) => Hit[]

export function createMarkFinder(marks: readonly string[]): MarkFinder {
  const sorted = sortMarks(marks)
  const candidates = candidatePattern(marks)
  if (candidates === null) return () => []
  return (text) => {
    const hits = regionsOf(text, candidates).flatMap(({ start, end }) =>
      hitsIn(text.slice(start, end), sorted).map((hit) => ({
        ...hit,
        start: hit.start + start,
        end: hit.end + start,
      })),
    )
    return hits.sort((a, b) => a.start - b.start || b.end - a.end)
  }
}

/** The text with its matches; if two overlap, the earlier and longer one is kept. */
export function markWords(text: string, find: MarkFinder): MarkedText {
  return { text, marks: toRanges(find(text)) }
}

/** Start and end of each range, without overlaps. Expects hits in order. */
export function toRanges(hits: readonly Hit[]): MarkRange[] {
  const ranges: MarkRange[] = []
  for (const { start, end } of hits) {
    if (start >= (ranges.at(-1)?.[1] ?? 0)) ranges.push([start, end])
  }
  return ranges
}

type SortedMarks = {
  singles: Map<string, string>
  beginnings: { mark: string; letters: string }[]
  phrases: { mark: string; parts: string[] }[]
}

function sortMarks(marks: readonly string[]): SortedMarks {
  const sorted: SortedMarks = { singles: new Map(), beginnings: [], phrases: [] }
  for (const mark of marks) {
    const folded = foldWord(mark)
    if (folded.endsWith('*') && folded.length > 1) {
      sorted.beginnings.push({ mark, letters: folded.slice(0, -1) })
    } else if (folded.includes(' ')) sorted.phrases.push({ mark, parts: folded.split(' ') })
    else sorted.singles.set(folded, mark)
  }
  return sorted
}

/**
 * Matches the letters of any mark with any signs between them: "full-stack" may be fullstack, "Node.js" nodejs. May
 * match too much, never too little. Null if no mark has letters.
 */
function candidatePattern(marks: readonly string[]): RegExp | null {
  const spellings = marks
    .map((mark) => [...foldWord(mark)].filter((letter) => /[\p{L}\p{N}]/u.test(letter)))
    .filter((letters) => letters.length > 0)
    .map((letters) => letters.join('[^\\p{L}\\p{N}]*'))
  return spellings.length === 0 ? null : new RegExp(spellings.join('|'), 'gu')
}

/** How far around a candidate to read, in UTF-16 units. Marks that overlap it begin and end within this distance. */
const REACH = 100

function regionsOf(text: string, candidates: RegExp) {
  const { folded, jumps } = foldWithOffsets(text)
  const regions: { start: number; end: number }[] = []
  for (const { 0: found, index } of folded.matchAll(candidates)) {
    const before = regions.at(-1)
    const start = wordStart(text, placeOf(jumps, index).start - REACH)
    const end = wordEnd(text, placeOf(jumps, index + found.length - 1).end + REACH)
    if (before && start <= before.end) before.end = end
    else regions.push({ start, end })
  }
  return regions
}

/** Extends to the nearest spaces, since no word crosses one. */
const wordStart = (text: string, at: number) => Math.max(0, at <= 0 ? 0 : text.lastIndexOf(' ', at))
function wordEnd(text: string, at: number): number {
  const space = text.indexOf(' ', at)
  return space < 0 ? text.length : space
}

function hitsIn(text: string, { singles, beginnings, phrases }: SortedMarks): Hit[] {
  const { words, forms } = wordSpans(text)
  const hits: Hit[] = []
  const meet = ({ word, start, end }: WordSpan) => {
    const whole = singles.get(word)
    if (whole !== undefined) hits.push({ mark: whole, start, end })
    for (const { mark, letters } of beginnings) {
      if (word.startsWith(letters)) hits.push({ mark, start, end })
    }
  }
  for (const [at, span] of words.entries()) {
    meet(span)
    for (const { mark, parts } of phrases) {
      if (!parts.every((part, offset) => words[at + offset]?.word === part)) continue
      hits.push({ mark, start: span.start, end: words[at + parts.length - 1]?.end ?? span.end })
    }
  }
  for (const form of forms) meet(form)
  return hits
}
