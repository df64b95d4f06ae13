import { expect, test } from 'vitest'
import { hasSessionCookie } from './auth-names.ts'

test.each([
  ['theme=dark', false],
  ['', false],
  [null, false],
  ['theme=dark; rolecall.session_token=abc', true],
  ['__Host-rolecall.session_token=abc', true],
  ['rolecall.two_factor=abc', false],
])('%j: %s', (cookies, expected) => {
  expect(hasSessionCookie(cookies)).toBe(expected)
})
