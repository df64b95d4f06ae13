/**
 * What /dashboard/calendar shows, as its URL says: a month, a week, or a list that begins on a day. Days are
 * yyyy-MM-dd. Without a day it is today, which only the loader knows.
 */
import {
  addDays,
  addMonths,
  firstOfMonth,
  parseDay,
  type Weekday,
  weekOf,
  weeksOfMonth,
} from '#core/time/calendar-days.ts'

export const CALENDAR_VIEWS = ['month', 'week', 'list'] as const
export type CalendarViewKind = (typeof CALENDAR_VIEWS)[number]

export type CalendarView = { kind: CalendarViewKind; day: string }

export const CALENDAR_PATH = '/dashboard/calendar'

/** Invalid values are ignored: the month, and today. */
export function parseCalendarView(given: URLSearchParams, today: string): CalendarView {
  const kind = CALENDAR_VIEWS.find((it) => it === given.get('view')) ?? 'month'
  return { kind, day: parseDay(given.get('day') ?? '') ?? today }
}

/** `day` is left out for today, so that the address stays right tomorrow. */
export function calendarAddress({ kind, day }: { kind: CalendarViewKind; day: string | null }) {
  const pairs = [...(kind === 'month' ? [] : [`view=${kind}`]), ...(day ? [`day=${day}`] : [])]
  return pairs.length === 0 ? CALENDAR_PATH : `${CALENDAR_PATH}?${pairs.join('&')}`
}

/** The day of the page before (-1) or after (1). A month opens on its first day. */
export function dayBeside({ kind, day }: CalendarView, direction: -1 | 1): string {
  if (kind === 'week') return addDays(day, 7 * direction)
  if (kind === 'month') return firstOfMonth(addMonths(day, direction))
  return addMonths(day, direction)
}

/** Whole weeks of days: those of the month, one week, or none for the list. */
export function shownWeeks({ kind, day }: CalendarView, begins: Weekday): string[][] {
  if (kind === 'list') return []
  return kind === 'week' ? [weekOf(day, begins)] : weeksOfMonth(day, begins)
}
