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
])('%s and %s are one', (a, b) => expect(stem(a)).toBe(stem(b)))

test.each([
  ['team', 'time'],
  ['react', 'real'],
  ['java', 'javascript'],
  ['data', 'date'],
  ['cut', 'cat'],
])('%s and %s are two', (a, b) => expect(stem(a)).not.toBe(stem(b)))

test('small words and numbers say nothing', () => {
  expect(contentStems('I led the team of 5 at Acme')).toEqual(['lead', 'team', 'acm'])
})
