import { expect, test } from 'vitest'
import { findCountry } from './find-country.ts'

test.each([
  ['ES', 'ES'],
  ['es', 'ES'],
  [' Spain ', 'ES'],
  ['españa', 'ES'],
  ['usa', 'US'],
  ['UK', 'GB'],
  ['Atlantis', null],
  ['', null],
])('"%s" is %s', (text, code) => expect(findCountry(text)).toBe(code))
