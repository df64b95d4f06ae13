import { expect, test } from 'vitest'
import {
  type CalendarView,
  calendarAddress,
  dayBeside,
  parseCalendarView,
  shownWeeks,
} from './calendar-view.ts'

const TODAY = '2026-03-02'

test.each<[string, CalendarView]>([
  ['', { kind: 'month', day: TODAY }],
  ['view=week', { kind: 'week', day: TODAY }],
  ['view=list&day=2026-04-03', { kind: 'list', day: '2026-04-03' }],
  ['view=year&day=2026-02-30', { kind: 'month', day: TODAY }],
])('"%s" is a view', (text, view) => {
  expect(parseCalendarView(new URLSearchParams(text), TODAY)).toEqual(view)
})

test.each<[CalendarView['kind'], string | null, string]>([
  ['month', null, '/dashboard/calendar'],
  ['month', '2026-04-03', '/dashboard/calendar?day=2026-04-03'],
  ['week', null, '/dashboard/calendar?view=week'],
  ['list', '2026-04-03', '/dashboard/calendar?view=list&day=2026-04-03'],
])('the address of the %s of %s is %s', (kind, day, address) => {
  expect(calendarAddress({ kind, day })).toBe(address)
})

test.each<[CalendarView['kind'], string, string, string]>([
  ['month', '2026-01-31', '2025-12-01', '2026-02-01'],
  ['week', '2026-03-02', '2026-02-23', '2026-03-09'],
  ['list', '2026-03-31', '2026-02-28', '2026-04-30'],
])('beside the %s of %s are %s and %s', (kind, day, before, after) => {
  expect([dayBeside({ kind, day }, -1), dayBeside({ kind, day }, 1)]).toEqual([before, after])
})

test.each<[CalendarView['kind'], number]>([
  ['month', 6],
  ['week', 1],
  ['list', 0],
])('the %s of March 2026 shows %i weeks', (kind, count) => {
  expect(shownWeeks({ kind, day: TODAY }, 1)).toHaveLength(count)
})
