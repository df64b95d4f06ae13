import { expect, test } from 'vitest'
import { formatSalaryChoice, SALARY_SCALES, toScale, toYearly } from './salary-choice.ts'

test('the yearly scale goes to 300,000 in steps of 5,000, the monthly one to 15,000 in steps of 100', () => {
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
])('%i a year is %i on the yearly scale and %i on the monthly one', (yearly, year, month) => {
  expect(toScale(yearly, 'yearly')).toBe(year)
  expect(toScale(yearly, 'monthly')).toBe(month)
})

test('the stored value is always yearly', () => {
  expect(toYearly(6_200, 'monthly')).toBe(74_400)
  expect(toYearly(75_000, 'yearly')).toBe(75_000)
})

test('amounts are shown with separators and period', () => {
  expect(formatSalaryChoice(75_000, 'yearly')).toBe('$75,000 a year')
  expect(formatSalaryChoice(75_000, 'monthly')).toBe('$6,250 a month')
  expect(formatSalaryChoice(1_234_567, 'yearly')).toBe('$1,234,567 a year')
})
