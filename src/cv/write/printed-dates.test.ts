import { expect, test } from 'vitest'
import { formatDates, formatPartialDate } from './printed-dates.ts'

test.each([
  ['2021', '2021'],
  ['2021-03', 'Mar 2021'],
  ['2021-03-05', '5 Mar 2021'],
])('%s is printed as %s', (date, printed) => {
  expect(formatPartialDate(date)).toBe(printed)
})

test.each([
  ['2021-03', 'present', 'Mar 2021 – Present'],
  ['2019', '2021-02', '2019 – Feb 2021'],
  ['2019', '2019', '2019'],
  ['2019-01', null, 'Jan 2019 –'],
  [null, '2019', '2019'],
  [null, 'present', 'Present'],
  [null, null, ''],
] as const)('from %s to %s is printed as %j', (start, end, printed) => {
  expect(formatDates(start, end)).toBe(printed)
})
