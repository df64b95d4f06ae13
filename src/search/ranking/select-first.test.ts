import { expect, test } from 'vitest'
import { createRandom, type Random } from '#test/search/random-jobs.ts'
import { addEntry, createEntries, selectFirst } from './select-first.ts'

const { NEGATIVE_INFINITY } = Number
const KINDS: [string, (random: Random, at: number) => number][] = [
  ['instants', (random) => 1.77e12 + random.below(1e9)],
  ['few different keys', (random) => random.below(3)],
  ['one key for all', () => 7],
  ['pay, mostly unknown', (random) => (random.chance(0.8) ? NEGATIVE_INFINITY : random.below(2e5))],
  ['already sorted', (_, at) => -at],
  ['sorted the other way', (_, at) => at],
]

test.each(KINDS)('%s: what is selected is the beginning of the sorted list', (_, keyOf) => {
  const random = createRandom(5)
  for (const count of [1, 2, 3, 50, 3_000]) {
    const all = Array.from({ length: count }, (_, at) => ({
      key: keyOf(random, at),
      id: (at * 7_919) % 1_000_003,
      place: at,
    }))
    const sorted = all.toSorted((a, b) => b.key - a.key || b.id - a.id)
    for (const wanted of [0, 1, count >> 1, count - 1]) {
      if (wanted >= count) continue
      const entries = createEntries()
      for (const { key, id, place } of all) addEntry(entries, key, id, place)
      selectFirst(entries, wanted, count)
      const { keys, ids, places } = entries
      const found = Array.from({ length: count }, (_, at) => ({
        key: keys[at],
        id: ids[at],
        place: places[at],
      }))
      expect(found[wanted]).toEqual(sorted[wanted])
      const before = new Set(found.slice(0, wanted).map(({ place }) => place))
      expect(before).toEqual(new Set(sorted.slice(0, wanted).map(({ place }) => place)))
      expect(new Set(found.map(({ id }) => id)).size).toBe(count)
    }
  }
})
