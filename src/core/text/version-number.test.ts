import { expect, test } from 'vitest'
import { readVersionNumber } from './version-number.ts'

test.each([
  ['1', 1],
  ['42', 42],
  ['999999999', 999_999_999],
])('%j is a version', (text, version) => {
  expect(readVersionNumber(text)).toBe(version)
})

test.each([
  '',
  '0',
  '-1',
  '1.5',
  '01',
  '1e3',
  ' 1',
  '1\n',
  '1000000000',
  '99999999999',
  'NaN',
  '٣',
])('%j is not a version', (text) => {
  expect(readVersionNumber(text)).toBeNull()
})
