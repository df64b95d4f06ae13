import { expect, test } from 'vitest'
import { percentOf, trendPoints } from './trend-line.ts'

test('months are in order, those with too few jobs are left out, and a month without any has 0', () => {
  const all = new Map([
    ['2026-03', 99],
    ['2026-02', 100],
    ['2025-12', 400],
  ])
  expect(trendPoints(new Map([['2025-12', 40]]), all)).toEqual([
    { month: '2025-12', jobs: 40, of: 400 },
    { month: '2026-02', jobs: 0, of: 100 },
  ])
})

test.each([
  [1, 4, 25],
  [0, 0, 0],
])('%i of %i jobs are %i percent', (jobs, of, percent) => {
  expect(percentOf({ jobs, of })).toBe(percent)
})
