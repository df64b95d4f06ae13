/**
 * The part of a long text that shows best why it matched: about 160 characters around the words looked for, cut
 * between words, with an ellipsis where something is left out. Lengths are UTF-16 units.
 */

import type { MarkedText } from '#core/text/marked-text.ts'
import { type Hit, type MarkFinder, toRanges } from './mark-words.ts'

/** Two lines of a narrow card; about what search engines show under a result. */
export const SNIPPET_LENGTH = 160
/** How much is shown before the first word looked for, where the sentence began earlier. */
const LEAD = 40
/** A sentence that began at most so far before it is shown from its beginning. */
const SENTENCE_LEAD = 60
const SENTENCE_ENDS = '.!?•'

/**
 * Null when no `wanted` mark stands in the text. Windows with more of the wanted win, then those with more marks at
 * all, then the earlier.
 */
export function snippet(
  text: string,
  find: MarkFinder,
  wanted: readonly string[],
): MarkedText | null {
  const line = text.replace(/\s+/g, ' ').trim()
  const hits = find(line)
  const start = bestStart(line, hits, new Set(wanted))
  return start === null ? null : cut(line, hits, start)
}

function bestStart(line: string, hits: readonly Hit[], wanted: ReadonlySet<string>) {
  let best: { start: number; score: number } | null = null
  for (const [at, first] of hits.entries()) {
    const start = windowStart(line, first.start)
    const seen = new Set<string>()
    for (let next = at; next < hits.length; next++) {
      const hit = hits[next] as Hit
      if (hit.end > start + SNIPPET_LENGTH) break
      seen.add(hit.mark)
    }
    const wantedSeen = [...seen].filter((mark) => wanted.has(mark)).length
    if (wantedSeen === 0) continue
    const score = wantedSeen * (hits.length + 1) + seen.size
    if (best === null || score > best.score) best = { start, score }
  }
  return best?.start ?? null
}

/** A little before the word: where its sentence begins, or another word does. */
function windowStart(line: string, first: number): number {
  if (line.length <= SNIPPET_LENGTH) return 0
  for (let at = first; at > 0 && at >= first - SENTENCE_LEAD; at--) {
    if (line[at - 1] === ' ' && SENTENCE_ENDS.includes(line[at - 2] ?? ' ')) return at
  }
  if (first <= SENTENCE_LEAD) return 0
  const space = line.indexOf(' ', first - LEAD)
  return space >= 0 && space < first ? space + 1 : first
}

function cut(line: string, hits: readonly Hit[], start: number): MarkedText {
  const end = windowEnd(line, start)
  const before = start > 0 ? '… ' : ''
  const shift = before.length - start
  const shown = hits.filter((hit) => hit.start >= start && hit.end <= end)
  return {
    text: before + line.slice(start, end) + (end < line.length ? ' …' : ''),
    marks: toRanges(shown).map(([from, to]) => [from + shift, to + shift]),
  }
}

/** The last end of a word within the length; the length itself where one word fills it. */
function windowEnd(line: string, start: number): number {
  const limit = start + SNIPPET_LENGTH
  if (line.length <= limit) return line.length
  const space = line.lastIndexOf(' ', limit)
  if (space > start) return space
  const isMidPair = (line.codePointAt(limit - 1) as number) > 0xffff
  return isMidPair ? limit - 1 : limit
}
