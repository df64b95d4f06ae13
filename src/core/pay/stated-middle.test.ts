/** The amount by which an advert counts. */
import { expect, test } from 'vitest'
import type { Salary } from './salary.ts'
import { statedMiddle } from './stated-middle.ts'

const EUR: Salary = { min: null, max: null, currency: 'EUR', period: 'year' }

test.each<[string, Salary | null, number | null]>([
  ['nothing stated', null, null],
  ['a range', { ...EUR, min: 60_000, max: 80_000 }, 70_000],
  ['only the lower end', { ...EUR, min: 60_000 }, 60_000],
  ['only the upper end', { ...EUR, max: 80_000 }, 80_000],
  ['a month', { ...EUR, min: 5_000, max: 6_000, period: 'month' }, 66_000],
  ['an unknown period', { ...EUR, min: 5_000, period: null }, null],
  ['an unknown currency', { ...EUR, min: 60_000, currency: null }, null],
])('%s', (_, salary, expected) => {
  expect(statedMiddle(salary)).toBe(expected)
})
