import { expect, test } from 'vitest'
import { formatInterval, formatWait } from './board-words.ts'

test.each([
  [1, 'minute', 'in a minute'],
  [30, '30 minutes', 'in 30 minutes'],
  [60, 'hour', 'in an hour'],
  [90, '90 minutes', 'in 90 minutes'],
  [120, '2 hours', 'in 2 hours'],
  [24 * 60, 'day', 'in a day'],
  [3 * 24 * 60, '3 days', 'in 3 days'],
])('%i minutes are "every %s" and "%s"', (minutes, every, wait) => {
  expect(formatInterval(minutes)).toBe(every)
  expect(formatWait(new Date(minutes * 60_000), new Date(0))).toBe(wait)
})

test.each([0, -5])('a run that is due in %i minutes is due now', (minutes) => {
  expect(formatWait(new Date(minutes * 60_000), new Date(0))).toBe('now')
})
