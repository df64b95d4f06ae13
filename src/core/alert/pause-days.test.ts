import { expect, test } from 'vitest'
import { pauseDays, pauseProblem } from './pause-days.ts'

/** Already March 3 in Auckland. */
const NOW = new Date('2026-03-02T20:00:00Z')

test.each([
  ['', 'UTC', null],
  ['2026-03-01', 'UTC', 'Choose a day after today.'],
  ['2026-03-02', 'UTC', 'Choose a day after today.'],
  ['2026-03-03', 'UTC', null],
  ['2026-03-03', 'Pacific/Auckland', 'Choose a day after today.'],
  ['2027-03-02', 'UTC', null],
  ['2027-03-03', 'UTC', 'Choose a day within a year.'],
  ['9999-12-31', 'UTC', 'Choose a day within a year.'],
])('a pause until %j in %s: %j', (day, timeZone, problem) =>
  expect(pauseProblem(day, timeZone, NOW)).toBe(problem),
)

test('the days to choose from are those that are accepted', () => {
  expect(pauseDays(NOW, 'Pacific/Auckland')).toEqual({ first: '2026-03-04', last: '2027-03-03' })
})
