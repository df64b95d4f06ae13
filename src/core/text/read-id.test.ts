import { expect, test } from 'vitest'
import { readNumericId, readUuid } from './read-id.ts'

const UUID = '0b8f4b1e-8b1d-4c53-9f3e-0d8e1c7a5b2a'

test.each([
  [UUID, UUID],
  [UUID.toUpperCase(), null],
  [UUID.replaceAll('-', ''), null],
  ['1', null],
  ['', null],
  [`${UUID}0`, null],
  [`${UUID}\n`, null],
])('%j is an id only if it is a UUID in lower case', (text, id) => {
  expect(readUuid(text)).toBe(id)
})

test.each([
  ['1', 1],
  ['4711', 4711],
  ['999999999999999', 999_999_999_999_999],
  ['0', null],
  ['01', null],
  ['-1', null],
  ['+1', null],
  ['1e3', null],
  ['1.0', null],
  [' 1', null],
  ['1\n', null],
  ['1234567890123456', null],
  ['', null],
  ['acme', null],
  [undefined, null],
])('%j is the number %j', (text, id) => {
  expect(readNumericId(text)).toBe(id)
})
