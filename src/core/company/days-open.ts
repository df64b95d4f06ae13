/**
 * How long jobs stay open, by Kaplan and Meier (1958): jobs that are still open count as long as they have been watched,
 * so that the many young ones do not make an employer look quick. The interval of the median is the one of Brookmeyer
 * and Crowley (1982) with Greenwood's variance on the scale of log(-log), which keeps it inside 0 and 1.
 */

/** Jobs that were closed, or last seen open, this many days after they were first seen. */
export type Watched = { days: number; isClosed: boolean; jobs: number }

/** Of the jobs, the share that is open for more than so many days. */
export type Survival = { days: number; share: number; low: number; high: number }

export type DaysOpen = {
  /** Null if more than half are still open after the longest time watched. */
  median: number | null
  /** The 90 % interval of the median; `to` is null if it has no end yet. */
  from: number
  to: number | null
}

/** The normal distribution has 90 % of its weight within so many standard deviations. */
const DEVIATIONS = 1.645
/** Shares are sums of fractions, which are not exact. */
const TOLERANCE = 1e-9

/** One step for each number of days after which jobs were closed, ascending. */
export function survival(watched: readonly Watched[]): Survival[] {
  const inOrder = [...Map.groupBy(watched, ({ days }) => days)].sort(([a], [b]) => a - b)
  let atRisk = sumOf(watched)
  let share = 1
  let greenwood = 0
  return inOrder.flatMap(([days, group]) => {
    const closed = sumOf(group.filter(({ isClosed }) => isClosed))
    const before = atRisk
    atRisk -= sumOf(group)
    if (closed === 0) return []
    share *= 1 - closed / before
    greenwood += closed / (before * (before - closed))
    return { days, share, ...interval(share, greenwood) }
  })
}

export function daysOpen(watched: readonly Watched[]): DaysOpen {
  const steps = survival(watched)
  const firstAtHalf = (value: (step: Survival) => number) =>
    steps.find((step) => value(step) <= 0.5 + TOLERANCE)?.days ?? null
  const last = Math.max(0, ...watched.map(({ days }) => days))
  return {
    median: firstAtHalf(({ share }) => share),
    from: firstAtHalf(({ low }) => low) ?? last,
    to: firstAtHalf(({ high }) => high),
  }
}

/** Where nothing or everything is left, the logarithm has no value: the share itself is all that is known. */
function interval(share: number, greenwood: number): { low: number; high: number } {
  if (share <= TOLERANCE || share >= 1) return { low: Math.max(0, share), high: Math.max(0, share) }
  const deviation = Math.sqrt(greenwood) / Math.abs(Math.log(share))
  return {
    low: share ** Math.exp(DEVIATIONS * deviation),
    high: share ** Math.exp(-DEVIATIONS * deviation),
  }
}

const sumOf = (watched: readonly Watched[]) => watched.reduce((sum, { jobs }) => sum + jobs, 0)
