/** The slider in both its scales. */
import { expect, test } from 'vitest'
import { formatSalaryChoice, SALARY_SCALES, toScale, toYearly } from './salary-choice.ts'

test('a year goes to 300,000 by 5,000, a month to 15,000 by 100', () => {
  expect(SALARY_SCALES).toMatchObject({
    yearly: { max: 300_000, step: 5_000 },
    monthly: { max: 15_000, step: 100 },
  })
})

test.each([
  [75_000, 75_000, 6_300],
  [0, 0, 0],
  [120_000, 120_000, 10_000],
  [300_000, 300_000, 15_000],
  [1_000_000, 300_000, 15_000],
])('%i a year stands at %i, and at %i a month', (yearly, year, month) => {
  expect(toScale(yearly, 'yearly')).toBe(year)
  expect(toScale(yearly, 'monthly')).toBe(month)
})

test('what is kept is always a year', () => {
  expect(toYearly(6_200, 'monthly')).toBe(74_400)
  expect(toYearly(75_000, 'yearly')).toBe(75_000)
})

test('amounts are said with their separators and period', () => {
  expect(formatSalaryChoice(75_000, 'yearly')).toBe('$75,000 a year')
  expect(formatSalaryChoice(75_000, 'monthly')).toBe('$6,250 a month')
  expect(formatSalaryChoice(1_234_567, 'yearly')).toBe('$1,234,567 a year')
})
