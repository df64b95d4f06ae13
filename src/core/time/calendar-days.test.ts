import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  parseDay,
  type Weekday,
  weekOf,
  weeksOfMonth,
} from './calendar-days.ts'

test.each([
  ['2026-11-28', '2026-11-28'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['1969-12-31', null],
  ['2200-01-01', null],
  ['2026-1-1', null],
  ['2026-11-28T00:00', null],
  ['', null],
])('the day in "%s" is %s', (text, day) => {
  expect(parseDay(text)).toBe(day)
})

test.each([
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days is %s', (day, days, then) => {
  expect(addDays(day, days)).toBe(then)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i months is %s', (day, months, then) => {
  expect(addMonths(day, months)).toBe(then)
})

test.each<[string, Weekday, string, string]>([
  ['2026-11-28', 1, '2026-11-23', '2026-11-29'],
  ['2026-11-29', 1, '2026-11-23', '2026-11-29'],
  ['2026-11-29', 7, '2026-11-29', '2026-12-05'],
  ['2026-11-28', 6, '2026-11-28', '2026-12-04'],
])('the week of %s that begins on weekday %i is %s to %s', (day, begins, first, last) => {
  const week = weekOf(day, begins)
  expect([week[0], week[6], week.length]).toEqual([first, last, 7])
})

test.each<[string, Weekday, number, string, string]>([
  ['2026-11-28', 1, 6, '2026-10-26', '2026-12-06'],
  ['2026-02-10', 7, 4, '2026-02-01', '2026-02-28'],
  ['2026-02-10', 1, 5, '2026-01-26', '2026-03-01'],
  ['2026-03-29', 1, 6, '2026-02-23', '2026-04-05'],
])('the month of %s in weeks from weekday %i has %i of them, %s to %s', (...given) => {
  const [day, begins, count, first, last] = given
  const weeks = weeksOfMonth(day, begins)
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([count, first, last])
  expect(weeks.every((week) => week.length === 7)).toBe(true)
})
