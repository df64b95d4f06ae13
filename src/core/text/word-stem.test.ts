import { expect, test } from 'vitest'
import { contentStems, stem } from './word-stem.ts'

test.each([
  ['led', 'leading'],
  ['led', 'leads'],
  ['services', 'service'],
  ['migration', 'migrating'],
  ['migrated', 'migrations'],
  ['built', 'building'],
  ['wrote', 'writing'],
  ['optimised', 'optimization'],
  ['companies', 'company'],
  ['deployment', 'deployed'],
  ['engineer', 'engineers'],
  ['Ana’s', 'ana'],
])('%s and %s have the same stem', (a, b) => expect(stem(a)).toBe(stem(b)))

test.each([
  ['team', 'time'],
  ['react', 'real'],
  ['java', 'javascript'],
  ['data', 'date'],
  ['cut', 'cat'],
])('%s and %s have different stems', (a, b) => expect(stem(a)).not.toBe(stem(b)))

test('stop words and numbers are dropped', () => {
  expect(contentStems('I led the team of 5 at Acme')).toEqual(['lead', 'team', 'acm'])
})
