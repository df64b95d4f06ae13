/**
 * Whether a share rose or fell: the last three months against the three before. A change is clear if two shares of one
 * and the same population would differ so much in fewer than three of a thousand cases (two-proportion z-test,
 * |z| ≥ 3): many names are compared at once, and adverts of one employer resemble each other.
 */
import { addMonths } from './months.ts'
import { type Month, percentOf, type TrendPoint } from './trend-line.ts'

export const COMPARED_MONTHS = 3
const CLEAR_Z = 3

export type TrendChange = {
  /** Percent of the last months, and of those before; null if there are too few months. */
  now: number
  before: number | null
  /** Percentage points; null without months before. */
  difference: number | null
  isClear: boolean
}

/**
 * Null without any month. Only months in a row are compared, and only from `watchedSince` on: of earlier ones, those jobs
 * are known that were open for long.
 */
export function trendChange(
  points: readonly TrendPoint[],
  watchedSince: Month | null,
): TrendChange | null {
  if (points.length === 0) return null
  const last = summed(points.slice(-COMPARED_MONTHS))
  const earlier = points.slice(-2 * COMPARED_MONTHS, -COMPARED_MONTHS)
  const now = percentOf(last)
  const [start] = earlier
  const isWatched = start !== undefined && watchedSince !== null && start.month >= watchedSince
  const isInRow =
    start !== undefined && addMonths(start.month, 2 * COMPARED_MONTHS - 1) === points.at(-1)?.month
  if (earlier.length < COMPARED_MONTHS || !isWatched || !isInRow) {
    return { now, before: null, difference: null, isClear: false }
  }
  const first = summed(earlier)
  const before = percentOf(first)
  return { now, before, difference: now - before, isClear: Math.abs(zOf(last, first)) >= CLEAR_Z }
}

type Share = { jobs: number; of: number }

const summed = (points: readonly TrendPoint[]): Share => ({
  jobs: points.reduce((sum, { jobs }) => sum + jobs, 0),
  of: points.reduce((sum, { of }) => sum + of, 0),
})

function zOf(a: Share, b: Share): number {
  const pooled = (a.jobs + b.jobs) / (a.of + b.of)
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / a.of + 1 / b.of))
  return deviation === 0 ? 0 : (a.jobs / a.of - b.jobs / b.of) / deviation
}
