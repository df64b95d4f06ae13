import { expect, test } from 'vitest'
import { compareAddress, readComparison } from './compare-address.ts'
import type { JobId } from './job.ts'

test.each([
  ['', [], 0, false],
  ['jobs=12', [12], 0, false],
  ['jobs=3,1,2', [3, 1, 2], 0, false],
  ['jobs=3&jobs=1&jobs=2', [3, 1, 2], 0, false],
  ['jobs=1,1,2&jobs=2', [1, 2], 0, false],
  ['jobs=1,2,3,4', [1, 2, 3, 4], 0, false],
  ['jobs=1,2,3,4,5,6', [1, 2, 3, 4], 2, false],
  ['jobs=x,0,-1,1e3,7', [7], 0, false],
  ['jobs=1,2&only=differences', [1, 2], 0, true],
  ['jobs=1,2&only=all', [1, 2], 0, false],
])('"%s" compares %j', (search, ids, left, onlyDifferences) => {
  expect(readComparison(new URLSearchParams(search))).toEqual({ ids, left, onlyDifferences })
})

test('an address names the jobs in the order of their columns', () => {
  const ids = [3, 1] as JobId[]
  expect(compareAddress(ids)).toBe('/jobs/compare?jobs=3,1')
  expect(compareAddress(ids, true)).toBe('/jobs/compare?jobs=3,1&only=differences')
  expect(compareAddress([])).toBe('/jobs/compare')
})
