/** Which of several numbers are the best, for a table that compares. Unknown is null, and never the best. */

/**
 * One answer for each number, in their order. None is the best where fewer than two are known, or where all known ones
 * are equal: there is nothing to choose by then.
 */
export function bestNumbers(
  numbers: readonly (number | null)[],
  best: 'highest' | 'lowest',
): boolean[] {
  const known = numbers.filter((number) => number !== null)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  if (known.length < 2 || low === high) return numbers.map(() => false)
  return numbers.map((number) => number === (best === 'highest' ? high : low))
}
