import { expect, test } from 'vitest'
import { countsInWords } from './finding-counts.ts'

test.each([
  [0, 0, 0, 'No problems found'],
  [0, 2, 2, '2 problems, 2 suggestions'],
  [1, 1, 1, '1 problem to fix first, 1 other problem, 1 suggestion'],
  [2, 0, 0, '2 problems to fix first'],
])('%d, %d and %d findings are "%s"', (must, should, could, words) => {
  expect(countsInWords({ must, should, could })).toBe(words)
})
