import { expect, test } from 'vitest'
import { createTop } from './top-list.ts'

test.each([
  [0, []],
  [1, [9]],
  [3, [9, 8, 7]],
  [10, [9, 8, 7, 5, 4, 2, 1]],
])('of seven numbers the best %d are %j', (limit, expected) => {
  const top = createTop<number>(limit, (a, b) => a > b)
  for (const number of [4, 9, 1, 7, 2, 8, 5]) top.offer(number)
  expect(top.items).toEqual(expected)
})
