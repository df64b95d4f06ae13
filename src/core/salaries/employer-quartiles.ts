/**
 * Quartiles of pay in which each employer has the same weight, shared equally by its adverts: one employer's 200 adverts
 * are one voice. A quartile is the least amount with at least that share of the weight at or below it; where the share is
 * met exactly, the mean of that amount and the next.
 */

/** Yearly amounts of one currency, ascending. Employers are numbered from 0 to `employers` - 1, by advert. */
export type Adverts = { amounts: Float64Array; owners: Int32Array; employers: number }

/** A quarter of the weight is below `low`, half below `middle`, three quarters below `high`. */
export type Quartiles = { low: number; middle: number; high: number }

/** `employer` is any number that identifies one. */
export function toAdverts(stated: readonly { amount: number; employer: number }[]): Adverts {
  const inOrder = stated.toSorted((a, b) => a.amount - b.amount)
  const numbers = new Map<number, number>()
  const owners = Int32Array.from(inOrder, ({ employer }) => {
    const known = numbers.get(employer) ?? numbers.size
    numbers.set(employer, known)
    return known
  })
  return {
    amounts: Float64Array.from(inOrder, ({ amount }) => amount),
    owners,
    employers: numbers.size,
  }
}

/** Needs at least one advert. */
export function employerQuartiles(adverts: Adverts): Quartiles {
  const once = new Float64Array(adverts.employers).fill(1)
  return weightedQuartiles(adverts, voices(adverts, once), adverts.employers)
}

/** The weight of each advert if its employer has the given weight; `times` is by employer. */
export function voices({ owners, employers }: Adverts, times: Float64Array): Float64Array {
  const adverts = new Int32Array(employers)
  for (const owner of owners) adverts[owner] = (adverts[owner] as number) + 1
  return times.map((weight, owner) => weight / (adverts[owner] as number))
}

/** `shares` is the weight of each advert of an employer, `total` the weight of all adverts. */
export function weightedQuartiles(
  { amounts, owners }: Adverts,
  shares: Float64Array,
  total: number,
): Quartiles {
  const found = [0, 0, 0]
  let sum = 0
  let next = 0
  for (let at = 0; at < amounts.length && next < found.length; at++) {
    sum += shares[owners[at] as number] as number
    // sums of fractions are not exact
    while (next < found.length && sum >= ((next + 1) / 4) * total - TOLERANCE) {
      const isExact = sum <= ((next + 1) / 4) * total + TOLERANCE
      const after = isExact ? nextAmount(amounts, owners, shares, at) : at
      found[next++] = ((amounts[at] as number) + (amounts[after] as number)) / 2
    }
  }
  const [low = 0, middle = 0, high = 0] = found
  return { low, middle, high }
}

const TOLERANCE = 1e-9

/** The next advert that has a weight. */
function nextAmount(
  { length }: Float64Array,
  owners: Int32Array,
  shares: Float64Array,
  from: number,
): number {
  for (let at = from + 1; at < length; at++) {
    if ((shares[owners[at] as number] as number) > 0) return at
  }
  return from
}
