import { expect, test } from 'vitest'
import type { JobId } from '#core/job/job.ts'
import { createWriter } from '#search/indexing/writer.ts'
import { isOneTypoAway } from '#search/query/typo.ts'
import type { JobDocument } from '#search/segments/document.ts'
import { createTables, type Terms, termNumber } from '#search/segments/tables.ts'
import { textOf } from '#search/structures/string-table.ts'
import { createRandom, type Random } from '#test/search/random-jobs.ts'
import { madeDocument } from '#test/search/sample-document.ts'
import {
  buildDictionary,
  emptyDictionary,
  forEachCompletion,
  forEachSimilar,
  isDictionaryDue,
} from './dictionary.ts'

const LETTERS = 'abcdé'
const randomWord = (random: Random) =>
  Array.from({ length: 1 + random.below(6) }, () => LETTERS[random.below(5)]).join('')

const phraseOf = (random: Random, words: number) =>
  Array.from({ length: words }, () => randomWord(random)).join(' ')

const wordsFrom = (terms: Terms, each: (visit: (number: number) => void) => void) => {
  const words: string[] = []
  each((number) => words.push(textOf(terms.texts, number)))
  return words.sort()
}

function check(terms: Terms, dictionary: ReturnType<typeof buildDictionary>, asked: string[]) {
  const all = Array.from({ length: terms.texts.size }, (_, number) => number)
    .filter((number) => (terms.inShort[number] as number) > 0)
    .map((number) => textOf(terms.texts, number))
    .filter((text) => !text.includes(' ') && !text.startsWith('#'))
    .sort()
  for (const word of asked) {
    const beginnings = wordsFrom(terms, (visit) =>
      forEachCompletion(dictionary, terms, word, visit),
    )
    expect(beginnings, word).toEqual(
      all.filter((other) => other.startsWith(word) && other !== word),
    )
    const similar = wordsFrom(terms, (visit) => forEachSimilar(dictionary, terms, word, visit))
    expect(new Set(similar).size).toBe(similar.length)
    expect(
      similar.filter((other) => isOneTypoAway(word, other)),
      word,
    ).toEqual(all.filter((other) => isOneTypoAway(word, other)))
  }
}

test.each([1, 2, 3])(
  'seed %d: completions and words one typo away equal those of a plain scan, while jobs come and go',
  (seed) => {
    const random = createRandom(seed)
    const writer = createWriter()
    for (let round = 0; round < 8; round++) {
      const documents = Array.from({ length: 150 }, () =>
        madeDocument({
          id: 1 + random.below(500),
          title: phraseOf(random, 1 + random.below(2)),
          tags: [randomWord(random)],
          // words of descriptions may get into titles later
          descriptionText: phraseOf(random, 8),
        }),
      )
      writer.put(documents)
      writer.remove(Array.from({ length: 40 }, () => (1 + random.below(500)) as JobId))
      while (round % 2 === 0 && writer.merge()) {}
      const { tables, dictionary } = writer.publication()
      const asked = Array.from({ length: 60 }, () => randomWord(random))
      check(tables.terms, dictionary, ['', 'a', 'zz', ...asked])
    }
    const { dictionary } = writer.publication()
    expect([dictionary.covered > 0, dictionary.risen.length > 0]).toEqual([true, true])
  },
)

test('a word that spreads from descriptions to titles is found', () => {
  const writer = createWriter()
  const put = (from: number, stated: Partial<JobDocument>) =>
    writer.put(
      Array.from({ length: 2_000 }, (_, at) =>
        madeDocument({ ...stated, id: (from + at) as JobId }),
      ),
    )
  put(1, { descriptionText: Array.from({ length: 1_200 }, (_, at) => `w${at}`).join(' ') })
  while (writer.merge()) {}
  put(10_001, { title: 'W7 w8' })
  const { tables, dictionary } = writer.publication()
  check(tables.terms, dictionary, ['w', 'w77', 'ww8'])
})

test('the longest words are found', () => {
  const { terms } = createTables()
  const words = [46, 47, 48].map((length) => 'x'.repeat(length))
  for (const word of words) terms.inShort[termNumber(terms, word)] = 1
  check(terms, buildDictionary(terms), words)
})

test('lists are rebuilt after more than a thousand new words, and in large tables after more than 2 %', () => {
  const { terms } = createTables()
  const grow = (size: number) => {
    for (let number = terms.texts.size; number < size; number++) termNumber(terms, `w${number}`)
  }
  grow(1_000)
  expect(isDictionaryDue(emptyDictionary(), terms)).toBe(false)
  grow(1_001)
  expect(isDictionaryDue(emptyDictionary(), terms)).toBe(true)
  grow(100_000)
  const dictionary = buildDictionary(terms)
  grow(102_000)
  expect(isDictionaryDue(dictionary, terms)).toBe(false)
  expect(isDictionaryDue({ ...dictionary, risen: new Uint32Array(1) }, terms)).toBe(true)
  grow(102_001)
  expect(isDictionaryDue(dictionary, terms)).toBe(true)
})
