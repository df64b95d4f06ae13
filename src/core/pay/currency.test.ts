import { expect, test } from 'vitest'
import { formatShortMoney } from './currency.ts'

test.each([
  [0, 'USD', '$0'],
  [95_000, 'USD', '$95,000'],
  [999_999, 'JPY', '¥999,999'],
  [12_000_000, 'JPY', '¥12M'],
  [12_345_678, 'JPY', '¥12.35M'],
  [1_500_000_000, 'IDR', 'IDR 1.5B'],
])('%d %s is shown as %s', (amount, code, text) =>
  expect(formatShortMoney(amount, code)).toBe(text),
)
