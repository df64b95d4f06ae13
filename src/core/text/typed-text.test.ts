/** What people type loses what cannot be seen, and nothing else. */
import { expect, test } from 'vitest'
import { distinct, prepare } from './typed-list.ts'
import { preparedList, preparedText } from './typed-text.ts'

test.each([
  ['  Ada  ', 'Ada'],
  ['one\r\ntwo', 'one\ntwo'],
  ['a\0b\u0007c', 'abc'],
  ['a\u202eb', 'ab'],
  ['Zoë 😀\tx', 'Zoë 😀\tx'],
])('%j becomes %j', (typed, kept) => {
  expect(prepare(typed)).toBe(kept)
})

test('each is kept once, as it was first written', () => {
  expect(distinct(['TypeScript', ' typescript', '', 'Go'])).toEqual(['TypeScript', 'Go'])
})

test('lengths count after trimming', () => {
  expect(preparedText(3).safeParse(' abc ').success).toBe(true)
  expect(preparedText(3).safeParse('abcd').success).toBe(false)
  expect(preparedList(3, 1).safeParse(['a', 'A']).success).toBe(true)
  expect(preparedList(3, 1).safeParse(['a', 'b']).success).toBe(false)
})
