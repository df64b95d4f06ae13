import { expect, test } from 'vitest'
import { formatShare } from './figure-share.ts'

test.each([
  [0, 0, null],
  [0, 3, '0% of 3'],
  [1, 3, '33% of 3'],
  [3, 3, '100% of 3'],
  [9_999, 10_000, '99% of 10,000'],
])('%i of %i is %s', (part, total, text) => {
  expect(formatShare(part, total)).toBe(text)
})
