import { expect, test } from 'vitest'
import { parseRetryAfter } from './retry-after.ts'

const NOW = new Date('2026-03-02T09:00:00Z')

test.each([
  ['0', '2026-03-02T09:00:00.000Z'],
  ['120', '2026-03-02T09:02:00.000Z'],
  [' 5 ', '2026-03-02T09:00:05.000Z'],
  ['Mon, 02 Mar 2026 10:30:00 GMT', '2026-03-02T10:30:00.000Z'],
  ['Monday, 02-Mar-26 10:30:00 GMT', '2026-03-02T10:30:00.000Z'],
  ['Mon Mar  2 10:30:00 2026', '2026-03-02T10:30:00.000Z'],
  ['Mon, 02 Mar 2026 08:00:00 GMT', '2026-03-02T09:00:00.000Z'],
  ['Sun, 02 Mar 2036 08:00:00 GMT', '2026-03-03T09:00:00.000Z'],
  ['9999999999', '2026-03-03T09:00:00.000Z'],
])('%j means %s', (text, at) => {
  expect(parseRetryAfter(text, NOW)?.toISOString()).toBe(at)
})

test.each([
  null,
  undefined,
  '',
  'soon',
  '-5',
  '1.5',
  '5 minutes',
  'Someday, when it is quiet',
  '1e9',
])('%j is ignored', (text) => {
  expect(parseRetryAfter(text, NOW)).toBeNull()
})
