import { expect, test } from 'vitest'
import { type Asked, asksForNothing, readAsked } from './asked.ts'

/** As people could write it down: a|b is OR, "a b" a phrase, * an unfinished word. */
function written({ parts, without, isTyping }: Asked): string {
  const said = (words: string[], isQuoted: boolean) =>
    isQuoted ? `"${words.join(' ')}"` : words.join('_')
  return [
    ...parts.map((items) => items.map((item) => said(item.words, item.isQuoted)).join('|')),
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
  const asked = readAsked(text)
  expect(written(asked)).toBe(expected)
  expect(asksForNothing(asked)).toBe(expected === '')
})

test('OR at the end waits for its other half: the words before it are asked for', () => {
  expect(readAsked('java OR ')).toEqual(readAsked('java '))
})

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`)

test('32 words are read and no more, and a text that goes on has no unfinished word', () => {
  expect(readAsked(numbered(32).join(' ')).parts).toHaveLength(32)
  expect(readAsked(numbered(32).join(' ')).isTyping).toBe(true)
  expect(readAsked(numbered(5_000).join(' '))).toMatchObject({ isTyping: false, without: [] })
  expect(readAsked(numbered(5_000).join(' ')).parts).toHaveLength(32)
})

test('of a phrase or a chain of more than 32 words the first 32 are asked for', () => {
  const words = numbered(40)
  expect(readAsked(`"${words.join(' ')}"`).parts).toEqual([
    [{ words: words.slice(0, 32), isQuoted: true }],
  ])
  expect(readAsked(`java -"${words.join(' ')}"`).without).toEqual([words.slice(0, 31)])
  expect(readAsked(words.join('/')).parts).toHaveLength(32)
})

test('2,000 letters are read and no more', () => {
  const text = `java ${' '.repeat(2_000)}rust`
  expect(written(readAsked(text))).toBe('java')
  expect(readAsked('x'.repeat(10_000)).parts).toHaveLength(1)
})
