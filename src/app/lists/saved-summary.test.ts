import { expect, test } from 'vitest'
import { savedSummary } from './saved-summary.ts'

const NOW = new Date('2026-03-09T12:00:00Z')
const posted = (postedAt: string | null, closedAt: string | null = null) => ({
  job: { postedAt, firstSeenAt: '2026-03-08T09:00:00.000Z' },
  since: { closedAt, reposts: 0, salary: null },
})
const OLD = posted('2026-02-01T09:00:00.000Z')
const FRESH = posted('2026-03-04T09:00:00.000Z')
const CLOSED = posted('2026-03-04T09:00:00.000Z', '2026-03-08T09:00:00.000Z')

test.each([
  ['nothing', [], null],
  ['only old ones', [OLD], null],
  ['fresh ones', [OLD, FRESH], '1 of 2 was posted in the last 7 days.'],
  ['one without a day', [FRESH, posted(null)], '2 of 2 were posted in the last 7 days.'],
  ['closed ones', [OLD, CLOSED, CLOSED], '2 have closed.'],
  ['both', [OLD, FRESH, CLOSED], '1 of 3 was posted in the last 7 days, 1 has closed.'],
])('of %s', (_, saved, expected) => {
  expect(savedSummary(saved, NOW)).toBe(expected)
})
