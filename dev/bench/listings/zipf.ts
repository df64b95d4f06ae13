/**
 * Choices as frequent as words in texts are (Zipf): the first most often, the last hardly ever. One look-up
 * in a table of a million shares, so that a billion choices cost seconds.
 */

const SHARES = 2 ** 20

/** Answers numbers below `count`; number n is as frequent as 1 / (n + 1 + shift) ** exponent. `count` is at most 65,536. */
export function createZipf(
  count: number,
  { exponent = 1, shift = 0 }: { exponent?: number; shift?: number } = {},
): (random: () => number) => number {
  const weights = Float64Array.from({ length: count }, (_, n) => (n + 1 + shift) ** -exponent)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const table = new Uint16Array(SHARES)
  let reached = 0
  let at = 0
  for (let n = 0; n < count; n++) {
    reached += weights[n] as number
    const end = Math.max(at + 1, Math.round((reached / total) * SHARES)) // each at least once
    while (at < Math.min(end, SHARES)) table[at++] = n
  }
  return (random) => table[Math.floor(random() * SHARES)] as number
}
