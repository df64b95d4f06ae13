import { expect, test } from 'vitest'
import { CURRENCY_CODES, usdPerUnit } from './currency.ts'
import { formatBar, SALARY_BARS, salaryStep } from './salary-bars.ts'

test.each([
  ['USD', 20_000],
  ['EUR', 20_000],
  ['GBP', 20_000],
  ['PLN', 100_000],
  ['JPY', 2_000_000],
  ['INR', 2_000_000],
  ['KWD', 5_000],
])('a range of %s is %d wide', (code, step) => expect(salaryStep(usdPerUnit(code) ?? 0)).toBe(step))

test('a range is about 20,000 dollars wide in every currency', () => {
  const dollars = CURRENCY_CODES.map((code) => {
    const rate = usdPerUnit(code) ?? 0
    return salaryStep(rate) * rate
  })
  expect(Math.min(...dollars)).toBeGreaterThan(12_000)
  expect(Math.max(...dollars)).toBeLessThan(33_000)
})

test('ranges of millions are short', () =>
  expect(formatBar(4, { currency: 'JPY', step: 2_000_000 })).toBe('¥8M – ¥10M'))

test.each([
  [0, '€0 – €20,000'],
  [4, '€80,000 – €100,000'],
  [SALARY_BARS - 1, '€300,000 or more'],
])('range %d is %s', (bar, text) =>
  expect(formatBar(bar, { currency: 'EUR', step: 20_000 })).toBe(text),
)
