/**
 * A share of the jobs that were published in each month. Months with too few jobs are left out: with 100 jobs, a share
 * of one half is already uncertain by ten percentage points.
 */

/** "2026-11", in UTC. */
export type Month = string

export const MONTH_FLOOR = 100

export type TrendPoint = {
  month: Month
  jobs: number
  /** All jobs of the month. */
  of: number
}

/** Ascending; a month that `jobs` lacks has none of them. */
export function trendPoints(
  jobs: ReadonlyMap<Month, number>,
  all: ReadonlyMap<Month, number>,
): TrendPoint[] {
  return [...all]
    .filter(([, of]) => of >= MONTH_FLOOR)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, of]) => ({ month, jobs: jobs.get(month) ?? 0, of }))
}

/** 0 to 100. */
export const percentOf = ({ jobs, of }: { jobs: number; of: number }): number =>
  of === 0 ? 0 : (jobs / of) * 100
