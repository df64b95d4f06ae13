import { expect, test } from 'vitest'
import { formatBriefly } from './brief-money.ts'

test.each([
  [850, 'USD', '$850'],
  [72_400, 'EUR', '€72k'],
  [999_000, 'USD', '$999k'],
  [10_000_000, 'JPY', '¥10M'],
])('%i %s is briefly %s', (amount, currency, expected) => {
  expect(formatBriefly(amount, currency)).toBe(expected)
})
