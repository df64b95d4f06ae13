/** Tests the measures on pages small enough to count by hand. */
import { expect, test } from 'vitest'
import { discountedGain, mean, reciprocalRank } from './measures.ts'

test.each([
  [[7, 8, 9], 1],
  [[8, 7, 9], 1 / 2],
  [[1, 2, 7], 1 / 3],
  [[1, 2, 3], 0],
  [[], 0],
])('the first right answer in %j is worth %d', (answers, worth) =>
  expect(reciprocalRank(answers, (id) => id === 7)).toBe(worth),
)

const GRADES = new Map([
  [1, 3],
  [2, 1],
])
test.each([
  [[1, 2], 1],
  [[1], 7 / (7 + 1 / Math.log2(3))],
  [[2, 1], (1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3))],
  [[5, 6], 0],
  [[], 0],
])('the page %j gains %d', (answers, gained) =>
  expect(discountedGain(answers, GRADES, 10)).toBeCloseTo(gained, 12),
)

test('the mean of nothing is 0', () => expect([mean([]), mean([1, 0])]).toEqual([0, 0.5]))
