/** Numbers of applications in addresses. */
import { expect, test } from 'vitest'
import { readApplicationId } from './application-id.ts'

test.each(['', '0', '01', '-1', '1.5', '1e3', 'abc', '1'.repeat(16), undefined])(
  '%j is no application',
  (text) => {
    expect(readApplicationId(text)).toBeNull()
  },
)

test('a number is', () => {
  expect(readApplicationId('4711')).toBe(4711)
})
