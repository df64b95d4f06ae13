/** The dates on one page of the calendar: those of the shown weeks, or a list that begins on a day. */
import type { AccountId } from '#core/account/account.ts'
import { addDays, type Weekday } from '#core/time/calendar-days.ts'
import { dayAt, wallTimeAt } from '#core/time/time-zone.ts'
import { type CalendarItem, calendarItems } from '#core/tracker/calendar-item.ts'
import {
  type CalendarView,
  dayBeside,
  monthOf,
  parseCalendarView,
  shownWeeks,
} from '#core/tracker/calendar-view.ts'
import * as calendarFeeds from '#store/calendar-feeds.ts'
import { type OwnZone, ownZone } from '#work/account/own-zone.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** Limit for each kind; the latest ones are kept. */
const MAX_PLANNED = 2_000
/** As many as a list shows; the next page begins where it ends. */
const MAX_LISTED = 50

export type CalendarDay = { on: string; items: CalendarItem[] }

export type CalendarPage = {
  view: CalendarView
  zone: OwnZone
  today: string
  /** Of a month or a week, in order. */
  weeks: CalendarDay[][]
  /** Of a list: the days that have items, in order. */
  days: CalendarDay[]
  /** The first day that the list had no room for; null if it shows everything. */
  nextOn: string | null
  /** Whether the person has no dates at all, on this page or another. */
  isEmpty: boolean
  /** The first day of the month that `weeks` show; null if they are those from today on, of several months. */
  month: string | null
  /** The days of the pages before and after. */
  beside: { before: string; after: string }
  /** The first that is not over yet, wherever it is. */
  next: CalendarItem | null
}

export async function calendarPage(
  services: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
  { given, weekBegins }: { given: URLSearchParams; weekBegins: Weekday },
): Promise<CalendarPage> {
  const zone = await ownZone(services, accountId)
  const now = services.clock.now()
  const today = dayAt(now, zone.zone)
  const calendar = { today, begins: weekBegins }
  const view = parseCalendarView(given, today)
  const planned = await calendarFeeds.planned(services.db, accountId, {
    since: new Date(0),
    limit: MAX_PLANNED,
  })
  const items = calendarItems(planned, zone.zone)
  const byDay = Map.groupBy(items, ({ on }) => on)
  const weeks = shownWeeks(view, calendar).map((week) =>
    week.map((on) => ({ on, items: byDay.get(on) ?? [] })),
  )
  const listed = view.kind === 'list' ? listFrom(byDay, view.day) : { days: [], nextOn: null }
  const wall = wallTimeAt(now, zone.zone).replace('T', ' ')
  return {
    view,
    zone,
    today,
    weeks,
    ...listed,
    isEmpty: items.length === 0,
    month: monthOf(view, calendar),
    beside: { before: dayBeside(view, -1, calendar), after: dayBeside(view, 1, calendar) },
    next: items.find(({ on, endTime }) => `${on} ${endTime ?? '24:00'}` > wall) ?? null,
  }
}

/** Whole days, so that the last one is never cut; at least one. */
function listFrom(byDay: ReadonlyMap<string, CalendarItem[]>, from: string) {
  const days: CalendarDay[] = []
  let count = 0
  for (const [on, items] of byDay) {
    if (on < from) continue
    if (days.length > 0 && count + items.length > MAX_LISTED) {
      return { days, nextOn: addDays((days.at(-1) as CalendarDay).on, 1) }
    }
    days.push({ on, items })
    count += items.length
  }
  return { days, nextOn: null }
}
