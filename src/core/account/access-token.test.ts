import { expect, test } from 'vitest'
import { hintOf, parseBearer, toToken } from './access-token.ts'

const RANDOM = 'abcdefghijklmnopqrstuvwxyz_ABCDEFGHIJ-01234'
const TOKEN = `rc_${RANDOM}`

test('a token begins with the product’s prefix and is recognized by its last characters', () => {
  expect(toToken(RANDOM)).toBe(TOKEN)
  expect(hintOf(TOKEN)).toBe('1234')
})

test.each([
  [`Bearer ${TOKEN}`, { token: TOKEN }],
  [`bearer   ${TOKEN} `, { token: TOKEN }],
  [null, null],
  ['', null],
  ['Basic YTpi', null],
  ['Bearers x', null],
  ['Bearer', 'invalid'],
  ['Bearer ', 'invalid'],
  ['Bearer rc_short', 'invalid'],
  [`Bearer ${TOKEN}x`, 'invalid'],
  [`Bearer ${TOKEN} ${TOKEN}`, 'invalid'],
  [`Bearer gh_${RANDOM}`, 'invalid'],
])('the header %j carries %j', (header, read) => {
  expect(parseBearer(header)).toEqual(read)
})
