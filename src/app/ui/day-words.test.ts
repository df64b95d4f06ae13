/** Days in words. */
import { expect, test } from 'vitest'
import {
  formatDay,
  formatDays,
  formatDistance,
  formatMonth,
  formatMonthDay,
  formatWeekday,
  weekdayName,
} from './day-words.ts'

test('days are formatted in words', () => {
  expect(formatDay('2026-04-03')).toBe('April 3, 2026')
  expect(formatDay('2026-12-31T10:00')).toBe('December 31, 2026')
  expect(formatWeekday('2026-04-03')).toBe('Friday, April 3, 2026')
  expect(weekdayName('2026-04-03')).toBe('Friday')
  expect(formatMonthDay('2026-04-03')).toBe('April 3')
  expect(formatMonth('2026-04-03')).toBe('April 2026')
})

test.each([
  ['2026-04-03', 'today'],
  ['2026-04-04', 'tomorrow'],
  ['2026-04-02', 'yesterday'],
  ['2026-04-08', 'in 5 days'],
  ['2026-03-31', '3 days ago'],
  ['2026-05-03', null],
  ['2026-01-03', null],
])('%s is %s', (on, words) => {
  expect(formatDistance(on, '2026-04-03')).toBe(words)
})

test.each([
  ['2026-04-06', '2026-04-12', 'April 6–12, 2026'],
  ['2026-03-30', '2026-04-05', 'March 30 – April 5, 2026'],
  ['2026-12-28', '2027-01-03', 'December 28, 2026 – January 3, 2027'],
])('%s to %s is %s', (first, last, words) => {
  expect(formatDays(first, last)).toBe(words)
})
