import { expect, test } from 'vitest'
import { isKept, parseIdempotencyKey } from './idempotency-key.ts'

test.each([
  ['"8e03978e-40d5-43dd-bc93-6894a57f9324"', '8e03978e-40d5-43dd-bc93-6894a57f9324'],
  ['8e03978e-40d5-43dd-bc93-6894a57f9324', '8e03978e-40d5-43dd-bc93-6894a57f9324'],
  ['"a \\"b\\" \\\\ c"', 'a "b" \\ c'],
  [' "x" ', 'x'],
  [`"${'k'.repeat(255)}"`, 'k'.repeat(255)],
  [`"${'k'.repeat(256)}"`, null],
  ['""', null],
  ['', null],
  ['two words', null],
  ['"open', null],
  ['"a" "b"', null],
  ['"é"', null],
  ['"a\\b"', null],
])('the header %j is the key %j', (header, key) => {
  expect(parseIdempotencyKey(header)).toBe(key)
})

test.each([
  [200, true],
  [204, true],
  [404, true],
  [409, true],
  [422, true],
  [401, false],
  [403, false],
  [429, false],
  [500, false],
  [503, false],
])('an answer with status %i is kept: %s', (status, kept) => {
  expect(isKept(status)).toBe(kept)
})
