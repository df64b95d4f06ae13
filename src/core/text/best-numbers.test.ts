import { expect, test } from 'vitest'
import { bestNumbers } from './best-numbers.ts'

test.each([
  [[1, 3, 2], 'highest', [false, true, false]],
  [[1, 3, 2], 'lowest', [true, false, false]],
  [[3, null, 3, 2], 'highest', [true, false, true, false]],
  [[2, 2, null], 'highest', [false, false, false]],
  [[2, null], 'lowest', [false, false]],
  [[], 'highest', []],
] as const)('of %j the %s are %j', (numbers, best, expected) => {
  expect(bestNumbers(numbers, best)).toEqual(expected)
})
