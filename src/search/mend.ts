/**
 * Slips of the fingers: whether a word of a text is one, and which word was meant.
 */
import { isKnownWord } from '#core/search/search-aliases.ts'
import { meantBySlip } from '#core/search/slip-table.ts'
import type { Alternative, Knowledge } from './plan.ts'
import { isLikely, isOneTypoAway, isSwap } from './typo.ts'
import type { Words } from './ways.ts'

/**
 * Words of up to so many letters are one slip away from too many others: only swapped letters count, and in the longest
 * of them other slips where titles say the word beside the same neighbour.
 */
const MAX_SHORT_WORD = 4
const MIN_TYPO_LENGTH = 3
/** A word in at most so many titles and the like may be a slip itself, */
const MAX_SLIP_JOBS = 2
/** if the word it looks like is in so many times as many. */
const SLIP_RATIO = 100

/**
 * The word that was meant, when this one looks like a slip; null when it does not. Of several that may be meant, the one
 * that stands beside the word's neighbours in titles. A name is right however like another word it is, and so is a
 * skill that no job asks for: "scala" is not scale.
 */
export function mend(
  words: Words,
  at: number,
  ways: Alternative[],
  known: Knowledge,
): string | null {
  const word = words[at] as string
  if (isKnownWord(word)) return null
  const isUnknown = ways.length === 0
  if (!isUnknown) {
    if (known.inShort([word]) > MAX_SLIP_JOBS || ways.length > 1 || known.isName(word)) return null
  }
  const listed = meantBySlip(word)
  if (listed !== null && known.inShort([listed]) > 0) return listed
  if (word.length < MIN_TYPO_LENGTH) return null

  const [before, after] = [words[at - 1] ?? null, words[at + 1] ?? null]
  const [best] = known
    .similar(word)
    .filter((other) => isOneTypoAway(word, other))
    .map((other) => ({
      other,
      jobs: known.inShort([other]),
      beside: Math.max(
        before === null ? 0 : known.inShort([before, other]),
        after === null ? 0 : known.inShort([other, after]),
      ),
    }))
    .filter(
      ({ other, beside }) =>
        word.length > MAX_SHORT_WORD ||
        isSwap(word, other) ||
        (word.length === MAX_SHORT_WORD && beside > 0),
    )
    .sort((a, b) => b.beside - a.beside || b.jobs - a.jobs || (a.other < b.other ? -1 : 1))
  if (!best) return null
  const isFarMoreFrequent = best.jobs >= SLIP_RATIO * (known.anywhere([word]) + 1)
  return isUnknown || (isFarMoreFrequent && isLikely(word, best.other)) ? best.other : null
}
