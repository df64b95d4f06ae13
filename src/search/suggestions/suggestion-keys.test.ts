import { expect, test } from 'vitest'
import type { JobId } from '#core/job/job.ts'
import { EMPTY_QUERY } from '#core/search/query.ts'
import { createTables, nameNumber } from '#search/segments/tables.ts'
import { createEngine } from '#test/search/engine.ts'
import { type Open, prepare, scanSuggestions } from '#test/search/plain-scan.ts'
import { createRandom, pick, type Random } from '#test/search/random-jobs.ts'
import { madeDocument } from '#test/search/sample-document.ts'
import { aliases, NOW } from '#test/search/sample-engine.ts'
import { emptySuggestions, isSuggestionsDue, wordStarts } from './suggestion-keys.ts'

test.each([
  ['data engineer', [0, 5]],
  ['engineer (react)', [0, 9, 10]],
  ['c++/c#', [0, 4]],
  ['.net', [0, 1]],
  ['', []],
  [' ', []],
  ['a b c d e f g h i j k l m n', [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22]],
])('the words of %j begin at %j', (name, starts) => expect(wordStarts(name)).toEqual(starts))

test('lists are rebuilt after more than two thousand new names of a kind', () => {
  const tables = createTables()
  const grow = (size: number) => {
    for (let name = tables.tags.folded.size; name < size; name++)
      nameNumber(tables.tags, `n${name}`)
  }
  const covering = (covered: number) => {
    const suggestions = emptySuggestions()
    return { ...suggestions, tags: { ...suggestions.tags, covered } }
  }
  grow(2_000)
  expect(isSuggestionsDue(emptySuggestions(), tables)).toBe(false)
  grow(2_001)
  expect(isSuggestionsDue(emptySuggestions(), tables)).toBe(true)
  grow(42_000)
  expect(isSuggestionsDue(covering(40_000), tables)).toBe(false)
  grow(42_001)
  expect(isSuggestionsDue(covering(40_000), tables)).toBe(true)
})

/** Some four thousand titles of a few words, so that many have a common prefix; half of the jobs share a few titles. */
const WORDS = 'data dark day (date) dot-net art ark arc a.i. engineer engine english end'.split(' ')
const titleOf = (random: Random, titles: string[]) =>
  random.chance(0.5)
    ? pick(random, titles)
    : `${pick(random, WORDS)} ${pick(random, WORDS)} ${random.below(60)}`

test.each([1, 2, 3])(
  'seed %d: suggestions from thousands of names equal those of a plain scan, while jobs come and go',
  (seed) => {
    const random = createRandom(seed)
    const engine = createEngine({ aliases })
    const jobs = new Map<JobId, Open>()
    const titles = Array.from({ length: 30 }, () => titleOf(random, ['data end']))
    for (let round = 0; round < 5; round++) {
      const documents = Array.from({ length: round === 0 ? 6_000 : 500 }, () =>
        madeDocument({
          id: 1 + random.below(12_000),
          // later titles differ, so that rare names become frequent and names without jobs get some again
          title: titleOf(random, titles.slice(round * 6, round * 6 + 6)),
          company: `${pick(random, WORDS)} ${random.below(900)}`,
          tags: [`${pick(random, WORDS)}${random.below(90)}`],
          places: [`${pick(random, WORDS)} ${random.below(9)}`],
        }),
      )
      engine.put(documents)
      for (const document of documents) jobs.set(document.id, prepare(document, []))
      const gone = [...jobs.keys()].filter(() => random.chance(0.2))
      engine.remove(gone)
      for (const id of gone) jobs.delete(id)
      if (round === 0 || round === 3) while (engine.merge()) {}

      const open = [...jobs.values()]
      expect(engine.search(EMPTY_QUERY, NOW).total).toBe(open.length)
      const prefixes = ['da', 'en', 'eng', 'ar', 'data e', 'dot', 'ne', '(d', '12', 'a.', 'zz']
      const asked = [...prefixes, ...Array.from({ length: 8 }, () => pick(random, titles))]
      for (const text of asked) {
        const expected = scanSuggestions(open, text, 100)
        for (const limit of [1, 8, 100]) {
          expect(engine.suggest(text, limit), `${text} ${limit}`).toEqual(expected.slice(0, limit))
        }
      }
    }
  },
)

test('a name that was rare when the lists were built is suggested first once it is frequent', () => {
  const engine = createEngine({ aliases })
  let id = 0
  const put = (title: string, count: number) =>
    engine.put(Array.from({ length: count }, () => madeDocument({ id: ++id, title })))
  for (let number = 1_000; number < 2_200; number++) {
    put(`Data ${number}`, 1)
    put(`Lead of Data ${number}`, 1)
  }
  put('Data 1001', 3)
  put('Data 1002', 2)
  put('Lead of Data 1001', 5)
  put('Lead of Data 1002', 2)
  while (engine.merge()) {}
  put('Data 1700', 9)
  put('Lead of Data 2100', 20)
  expect(engine.suggest('data', 2)).toEqual([
    { kind: 'title', text: 'Data 1700', count: 10 },
    { kind: 'title', text: 'Data 1001', count: 4 },
  ])
  expect(engine.suggest('of data', 2)).toEqual([
    { kind: 'title', text: 'Lead of Data 2100', count: 21 },
    { kind: 'title', text: 'Lead of Data 1001', count: 6 },
  ])
})
