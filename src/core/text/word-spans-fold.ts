/**
 * Folds text like fold-text.ts and records where each letter came from. Positions are UTF-16 units.
 * Most text keeps its length; only changes of length are recorded.
 */
import { fold } from './fold-text.ts'

/** Letters that folding may change. A combining mark belongs to the letter before it. */
const ODD_RUN = /[^\0-\x7f]+/g
/** A letter with its accents, or the parts of one Hangul syllable, which fold together. */
const CLUSTER = /[\u1100-\u11ff]+|\P{M}\p{M}*|\p{M}+/gsu
const STARTS_WITH_MARK = /^\p{M}/u
/** Soft hyphens, joiners and similar characters that may occur inside words. */
const INVISIBLE = /\u00ad|\u200c|\u200d|\u2060|\ufeff/g

/** Letters [from, to) of the original became `size` letters at `at` of the folded text. */
export type Jump = { at: number; size: number; from: number; to: number }

/** Jumps are in order; there are none where the length didn't change. */
export function foldWithOffsets(text: string): { folded: string; jumps: Jump[] } {
  const jumps: Jump[] = []
  const known = new Map<string, string>()
  let folded = ''
  let at = 0
  for (const { 0: run, index } of text.matchAll(ODD_RUN)) {
    const start = index > at && STARTS_WITH_MARK.test(run) ? index - 1 : index
    folded += text.slice(at, start).toLowerCase()
    at = start
    for (const [cluster] of text.slice(start, index + run.length).matchAll(CLUSTER)) {
      const letters = known.get(cluster) ?? foldWord(cluster)
      known.set(cluster, letters)
      const [size, to] = [letters.length, at + cluster.length]
      if (size !== cluster.length) jumps.push({ at: folded.length, size, from: at, to })
      folded += letters
      at = to
    }
  }
  return { folded: folded + text.slice(at).toLowerCase(), jumps }
}

/** The letters of the original that one folded letter comes from. */
export function placeOf(jumps: readonly Jump[], folded: number): { start: number; end: number } {
  let low = 0
  let high = jumps.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((jumps[middle] as Jump).at <= folded) low = middle + 1
    else high = middle
  }
  const before = jumps[low - 1]
  if (!before) return { start: folded, end: folded + 1 }
  const beyond = folded - before.at - before.size
  if (beyond < 0) return { start: before.from, end: before.to }
  return { start: before.to + beyond, end: before.to + beyond + 1 }
}

/**
 * Folds a word for comparison. A final sigma becomes a normal one, because a letter may be folded
 * without the letters around it.
 */
export const foldWord = (text: string) => fold(text).replace(INVISIBLE, '').replaceAll('ς', 'σ')
