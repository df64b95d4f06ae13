import { expect, test } from 'vitest'
import { newInSearches } from './new-in-searches.ts'

test.each([
  [[], 'A saved search shows what is new each time you come back.'],
  [[0, null], 'Nothing new since you last opened them.'],
  [[1], '1 new job in your search.'],
  [[1_200, 0, 3], '1,203 new jobs in 2 of your searches.'],
  [[1, 0], '1 new job in 1 of your searches.'],
])('%j', (newJobs, expected) => {
  expect(newInSearches(newJobs.map((each) => ({ newJobs: each })))).toBe(expected)
})
