/**
 * Finds the known name that someone meant by an unknown one: the same letters in another case or without underscores,
 * or a typo. Strict about short names, where one typo often makes another word.
 */

/** How many typos a name of this length may have. "POST" and "HOSTS" are not "PORT" and "HOST". */
const slipsAllowed = (length: number) => (length < 5 ? 0 : length < 8 ? 1 : 2)

/** Null if no known name is similar enough. */
export function nearestName(name: string, known: readonly string[]): string | null {
  const letters = lettersOf(name)
  const exact = known.find((it) => lettersOf(it) === letters)
  if (exact) return exact
  const near = known
    .map((it) => ({ it, slips: fewSlipsBetween(letters, lettersOf(it)) }))
    .filter(({ slips }) => Number.isFinite(slips))
    .toSorted((a, b) => a.slips - b.slips)
  return near[0]?.it ?? null
}

/** Infinite if there are more slips than `meant` may have. Lengths rule out most pairs without comparing letters. */
function fewSlipsBetween(letters: string, meant: string): number {
  const allowed = slipsAllowed(meant.length)
  if (Math.abs(letters.length - meant.length) > allowed) return Number.POSITIVE_INFINITY
  const slips = slipsBetween(letters, meant)
  return slips <= allowed ? slips : Number.POSITIVE_INFINITY
}

const lettersOf = (name: string) => name.toUpperCase().replace(/[^A-Z\d]/g, '')

/** The number of letters added, omitted, replaced or swapped with a neighbor (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, at) => at),
  ]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    ;[before, last] = [last, row]
  }
  return last[b.length] as number
}
