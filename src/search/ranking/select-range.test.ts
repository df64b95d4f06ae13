import { expect, test } from 'vitest'
import { createRandom, type Random } from '#test/search/random-jobs.ts'
import { comesFirst } from './rank.ts'
import { selectRange } from './select-range.ts'

/** Ids in another order than places. */
const idOf = (place: number) => (place * 7_919) % 1_000_003

function check(keys: number[], pages: [from: number, to: number][]) {
  const expected = keys.map((key, place) => ({ key, id: idOf(place), place })).sort(comesFirst)
  for (const [from, to] of pages) {
    const all = {
      // entries beyond the count are never read
      keys: Float64Array.from([...keys, 1e9]),
      places: Float64Array.from([...keys.keys(), 0]),
      count: keys.length,
    }
    expect(selectRange(all, idOf, from, to), `from ${from} to ${to}`).toEqual(
      expected.slice(from, to),
    )
  }
}

const { POSITIVE_INFINITY, NEGATIVE_INFINITY } = Number
const KINDS: [string, (random: Random, at: number) => number][] = [
  ['instants', (random) => 1.77e12 + random.below(1e9)],
  ['few different keys', (random) => random.below(3)],
  ['one key for all', () => 7],
  ['negative keys', (random) => -random.below(1e6)],
  ['pay, mostly unknown', (random) => (random.chance(0.8) ? NEGATIVE_INFINITY : random.below(2e5))],
  ['unknown alone', () => NEGATIVE_INFINITY],
  [
    'both infinities',
    (random) => [POSITIVE_INFINITY, NEGATIVE_INFINITY, 5][random.below(3)] as number,
  ],
  ['one far from the others', (random, at) => (at === 50 ? 1e14 : random.below(100) / 7)],
  ['neighboring keys', (random) => 1 + random.below(5_000) * Number.EPSILON],
  ['already sorted', (_, at) => -at],
]

test.each(KINDS)('%s: pages equal those of the sorted list', (_, keyOf) => {
  const random = createRandom(5)
  for (const count of [0, 1, 1_024, 1_025, 6_000]) {
    const keys = Array.from({ length: count }, (_, at) => keyOf(random, at))
    check(keys, [
      [0, 20],
      [1_000, 1_100],
      [count - 10, count + 10],
      [count, count + 10],
      [1_000_000_000, 1_000_000_100],
      [Math.max(0, count - 1), count],
      [0, count],
    ])
  }
})

test('the pages of a long list have each match once', () => {
  const random = createRandom(6)
  const keys = Array.from({ length: 5_000 }, () => random.below(40))
  check(
    keys,
    Array.from({ length: 51 }, (_, page) => [page * 100, page * 100 + 100]),
  )
})

test('a duplicate job throws instead of searching endlessly', () => {
  const all = {
    keys: new Float64Array(2_000),
    places: new Float64Array(2_000),
    count: 2_000,
  }
  expect(() => selectRange(all, () => 1, 0, 10)).toThrow('twice')
})
