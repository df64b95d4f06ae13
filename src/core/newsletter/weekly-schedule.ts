/** When the issue with the numbers of the week is due. Instants and days are UTC; weekdays are ISO, 1 is Monday. */
import { startOfDay } from '#core/time/utc-day.ts'

export type WeeklySchedule = { isOn: boolean; weekday: number; hour: number }

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export const DEFAULT_SCHEDULE: WeeklySchedule = { isOn: false, weekday: 1, hour: 8 }

/** After a longer outage the issue is skipped: its numbers are no longer about "this week". */
export const LATEST_MS = 24 * 3_600_000

const DAY_MS = 24 * 3_600_000
const WEEK_MS = 7 * DAY_MS

/** The last instant of the schedule up to and including `now`. */
export function lastDueAt({ weekday, hour }: WeeklySchedule, now: Date): Date {
  const due = new Date(mondayOf(now).getTime() + (weekday - 1) * DAY_MS + hour * 3_600_000)
  return due > now ? new Date(due.getTime() - WEEK_MS) : due
}

export const nextDueAt = (schedule: WeeklySchedule, now: Date): Date =>
  new Date(lastDueAt(schedule, now).getTime() + WEEK_MS)

/** Midnight of the Monday that begins the week of this instant. */
export function mondayOf(at: Date): Date {
  return new Date(startOfDay(at).getTime() - ((at.getUTCDay() + 6) % 7) * DAY_MS)
}

/** The seven whole days before the day of `at`. */
export function weekBefore(at: Date): { since: Date; until: Date } {
  const until = startOfDay(at)
  return { since: new Date(until.getTime() - WEEK_MS), until }
}
