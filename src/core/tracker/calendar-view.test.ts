import { expect, test } from 'vitest'
import {
  type CalendarView,
  calendarAddress,
  dayBeside,
  isComing,
  monthOf,
  parseCalendarView,
  shownWeeks,
} from './calendar-view.ts'

const TODAY = '2026-03-02'
const NOW = { today: TODAY, begins: 1 } as const

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
  ['month', TODAY, '2026-03-01', '2026-04-06'],
  ['month', '2026-04-05', '2026-03-01', '2026-04-06'],
  ['month', '2026-04-06', '2026-03-01', '2026-05-01'],
  ['week', '2026-03-02', '2026-02-23', '2026-03-09'],
  ['list', '2026-03-31', '2026-02-28', '2026-04-30'],
])('beside the %s of %s are %s and %s', (kind, day, before, after) => {
  const beside = ([-1, 1] as const).map((direction) => dayBeside({ kind, day }, direction, NOW))
  expect(beside).toEqual([before, after])
})

test.each<[string, string, string | null]>([
  ['2026-11-30', '2026-11-30', '2026-12-01'],
  ['2026-12-03', '2026-12-03', '2026-12-01'],
  ['2026-12-03', '2027-01-02', '2026-12-01'],
  ['2026-12-03', '2026-11-05', '2026-11-01'],
  ['2026-12-07', '2026-12-07', null],
])('on %s the month view of %s is about %s', (today, day, month) => {
  expect(monthOf({ kind: 'month', day }, { today, begins: 1 })).toBe(month)
})

test('before the coming weeks of a month is the month before', () => {
  const now = { today: '2026-12-03', begins: 1 } as const
  expect(dayBeside({ kind: 'month', day: now.today }, -1, now)).toBe('2026-11-01')
})

test('before the coming weeks of the first of a month is the month before', () => {
  const now = { today: '2026-03-01', begins: 1 } as const
  expect(dayBeside({ kind: 'month', day: now.today }, -1, now)).toBe('2026-02-01')
})

test.each<[CalendarView['kind'], string, number]>([
  ['month', '2026-03-01', 6],
  ['month', TODAY, 5],
  ['week', TODAY, 1],
  ['list', TODAY, 0],
])('the %s of %s shows %i weeks', (kind, day, count) => {
  expect(shownWeeks({ kind, day }, NOW)).toHaveLength(count)
})

test('the coming weeks begin with this one', () => {
  const now = { today: '2026-11-30', begins: 1 } as const
  const view = { kind: 'month', day: now.today } as const
  const weeks = shownWeeks(view, now)
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(['2026-11-30', '2027-01-03'])
  expect([isComing(view, now), isComing({ ...view, day: '2026-11-29' }, now)]).toEqual([
    true,
    false,
  ])
})
