import { expect, test } from 'vitest'
import { areCopies } from './board-copy.ts'

test.each([
  [5, 5, 5, true],
  [4, 4, 4, false],
  [10, 8, 8, true],
  [10, 10, 8, true],
  [10, 10, 7, false],
  [100, 5, 5, false],
  [0, 0, 0, false],
])('boards of %i and %i jobs with %i in common: %j', (one, other, shared, are) => {
  expect(areCopies([one, other], shared)).toBe(are)
})
