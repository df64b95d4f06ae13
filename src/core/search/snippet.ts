/**
 * The passage of a long text that best shows why it matched: about 160 characters around the words searched for, cut
 * between words, with an ellipsis for omissions. Lengths are in UTF-16 units.
 */

import type { MarkedText } from '#core/text/marked-text.ts'
import { type Hit, type MarkFinder, toRanges } from './mark-words.ts'

/** Two lines of a narrow card, like the snippets of search engines. */
export const SNIPPET_LENGTH = 160
/** How much to show before the first match in a longer sentence. */
const LEAD = 40
/** If its sentence starts at most this far before the match, show it from the start. */
const SENTENCE_LEAD = 60
const SENTENCE_ENDS = '.!?•'

/**
 * Null if no `wanted` mark is in the text. Prefers windows with more wanted marks, then with more marks, then
 * earlier ones.
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

/** Starts at the sentence if that is near, otherwise at a word shortly before. */
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

/** The last word end within the length; the length itself if one word fills it. */
function windowEnd(line: string, start: number): number {
  const limit = start + SNIPPET_LENGTH
  if (line.length <= limit) return line.length
  const space = line.lastIndexOf(' ', limit)
  if (space > start) return space
  const isMidPair = (line.codePointAt(limit - 1) as number) > 0xffff
  return isMidPair ? limit - 1 : limit
}
