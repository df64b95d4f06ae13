/**
 * Where the words that made a job match stand in a text of it. Marks are those of `Reading` in query.ts: folded
 * words, phrases with single spaces, and beginnings of words, which end in "*".
 */
import type { MarkedText, MarkRange } from './marked-text.ts'
import { type WordSpan, wordSpans } from './word-spans.ts'
import { foldWord } from './word-spans-fold.ts'

/** One place that a mark meets. */
export type Hit = { mark: string; start: number; end: number }

/** The text with every word that a mark meets; where two overlap, the earlier and longer one. */
export function markWords(text: string, marks: readonly string[]): MarkedText {
  return { text, marks: toRanges(findMarks(text, marks)) }
}

/** Every place that a mark meets, in order; places may overlap. */
export function findMarks(text: string, marks: readonly string[]): Hit[] {
  if (marks.length === 0) return []
  const { singles, beginnings, phrases } = sortMarks(marks)
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
  return hits.sort((a, b) => a.start - b.start || b.end - a.end)
}

/** Of hits in order: each the start and end of what is marked, none inside another. */
export function toRanges(hits: readonly Hit[]): MarkRange[] {
  const ranges: MarkRange[] = []
  for (const { start, end } of hits) {
    if (start >= (ranges.at(-1)?.[1] ?? 0)) ranges.push([start, end])
  }
  return ranges
}

function sortMarks(marks: readonly string[]) {
  const singles = new Map<string, string>()
  const beginnings: { mark: string; letters: string }[] = []
  const phrases: { mark: string; parts: string[] }[] = []
  for (const mark of marks) {
    const folded = foldWord(mark)
    if (folded.endsWith('*') && folded.length > 1) {
      beginnings.push({ mark, letters: folded.slice(0, -1) })
    } else if (folded.includes(' ')) phrases.push({ mark, parts: folded.split(' ') })
    else singles.set(folded, mark)
  }
  return { singles, beginnings, phrases }
}
