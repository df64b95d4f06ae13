/**
 * One typo: a letter missing, extra or wrong, or two neighbors swapped. Two typos are not corrected: at that distance
 * most words of four letters are some other word.
 */
import { areKeysAdjacent } from '#core/search/typo-table.ts'

export function isOneTypoAway(a: string, b: string): boolean {
  const difference = a.length - b.length
  if (difference < -1 || difference > 1 || a === b) return false

  let start = 0
  while (start < a.length && a.charCodeAt(start) === b.charCodeAt(start)) start++
  if (difference === -1) return sameFrom(a, start, b, start + 1)
  if (difference === 1) return sameFrom(a, start + 1, b, start)
  if (sameFrom(a, start + 1, b, start + 1)) return true
  const isSwapped = a[start] === b[start + 1] && a[start + 1] === b[start]
  return isSwapped && sameFrom(a, start + 2, b, start + 2)
}

function sameFrom(a: string, atA: number, b: string, atB: number): boolean {
  if (a.length - atA !== b.length - atB) return false
  while (atA < a.length) if (a.charCodeAt(atA++) !== b.charCodeAt(atB++)) return false
  return true
}

/** Whether two neighboring letters are swapped, and nothing else differs. */
export const isSwap = (a: string, b: string) =>
  a.length === b.length && isOneTypoAway(a, b) && sortedLetters(a) === sortedLetters(b)

/** Whether a typo is likely: a wrong letter is, only if its key is beside the right one. */
export function isLikely(typed: string, meant: string): boolean {
  if (typed.length !== meant.length || isSwap(typed, meant)) return true
  const at = [...typed].findIndex((letter, place) => letter !== meant[place])
  return areKeysAdjacent(typed.charAt(at), meant.charAt(at))
}

const sortedLetters = (word: string) => [...word].sort().join('')
