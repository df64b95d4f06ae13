import { expect, test } from 'vitest'
import { formatAge, lowerFirst } from './time-ago.tsx'

const NOW = new Date('2026-03-31T12:00:00Z')

test.each([
  ['2026-03-31T12:00:30Z', 'Just now'],
  ['2026-03-31T11:59:30Z', 'Just now'],
  ['2026-03-31T11:58:59Z', '1 minute ago'],
  ['2026-03-31T11:01:00Z', '59 minutes ago'],
  ['2026-03-31T11:00:00Z', '1 hour ago'],
  ['2026-03-30T12:00:01Z', '23 hours ago'],
  ['2026-03-30T12:00:00Z', 'Yesterday'],
  ['2026-03-29T12:00:00Z', '2 days ago'],
  ['2026-03-01T12:00:00Z', '30 days ago'],
  ['2026-03-01T11:59:59Z', 'Mar 1, 2026'],
  ['2025-12-24T00:00:00Z', 'Dec 24, 2025'],
])('at noon on March 31, %s is "%s"', (at, age) => {
  expect(formatAge(new Date(at), NOW)).toBe(age)
})

test('an age within a sentence begins in lower case, a date does not change', () => {
  expect(['Just now', 'Yesterday', '2 days ago', 'Mar 1, 2026'].map(lowerFirst)).toEqual([
    'just now',
    'yesterday',
    '2 days ago',
    'Mar 1, 2026',
  ])
})
