import { expect, test } from 'vitest'
import { madeLine } from '#test/sample-line.ts'
import { kindOf } from './section-kinds.ts'

const lines = (...texts: string[]) => texts.map((text) => madeLine(text))

test.each([
  ['Web', 'contact', ['Advanced', 'HTML', 'CSS'], 'skills'],
  ['Web', 'contact', ['example.com/ada', 'github.com/ada'], 'contact'],
  ['Project', 'projects', ['Beginner', 'Scrum', 'Jira'], 'skills'],
  ['Projects', 'projects', ['A compiler for knitting patterns'], 'projects'],
  ['About', 'summary', ['12 Elm Road', 'ada@example.com', '020 7946 0123'], 'contact'],
  [
    'About',
    'summary',
    ['Engineer with a liking for short meetings and long walks by the sea.'],
    'summary',
  ],
  ['Databases', null, ['PostgreSQL, Redis, Neo4j', 'Oracle, DB2'], 'skills'],
  ['Things I made', null, ['A boat, and a table that holds'], 'other'],
] as const)('%s as %s over %j is %s', (heading, kind, texts, expected) => {
  expect(kindOf(heading, kind, lines(...texts))).toBe(expected)
})

test('a section of dates and bullets with an unknown heading is work', () => {
  const entry = [
    madeLine('Engineer, Acme Ltd'),
    madeLine('2019 – 2023'),
    madeLine('Built the billing platform', { isBullet: true }),
    madeLine('Cut its costs', { isBullet: true }),
  ]
  expect(kindOf('My journey', null, entry)).toBe('work')
})
