import { expect, test } from 'vitest'
import { type Asked, isEmptySearch, parseSearchText } from './search-text.ts'

/** Writes the result as text: a|b is OR, "a b" a phrase, * an unfinished word. */
function written({ parts, without, isTyping }: Asked): string {
  const format = (words: string[], isQuoted: boolean) =>
    isQuoted ? `"${words.join(' ')}"` : words.join('_')
  return [
    ...parts.map((items) => items.map((item) => format(item.words, item.isQuoted)).join('|')),
    ...without.map((words) => `-${words.join('_')}`),
    ...(isTyping ? ['*'] : []),
  ].join(' ')
}

test.each([
  ['java', 'java *'],
  ['java ', 'java'],
  ['Senior Java', 'senior java *'],
  ['full-stack', 'full stack *'],
  ['C++ c# .NET', 'c++ c# .net *'],
  ['R&D', 'r&d *'],
  // quotes
  ['"data engineer"', '"data engineer"'],
  ['lead "data engineer" berlin', 'lead "data engineer" berlin *'],
  ['"java"', '"java"'],
  ['""', ''],
  ['" "', ''],
  ['"!?"', ''],
  ['"data engineer', 'data engineer *'],
  ['data engineer"', 'data engineer *'],
  ['"data" engineer"', '"data" engineer *'],
  ['say"data engineer"', 'say data engineer *'],
  ['"a b""c d"', '"a b" "c d"'],
  // exclusion
  ['java -senior', 'java -senior'],
  ['-senior java', 'java -senior *'],
  ['java -"team lead"', 'java -team_lead'],
  ['java -full-stack', 'java -full_stack'],
  ['-c++', '-c++'],
  ['-.net', '-.net'],
  ['-"team lead', 'lead -team *'],
  ['java - senior', 'java senior *'],
  ['-', ''],
  ['--', ''],
  ['java -', 'java *'],
  ['java --senior', 'java senior *'],
  ['-!?', ''],
  ['-""', ''],
  // OR
  ['java OR rust', 'java|rust'],
  ['java OR rust ', 'java|rust'],
  ['java OR rust go', 'java|rust go *'],
  ['java OR rust OR "c++"', 'java|rust|"c++"'],
  ['"data engineer" OR etl', '"data engineer"|etl'],
  ['java OR full-stack', 'java|full_stack'],
  ['lead java OR rust', 'lead java|rust'],
  ['OR java', 'java *'],
  ['java OR OR rust', 'java|rust'],
  ['OR', ''],
  ['OR OR', ''],
  ['java or rust', 'java or rust *'],
  ['"OR" java', '"or" java *'],
  ['java OR -rust go', 'java go -rust *'],
  ['-java OR rust', 'rust -java *'],
  ['java OR ! rust', 'java|rust'],
  // nothing to look for
  ['', ''],
  ['   ', ''],
  ['🔥 !?', ''],
  ['\u0000', ''],
])('%j asks for %j', (text, expected) => {
  const asked = parseSearchText(text)
  expect(written(asked)).toBe(expected)
  expect(isEmptySearch(asked)).toBe(expected === '')
})

test('OR at the end of a text is ignored until a word follows', () => {
  expect(parseSearchText('java OR ')).toEqual(parseSearchText('java '))
})

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`)

test('at most 32 words are read, and a longer text has no unfinished word', () => {
  expect(parseSearchText(numbered(32).join(' ')).parts).toHaveLength(32)
  expect(parseSearchText(numbered(32).join(' ')).isTyping).toBe(true)
  expect(parseSearchText(numbered(5_000).join(' '))).toMatchObject({ isTyping: false, without: [] })
  expect(parseSearchText(numbered(5_000).join(' ')).parts).toHaveLength(32)
})

test('only the first 32 words of a long phrase or chain are asked for', () => {
  const words = numbered(40)
  expect(parseSearchText(`"${words.join(' ')}"`).parts).toEqual([
    [{ words: words.slice(0, 32), isQuoted: true }],
  ])
  expect(parseSearchText(`java -"${words.join(' ')}"`).without).toEqual([words.slice(0, 31)])
  expect(parseSearchText(words.join('/')).parts).toHaveLength(32)
})

test('at most 2,000 characters are read', () => {
  const text = `java ${' '.repeat(2_000)}rust`
  expect(written(parseSearchText(text))).toBe('java')
  expect(parseSearchText('x'.repeat(10_000)).parts).toHaveLength(1)
})
