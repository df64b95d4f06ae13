import { expect, test } from 'vitest'
import { createRandom } from '#test/search/random-jobs.ts'
import {
  appendText,
  compareTexts,
  compareWithPrefix,
  contains,
  createStringTable,
  createTextPool,
  findText,
  numberOf,
  textOf,
} from './string-table.ts'

const tableOf = (...texts: string[]) => {
  const table = createStringTable()
  for (const text of texts) numberOf(table, text)
  return table
}

test('texts are numbered in the order they are added, each once', () => {
  const table = createStringTable()
  const numbers = ['go', '', 'c++', 'go', 'Łódź', '\ud83d', ''].map((text) => numberOf(table, text))
  expect(numbers).toEqual([0, 1, 2, 0, 3, 4, 1])
  expect([0, 1, 2, 3, 4].map((number) => textOf(table, number))).toEqual([
    'go',
    '',
    'c++',
    'Łódź',
    '\ud83d',
  ])
  expect(findText(table, 'g')).toBe(-1)
})

test('20,000 random texts keep their numbers while the table grows', () => {
  const random = createRandom(1)
  const table = createStringTable()
  const numbers = new Map<string, number>()
  for (let step = 0; step < 20_000; step++) {
    const text = random.below(15_000).toString(3)
    const expected = numbers.get(text) ?? numbers.size
    expect(numberOf(table, text)).toBe(expected)
    numbers.set(text, expected)
  }
  expect(table.size).toBe(numbers.size)
  for (const [text, number] of numbers) {
    expect([findText(table, text), textOf(table, number)]).toEqual([number, text])
  }
})

test('a copy of the record does not see later texts, even in the same memory', () => {
  const table = tableOf('go')
  const copy = { ...table }
  numberOf(table, 'rust')
  expect(findText(copy, 'rust')).toBe(-1)
  for (let more = 0; more < 1_000; more++) numberOf(table, `word ${more}`)
  expect([findText(copy, 'go'), findText(copy, 'word 7'), textOf(copy, 0)]).toEqual([0, -1, 'go'])
  expect(findText(table, 'word 999')).toBe(1_001)
})

test('a pool keeps equal texts separately', () => {
  const pool = createTextPool()
  expect([appendText(pool, 'a'), appendText(pool, 'a')]).toEqual([0, 1])
  expect(textOf(pool, 1)).toBe('a')
})

const ORDERED = ['', 'a', 'ab', 'abc', 'b', 'zz', 'é', '開発']

test.each(ORDERED.flatMap((a) => ORDERED.map((b) => [a, b] as const)))(
  'the order of %j and %j is that of their code units',
  (a, b) => {
    const pool = createTextPool()
    appendText(pool, `x${a}`)
    appendText(pool, `yy${b}`)
    expect(Math.sign(compareTexts(pool, 0, 1, 1, 2))).toBe(a === b ? 0 : a < b ? -1 : 1)
  },
)

test.each([
  ['engineer', 0, 'eng', 0],
  ['engineer', 0, 'engineer', 0],
  ['engineer', 0, 'engineers', -1],
  ['engineer', 0, 'enh', -1],
  ['engineer', 0, 'ena', 1],
  ['engineer', 3, 'in', 0],
  ['engineer', 8, 'a', -1],
  ['', 0, '', 0],
] as const)('%j from %d on compared with the prefix %j: %d', (text, from, prefix, order) => {
  expect(Math.sign(compareWithPrefix(tableOf(text), 0, from, prefix))).toBe(order)
})

test.each([
  ['data engineer', 'data', true],
  ['data engineer', 'neer', true],
  ['data engineer', 'a e', true],
  ['data engineer', 'engineers', false],
  ['data engineer', 'date', false],
  ['aab', 'ab', true],
  ['a', 'aa', false],
])('%j contains %j: %s, whatever texts are before and after it', (text, part, expected) => {
  const table = tableOf('data', text, 'ss')
  expect(contains(table, numberOf(table, text), part)).toBe(expected)
})
