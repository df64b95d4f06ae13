/** Why the bars of a company don't add up to its number of jobs. */
import { countOf } from '#core/text/count-of.ts'

type Bars = {
  counts: readonly number[]
  /** Whether there are no further values. */
  isWhole: boolean
  /** The company's jobs. */
  total: number
  /** "place". */
  noun: string
}

/** Null if they do, or if only the most frequent values are shown. */
export function barsNote({ counts, isWhole, total, noun }: Bars): string | null {
  const sum = counts.reduce((one, other) => one + other, 0)
  if (sum > total) return `A job with more than one ${noun} counts in each.`
  if (sum === total || !isWhole) return null
  const missing = total - sum
  return `${countOf(missing, 'job')} ${missing === 1 ? 'doesn’t' : 'don’t'} specify the ${noun}.`
}
