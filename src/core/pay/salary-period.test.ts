import { expect, test } from 'vitest'
import { toPeriod } from './salary-period.ts'

test.each([
  ['YEAR', 'year'],
  ['1 HOUR', 'hour'],
  ['per-year-salary', 'year'],
  ['annual', 'year'],
  ['Monthly', 'month'],
  ['2 WEEK', null],
  ['12 months', null],
  ['bi-weekly-salary', null],
  ['semi-month-salary', null],
  ['one-time-payment', null],
  ['once', null],
  ['', null],
])('a field that says "%s" means %s', (field, period) => expect(toPeriod(field)).toBe(period))
