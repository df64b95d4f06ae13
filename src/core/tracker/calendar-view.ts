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

export type Today = { today: string; begins: Weekday }

/** Weeks from the current one on, which take the place of its month: at the end of a month, most of it is over. */
const COMING_WEEKS = 5

/** The day of the page before (-1) or after (1). A month opens on its first day. */
export function dayBeside(view: CalendarView, direction: -1 | 1, now: Today): string {
  const { kind, day } = view
  if (kind === 'week') return addDays(day, 7 * direction)
  if (kind === 'list') return addMonths(day, direction)
  if (!isComing(view, now)) return firstOfMonth(addMonths(day, direction))
  if (direction === 1) return addDays(lastComing(now), 1)
  const month = monthOf(view, now)
  if (month !== null) return addMonths(month, -1)
  const first = firstOfMonth(now.today)
  return first === now.today ? addMonths(first, -1) : first
}

/** Whole weeks of days: those of the month or the coming ones, one week, or none for the list. */
export function shownWeeks(view: CalendarView, now: Today): string[][] {
  const { kind, day } = view
  if (kind === 'list') return []
  if (kind === 'week') return [weekOf(day, now.begins)]
  return isComing(view, now) ? comingWeeks(now) : weeksOfMonth(day, now.begins)
}

/** Whether the coming weeks are shown instead of a month: they have its day. */
export const isComing = ({ kind, day }: CalendarView, now: Today): boolean =>
  kind === 'month' && day >= now.today && day <= lastComing(now)

/**
 * The first day of the month whose weeks a month view shows: also the coming weeks may be those of one month. Null if they
 * are parts of several.
 */
export function monthOf(view: CalendarView, now: Today): string | null {
  if (!isComing(view, now)) return firstOfMonth(view.day)
  const weeks = comingWeeks(now)
  const month = firstOfMonth(weeks[2]?.[0] ?? now.today)
  const own = weeksOfMonth(month, now.begins)
  const isSame = own[0]?.[0] === weeks[0]?.[0] && own.length === weeks.length
  return isSame ? month : null
}

const comingWeeks = ({ today, begins }: Today): string[][] =>
  Array.from({ length: COMING_WEEKS }, (_, at) => weekOf(addDays(today, 7 * at), begins))

const lastComing = (now: Today): string => comingWeeks(now).at(-1)?.at(-1) ?? now.today
