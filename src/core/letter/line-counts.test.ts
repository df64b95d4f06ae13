import { expect, test } from 'vitest'
import { splitCounts } from './line-counts.ts'

test.each([
  [
    'I debugged API problems, 30 tickets a week, 97% satisfaction',
    '30 tickets a week and 97% satisfaction',
  ],
  ['I run discovery: about 90 customer interviews a year', 'about 90 customer interviews a year'],
  ['I launched usage-based billing; $6.2M new yearly revenue', '$6.2M new yearly revenue'],
  [
    'I hired 12 people, promoted 5, one regretted leave in four years',
    'one regretted leave in four years',
  ],
  ['I built the suite: 1,100 tests, nightly report', '1,100 tests and a nightly report'],
  [
    'I own the pages of a ferry site, 900,000 visits a month, Vue 3 and Nuxt with TypeScript',
    '900,000 visits a month, in Vue 3 and Nuxt with TypeScript',
  ],
  [
    'I ship features in a team of six: React in front, FastAPI and PostgreSQL behind, AWS under it',
    'React in front, FastAPI and PostgreSQL behind, and AWS under it',
  ],
])('“%s” counts something', (text, counts) => {
  const found = splitCounts(text)
  expect(found.counts).toBe(`, with ${counts}`)
  expect(text.startsWith(found.head)).toBe(true)
})

test('a list before what is counted is in brackets', () => {
  expect(
    splitCounts('I own the pipeline: Kafka and Iceberg on S3, 2.4 billion rows a day'),
  ).toEqual({
    head: 'I own the pipeline (Kafka and Iceberg on S3)',
    counts: ', with 2.4 billion rows a day',
  })
})

test.each([
  'I led a team of 5 engineers, 2 designers and 1 writer',
  'I built the design system with two designers: 64 components',
  'I made the rota fair: from 31 pages to 4',
  'I rebuilt the form; 14 screens, checked with a screen reader',
  'I moved the data, 3,000 secrets rotated by machine',
  'I built the framework from nothing: 520 tests, 14 minutes, in GitHub Actions',
])('“%s” stays whole', (text) => expect(splitCounts(text)).toEqual({ head: text, counts: '' }))
