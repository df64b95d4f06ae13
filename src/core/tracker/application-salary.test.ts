import { expect, test } from 'vitest'
import { salaryRange } from './application-salary.ts'

const usd = (min: number | null, max: number | null) => ({
  min,
  max,
  currency: 'USD',
  period: 'year' as const,
})

test.each([
  [usd(80_000, 100_000), '80-100k', '$80,000 - $100,000'],
  [usd(80_000, null), 'from 80k', 'from 80k'],
  [usd(null, 100_000), null, null],
  [null, ' competitive ', 'competitive'],
  [null, ' ', null],
  [null, null, null],
])('%o and %o are stored as %o', (salary, text, expected) => {
  expect(salaryRange(salary, text)).toBe(expected)
})
