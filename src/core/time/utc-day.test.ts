import { expect, test } from 'vitest'
import { dayOf, startOfDay } from './utc-day.ts'

test.each([
  ['1970-01-01T00:00:00.000Z', 0],
  ['1970-01-01T23:59:59.999Z', 0],
  ['1970-01-02T00:00:00.000Z', 1],
  ['2026-03-02T09:00:00.000Z', 20_514],
  ['1969-12-31T23:59:59.999Z', 0],
  ['2200-01-01T00:00:00.000Z', 65_535],
])('%s is day %i', (instant, day) => {
  expect(dayOf(Date.parse(instant))).toBe(day)
})

test('a day begins at midnight UTC', () => {
  expect(startOfDay(new Date('2026-03-02T23:59:59.999Z')).toISOString()).toBe(
    '2026-03-02T00:00:00.000Z',
  )
})
