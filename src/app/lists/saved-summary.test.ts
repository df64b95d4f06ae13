import { expect, test } from 'vitest'
import { savedSummary } from './saved-summary.ts'

const OPEN = { since: { closedAt: null }, score: null }
const FITS = { since: { closedAt: null }, score: 70 }
const POOR = { since: { closedAt: null }, score: 69 }
const CLOSED = { since: { closedAt: '2026-03-08T09:00:00.000Z' }, score: 90 }

test.each([
  ['nothing', [], null],
  ['one', [OPEN], 'Still open.'],
  ['one that fits', [FITS], 'Still open, and fits you.'],
  ['some', [OPEN, POOR], 'All 2 are still open.'],
  ['only such', [FITS, FITS], 'All 2 are still open, and all fit you.'],
  ['some that fit', [OPEN, FITS, FITS], 'All 3 are still open, and 2 fit you.'],
  ['closed ones', [OPEN, CLOSED, CLOSED], '2 of 3 have closed.'],
  ['both', [FITS, POOR, CLOSED], '1 of 3 has closed, and 1 fits you.'],
])('of %s', (_, saved, expected) => {
  expect(savedSummary(saved)).toBe(expected)
})
