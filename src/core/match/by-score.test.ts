import { expect, test } from 'vitest'
import { byScore } from './by-score.ts'

test('the highest score is first, equal ones keep their order, and those without one are last', () => {
  const jobs = [
    { id: 1, match: null },
    { id: 2, match: { score: 71 } },
    { id: 3, match: { score: null } },
    { id: 4, match: { score: 71 } },
    { id: 5, match: { score: 91 } },
    { id: 6, match: { score: 0 } },
  ]
  expect(byScore(jobs).map(({ id }) => id)).toEqual([5, 2, 4, 6, 1, 3])
})
