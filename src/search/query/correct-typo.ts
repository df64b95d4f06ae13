/** Typos: whether a word of a text is one, and which word was meant. */
import { isKnownWord } from '#core/search/search-aliases.ts'
import { typoCorrection } from '#core/search/typo-table.ts'
import type { Alternative, Knowledge } from './plan.ts'
import type { Words } from './term-expansions.ts'
import { isLikely, isOneTypoAway, isSwap } from './typo.ts'

/**
 * Words up to this length are one typo away from too many others. Only swapped letters count for them; at exactly this
 * length other typos count too if titles have the word beside the same neighbor.
 */
const MAX_SHORT_WORD = 4
const MIN_TYPO_LENGTH = 3
/** A word in at most this many titles and other short fields may itself be a typo, */
const MAX_SLIP_JOBS = 2
/** if the word it resembles is in this many times as many. */
const SLIP_RATIO = 100

/**
 * The word that was meant if this one looks like a typo, else null. Of several candidates, the one that titles have
 * beside the word's neighbors. A name is correct however similar to another word it is, and so is a skill that no job
 * asks for: "scala" is not scale.
 */
export function intendedWord(
  words: Words,
  at: number,
  expansions: Alternative[],
  known: Knowledge,
): string | null {
  const word = words[at] as string
  if (isKnownWord(word)) return null
  const isUnknown = expansions.length === 0
  if (!isUnknown) {
    if (known.inShort([word]) > MAX_SLIP_JOBS || expansions.length > 1 || known.isName(word))
      return null
  }
  const listed = typoCorrection(word)
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
