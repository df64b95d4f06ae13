import { expect, test } from 'vitest'
import { NOT_REMOVED } from '#search/segments/job-profile.ts'
import { MAX_ROWS, markRemoved, type Segment } from '#search/segments/segment.ts'
import { createRandom } from '#test/search/random-jobs.ts'
import { sampleSegment } from '#test/search/sample-segment.ts'
import { chooseMerge } from './merge-policy.ts'

const segmentOf = (serial: number, rows: number, dead = 0): Segment => {
  const segment = sampleSegment(serial, rows)
  for (let row = 0; row < dead; row++) markRemoved(segment, row, NOT_REMOVED)
  return segment
}

/** The serials of the chosen segments, given the rows and the removed rows of each. */
const chosen = (...sizes: [rows: number, dead: number][]) =>
  chooseMerge(sizes.map(([rows, dead], serial) => segmentOf(serial, rows, dead)))?.map(
    ({ serial }) => serial,
  ) ?? null

test.each<[string, [number, number][], number[] | null]>([
  ['nothing', [], null],
  [
    'three of a size',
    [
      [1, 0],
      [1, 0],
      [1, 0],
    ],
    null,
  ],
  [
    'four of a size',
    [
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
    ],
    [0, 1, 2, 3],
  ],
  [
    'four of different sizes',
    [
      [1, 0],
      [4, 0],
      [16, 0],
      [64, 0],
    ],
    null,
  ],
  [
    'sizes count without the removed',
    [
      [66, 4],
      [20, 4],
      [16, 0],
      [18, 1],
      [15, 0],
    ],
    [1, 2, 3, 0],
  ],
  [
    'the smallest size first',
    [
      [20, 0],
      [20, 0],
      [20, 0],
      [20, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
    ],
    [4, 5, 6, 7],
  ],
  [
    'only as many as fit in one',
    [
      [30_000, 0],
      [20_000, 0],
      [20_000, 0],
      [20_000, 0],
    ],
    [1, 2, 3],
  ],
  [
    'full ones are left alone',
    [
      [MAX_ROWS, 0],
      [MAX_ROWS, 0],
      [MAX_ROWS, 0],
      [MAX_ROWS, 0],
    ],
    null,
  ],
  [
    'two that do not fit together',
    [
      [40_000, 0],
      [40_000, 0],
      [40_000, 0],
      [40_000, 0],
    ],
    null,
  ],
  ['a fifth of the rows removed', [[100, 20]], null],
  [
    'more than a fifth removed',
    [
      [5, 0],
      [100, 21],
    ],
    [1],
  ],
  ['all removed', [[3, 3]], [0]],
])('%s', (_, sizes, expected) => expect(chosen(...sizes)).toEqual(expected))

test('merging ends with few segments, after moving each job a handful of times', () => {
  const random = createRandom(4)
  let segments: Segment[] = []
  let serial = 0
  let moved = 0
  let added = 0
  for (let batch = 0; batch < 2_000; batch++) {
    const rows = 1 + random.below(100)
    added += rows
    segments.push(segmentOf(serial++, rows))
    for (let choice = chooseMerge(segments); choice; choice = chooseMerge(segments)) {
      const merged = choice.reduce((sum, segment) => sum + segment.rows, 0)
      expect(merged).toBeLessThanOrEqual(MAX_ROWS)
      moved += merged
      segments = segments.filter((segment) => !choice.includes(segment))
      segments.push(segmentOf(serial++, merged))
    }
  }
  expect(segments.reduce((sum, { rows }) => sum + rows, 0)).toBe(added)
  expect(segments.length).toBeLessThanOrEqual(3 * 9 + 1)
  expect(moved / added).toBeLessThan(9)
})
