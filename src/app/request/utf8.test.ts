import { expect, test } from 'vitest'
import { splitBytes, toUtf8 } from './utf8.ts'

test.each(['', 'plain', 'é', 'Who’s hiring', '日本 💼', 'a lone \ud83d half'])(
  '“%s” is encoded as UTF-8',
  (text) => {
    expect(toUtf8(text).equals(Buffer.from(text))).toBe(true)
  },
)

test.each([
  ['no separator', ['no separator']],
  ['a|b', ['a', 'b']],
  ['|b||', ['', 'b', '', '']],
  ['', ['']],
])('%s is split', (text, parts) => {
  expect(splitBytes(toUtf8(text), toUtf8('|')).map(String)).toEqual(parts)
})
