import { expect, test } from 'vitest'
import { hiddenWords } from './hidden-words.ts'

test.each([
  [[], [], [], 'What you hide is left out of every list of jobs.'],
  [[1], [], [], '1 job left out of every list of jobs.'],
  [[1, 2], [1], ['a', 'b'], '2 jobs, 1 company and 2 words left out of every list of jobs.'],
  [[], [1, 2], [], '2 companies left out of every list of jobs.'],
])('%j, %j and %j are hidden: %s', (jobs, companies, words, expected) => {
  expect(hiddenWords({ jobs, companies, words })).toBe(expected)
})
