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

test('duplicates are dropped and the first spelling is kept', () => {
  expect(distinct(['TypeScript', ' typescript', '', 'Go'])).toEqual(['TypeScript', 'Go'])
})

test('lengths are counted after trimming', () => {
  expect(preparedText(3).safeParse(' abc ').success).toBe(true)
  expect(preparedText(3).safeParse('abcd').success).toBe(false)
  expect(preparedList(3, 1).safeParse(['a', 'A']).success).toBe(true)
  expect(preparedList(3, 1).safeParse(['a', 'b']).success).toBe(false)
})
