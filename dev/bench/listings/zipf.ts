/**
 * Random choices with the frequencies of words in texts (Zipf): the first most often, the last hardly ever. Each choice
 * is one lookup in a table of a million entries, so a billion choices take seconds.
 */

const SHARES = 2 ** 20

/** Picks item n as often as 1 / (n + 1 + shift) ** exponent. There are at most 65,536 items. */
export function pickerOf<Item>(
  items: readonly Item[],
  { exponent = 1, shift = 0 }: { exponent?: number; shift?: number },
): (random: () => number) => Item {
  const weights = Float64Array.from(items, (_, n) => (n + 1 + shift) ** -exponent)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const table = new Uint16Array(SHARES)
  let reached = 0
  let at = 0
  for (const [n, weight] of weights.entries()) {
    reached += weight
    const end = Math.max(at + 1, Math.round((reached / total) * SHARES)) // each at least once
    while (at < Math.min(end, SHARES)) table[at++] = n
  }
  return (random) => items[table[Math.floor(random() * SHARES)] as number] as Item
}
