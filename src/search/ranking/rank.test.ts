import { expect, test } from 'vitest'
import { freshness } from '#search/postings/relevance.ts'
import type { Rows } from '#search/segments/scratch.ts'
import { MAX_ROWS, type Segment } from '#search/segments/segment.ts'
import { createRandom } from '#test/search/random-jobs.ts'
import { sampleSegment } from '#test/search/sample-segment.ts'
import { comesFirst, createBest, type Ranked } from './rank.ts'

const NOW = Date.UTC(2026, 2, 2)
const HOUR_MS = 3_600_000
const ROWS = 3_000

/** Rows ascend by publication; ids do not. */
function segmentOf(seed: number, keyOf: (row: number) => number): Segment {
  const random = createRandom(seed)
  const segment = sampleSegment(seed, ROWS)
  const ids = Array.from({ length: ROWS }, (_, row) => ((row * 7_919) % 10_007) * 10 + seed)
  segment.id.set(ids)
  const instants = Array.from({ length: ROWS }, () => NOW - random.below(1_500) * HOUR_MS)
  segment.publishedAt.set(instants.sort((a, b) => a - b))
  for (let row = 0; row < ROWS; row++) segment.payMax[row] = keyOf(row)
  return segment
}

/** About every second row, in ascending or descending order, with few different scores. */
function rowsOf(seed: number): Rows {
  const random = createRandom(seed)
  const rows = Array.from({ length: ROWS }, (_, row) => row).filter(() => random.chance(0.5))
  if (random.chance(0.5)) rows.reverse()
  return {
    rows: Uint16Array.from([...rows, 0]),
    scores: Int32Array.from([...rows.map(() => 1_000 + random.below(50) * 77), 1e9]),
    count: rows.length,
    isAscending: false,
    isEvery: false,
    isScored: true,
  }
}

const LIMITS = [0, 1, 20, 400, 1_024, 5_000]
const PAGES = [
  [0, 5_000],
  [0, 20],
  [15, 25],
  [390, 400],
  [4_000, 5_000],
  [1e9, 1e9 + 25],
] as const
const random = createRandom(7)
const KEYS: [string, (row: number) => number][] = [
  ['instants', (row) => NOW + row],
  ['few different keys', () => random.below(4)],
  [
    'keys with unknown ones',
    () => (random.chance(0.7) ? Number.NEGATIVE_INFINITY : random.below(9)),
  ],
  ['one key', () => 5],
]

test.each(
  KEYS.flatMap(([name, keyOf]) =>
    [true, false].map((isAscending) => ({ name, keyOf, isAscending })),
  ),
)(
  '$name, ascending $isAscending: the best are the first of the sorted list',
  ({ keyOf, isAscending }) => {
    const segments = [segmentOf(1, keyOf), segmentOf(2, keyOf), segmentOf(3, keyOf)]
    const found = segments.map((_, number) => rowsOf(number + 1))
    const expected = ranked(segments, found, (segment, row) => {
      const key = segment.payMax[row] as number
      return isAscending ? -key : key
    })
    for (const limit of LIMITS) {
      const best = createBest(limit)
      for (const [number, segment] of segments.entries()) {
        best.offer(segment, number, found[number] as Rows, { values: segment.payMax, isAscending })
      }
      for (const [from, to] of PAGES) {
        const page = `${from} to ${to} of ${limit}`
        expect(best.inOrder(from, to), page).toEqual(expected.slice(0, limit).slice(from, to))
      }
    }
  },
)

test.each([1, 2, 3, 4, 5])(
  'seed %d: the most relevant are the first of the sorted list, ties by id',
  (seed) => {
    const segments = [segmentOf(seed, () => 0), segmentOf(seed + 10, () => 0)]
    const found = segments.map((_, number) => rowsOf(seed + number))
    const expected = ranked(segments, found, (segment, row, score) => {
      return score * freshness(segment.publishedAt[row] as number, NOW)
    })
    for (const limit of LIMITS) {
      const best = createBest(limit)
      for (const [number, segment] of segments.entries()) {
        best.offerRelevant(segment, number, found[number] as Rows, NOW)
      }
      for (const [from, to] of PAGES) {
        const page = `${from} to ${to} of ${limit}`
        expect(best.inOrder(from, to), page).toEqual(expected.slice(0, limit).slice(from, to))
      }
    }
  },
)

test('among jobs of one day with the same score the highest ids are kept', () => {
  const segment = segmentOf(1, () => 0)
  segment.publishedAt.fill(NOW - 30 * 24 * HOUR_MS)
  const rows = Uint16Array.from({ length: ROWS }, (_, row) => row)
  for (let score = 1; score < 2_000; score += 13) {
    const scores = new Int32Array(ROWS).fill(score)
    const best = createBest(5)
    best.offerRelevant(
      segment,
      0,
      { rows, scores, count: ROWS, isAscending: true, isEvery: true, isScored: true },
      NOW,
    )
    const ids = best.inOrder(0, 5).map(({ id }) => id)
    expect(ids, `score ${score}`).toEqual([...segment.id].sort((a, b) => b - a).slice(0, 5))
  }
})

function ranked(
  segments: Segment[],
  found: Rows[],
  keyOf: (segment: Segment, row: number, score: number) => number,
): Ranked[] {
  return segments
    .flatMap((segment, number) => {
      const { rows, scores, count } = found[number] as Rows
      return Array.from({ length: count }, (_, at) => {
        const row = rows[at] as number
        return {
          key: keyOf(segment, row, scores[at] as number),
          id: segment.id[row] as number,
          place: number * MAX_ROWS + row,
        }
      })
    })
    .sort(comesFirst)
}
