import { expect, test } from 'vitest'
import { toCvText } from './cv-text.ts'
import { MAX_CV_TEXT } from './profile-choices.ts'

test.each([
  [' a \t b \r\n\r\n\r\n\r\nc\0', 'a b\n\nc'],
  ['\u0007\u0000', null],
  ['', null],
  ['\ufeffAda', 'Ada'],
])('%j is stored as %j', (text, kept) => {
  expect(toCvText(text)).toBe(kept)
})

test('at most 10,000 characters are stored, without lone surrogates', () => {
  expect(toCvText('a'.repeat(20_000))).toHaveLength(MAX_CV_TEXT)
  expect(toCvText(`${'a'.repeat(MAX_CV_TEXT - 1)}😀`)?.isWellFormed()).toBe(true)
})

test('a hostile text is cleaned quickly', { timeout: 5_000 }, () => {
  expect(toCvText('\n \t'.repeat(200_000))).toBeNull()
})
