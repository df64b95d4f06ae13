import { expect, test } from 'vitest'
import { trendChange } from './trend-change.ts'

const months = (...counts: [jobs: number, of: number][]) =>
  counts.map(([jobs, of], at) => ({ month: `2026-0${at + 1}`, jobs, of }))

test.each([
  ['no months', months(), null],
  [
    'fewer than six months have nothing to compare with',
    months([10, 100], [10, 100], [30, 100], [30, 100], [30, 100]),
    { now: 30, before: null, difference: null, isClear: false },
  ],
  [
    'twice the share of few jobs may be chance',
    months([1, 100], [1, 100], [1, 100], [2, 100], [2, 100], [2, 100]),
    { now: 2, before: 1, difference: 1, isClear: false },
  ],
  [
    'twice the share of many jobs is not',
    months([100, 1000], [100, 1000], [100, 1000], [200, 1000], [200, 1000], [200, 1000]),
    { now: 20, before: 10, difference: 10, isClear: true },
  ],
  [
    'months weigh by their jobs',
    months([0, 100], [0, 100], [0, 100], [0, 100], [0, 100], [100, 300]),
    { now: 20, before: 0, difference: 20, isClear: true },
  ],
  [
    'nothing in either',
    months([0, 100], [0, 100], [0, 100], [0, 100], [0, 100], [0, 100]),
    { now: 0, before: 0, difference: 0, isClear: false },
  ],
])('%s', (_, points, change) => {
  expect(trendChange(points, '2026-01')).toEqual(change)
})

test('months before we watched, or with a gap between them, are not compared', () => {
  const points = months(...Array.from({ length: 6 }, (): [number, number] => [10, 100]))
  const alone = { now: 10, before: null, difference: null, isClear: false }
  expect(trendChange(points, '2026-02')).toEqual(alone)
  expect(trendChange(points, null)).toEqual(alone)
  expect(
    trendChange(
      months([1, 100], ...Array.from({ length: 6 }, (): [number, number] => [10, 100])).toSpliced(
        3,
        1,
      ),
      '2026-01',
    ),
  ).toEqual(alone)
})
