/**
 * Time worked, from a CV's partial dates. A month is an integer (year × 12 + month from 0), and a span excludes its
 * `end`. A bare year means the middle of it, so "2019 – 2021" is two years.
 */
import type { PartialDate } from './cv.ts'

export type MonthSpan = { start: number; end: number }

const MIDDLE = 6

/** Null without a start date. A start alone counts as one month, since the end is unknown. */
export function spanOf(
  dates: { start: PartialDate | null; end: PartialDate | 'present' | null },
  today: PartialDate,
): MonthSpan | null {
  if (dates.start === null) return null
  const now = monthOf(today)
  const start = Math.min(monthOf(dates.start), now)
  if (dates.end === null) return { start, end: start + 1 }
  if (dates.end === 'present') return { start, end: Math.max(start + 1, now + 1) }
  const end = Math.min(monthOf(dates.end), now)
  const isWholeMonths = dates.start.length > 4 && dates.end.length > 4
  return { start, end: Math.max(start + 1, isWholeMonths ? end + 1 : end) }
}

/** Months covered by any of the spans; overlaps count once. */
export function monthsCovered(spans: readonly MonthSpan[]): number {
  let months = 0
  let reached = Number.NEGATIVE_INFINITY
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    months += Math.max(0, end - Math.max(start, reached))
    reached = Math.max(reached, end)
  }
  return months
}

export function monthOf(date: PartialDate): number {
  const month = date.length > 4 ? Number(date.slice(5, 7)) - 1 : MIDDLE
  return Number(date.slice(0, 4)) * 12 + month
}
