import { expect, test } from 'vitest'
import { formatShortDay } from './short-day.ts'

const NOW = new Date('2026-03-02T23:30:00Z')

test.each([
  ['2026-03-02', 'today'],
  ['2026-03-02T01:00:00.000Z', 'today'],
  ['2026-03-03', 'tomorrow'],
  ['2026-03-01', 'yesterday'],
  ['2026-03-12', 'Mar 12'],
  ['2026-01-05', 'Jan 5'],
  ['2027-01-05', 'Jan 5, 2027'],
  ['2025-12-31', 'Dec 31, 2025'],
])('%s is %s', (day, words) => expect(formatShortDay(day, NOW)).toBe(words))
