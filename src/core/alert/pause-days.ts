/** The days until which a person can pause emails about alerts: from tomorrow to a year from today, in their zone. */
import { addDays } from '#core/time/calendar-days.ts'
import { dayAt } from '#core/time/time-zone.ts'

/** The first and the last of them, `YYYY-MM-DD`. */
export function pauseDays(now: Date, timeZone: string): { first: string; last: string } {
  const today = dayAt(now, timeZone)
  return { first: addDays(today, 1), last: addDays(today, 365) }
}

/** Null for a day that can be chosen, and for none. */
export function pauseProblem(day: string, timeZone: string, now: Date): string | null {
  const { first, last } = pauseDays(now, timeZone)
  if (day === '') return null
  if (day < first) return 'Choose a day after today.'
  return day > last ? 'Choose a day within a year.' : null
}
