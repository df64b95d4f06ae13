import { expect, test } from 'vitest'
import type { Sort } from '#core/query.ts'
import { engineOf, ids, type Stated, search } from './made-engine.ts'

const jobs: Stated[] = [
  { postedAt: 10, yearlyUsd: { min: 50, max: 200 }, views: 3, applications: 0 },
  { postedAt: 30, yearlyUsd: { min: 60, max: 100 }, views: 1, applications: 0 },
  { postedAt: null, firstSeenAt: 20, views: 9, applications: 4 },
  { postedAt: 20, yearlyUsd: { min: 50, max: 90 }, views: 3, applications: 0 },
]

test.each<[Sort, number[]]>([
  ['newest', [2, 4, 3, 1]],
  ['oldest', [1, 4, 3, 2]],
  ['most_viewed', [3, 4, 1, 2]],
  ['most_applied', [3, 4, 2, 1]],
  ['salary_high_to_low', [1, 2, 4, 3]],
  ['salary_low_to_high', [4, 1, 2, 3]],
])('%s orders equals by id and unknown pay last', (sort, expected) => {
  expect(search(engineOf(...jobs), { sort }).ids).toEqual(ids(...expected))
})

test('pages follow each other without a gap or a repeat', () => {
  const engine = engineOf(...Array.from({ length: 47 }, (_, at) => ({ postedAt: at % 5 })))
  const pages = [1, 2, 3, 4, 5].map((page) => search(engine, { page, perPage: 10 }))
  expect(new Set(pages.flatMap((page) => page.ids)).size).toBe(47)
  expect(pages.map((page) => page.ids.length)).toEqual([10, 10, 10, 10, 7])
  expect(pages.map((page) => page.hasMore)).toEqual([true, true, true, true, false])
  expect(pages.map((page) => page.total)).toEqual([47, 47, 47, 47, 47])
})

test('a page beyond the end is empty and still tells the total', () => {
  const { ids: none, total, hasMore } = search(engineOf({}, {}), { page: 1e9 })
  expect({ none, total, hasMore }).toEqual({ none: [], total: 2, hasMore: false })
})

test.each([
  [1_000, 100],
  [0, 1],
  [-5, 1],
  [Number.NaN, 1],
])('%d jobs a page are %d', (perPage, expected) => {
  const engine = engineOf(...Array.from({ length: 120 }, () => ({})))
  expect(search(engine, { perPage }).ids.length).toBe(expected)
})
