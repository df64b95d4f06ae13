import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test.each<[page: number, last: number, numbers: (number | null)[]]>([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('page %i of %i shows its neighbors and both ends', (page, last, numbers) => {
  expect(pageNumbers(page, last)).toEqual(numbers)
})
