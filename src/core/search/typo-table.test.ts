/** Typos in short words: which are corrected, and which are words of their own. */
import { expect, test } from 'vitest'
import { canonicalSkill } from '#core/skill/skill.ts'
import { aliasesOf } from './search-aliases.ts'
import { typoCorrection } from './typo-table.ts'

test.each([
  ['jaav', 'java'],
  ['jvaa', 'java'],
  ['javva', 'java'],
  ['jva', 'java'],
  ['rsut', 'rust'],
  ['rubby', 'ruby'],
  ['htlm', 'html'],
  ['slq', 'sql'],
  ['dtaa', 'data'],
  ['leda', 'lead'],
  ['taem', 'team'],
  ['linx', null],
  ['java', null],
  ['lava', null],
  ['date', null],
  ['tset', 'test'],
  ['text', null],
  ['sre', null],
  ['swe', null],
  ['go', null],
  ['c', null],
  ['', null],
  ['constructor', null],
  ['engineer', null],
])('%s is corrected to %s', (slip, word) => expect(typoCorrection(slip)).toBe(word))

test('no skill or abbreviation is taken for a typo', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const pairs = letters.flatMap((first) => letters.map((second) => first + second))
  const short = pairs.flatMap((pair) => letters.map((third) => pair + third))
  const four = short.flatMap((three) => letters.map((last) => three + last))
  const words = [...short, ...four].filter((word) => typoCorrection(word) !== null)
  const known = words.filter((word) => aliasesOf(word, []).length > 0 || canonicalSkill(word))
  expect(words.length).toBeGreaterThan(500)
  expect(known).toEqual([])
})
