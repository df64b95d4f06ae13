import { expect, test } from 'vitest'
import { type BoardTrouble, endByRule, isUnseen, unseenDays } from './unseen-jobs.ts'

const at = (day: number) => new Date(Date.UTC(2026, 2, day))

test.each([
  { name: 'is still shown', lastSeenAt: at(60), missedSince: null, now: at(61), end: null },
  { name: 'was dropped early', lastSeenAt: at(2), missedSince: at(3), now: at(20), end: null },
  { name: 'has run out', lastSeenAt: at(2), missedSince: at(3), now: at(31), end: at(31) },
  { name: 'was dropped just now', lastSeenAt: at(50), missedSince: at(51), now: at(57), end: null },
  {
    name: 'was dropped late',
    lastSeenAt: at(50),
    missedSince: at(51),
    now: at(58),
    end: at(50),
  },
])('a listing of a feed that $name ends then', ({ lastSeenAt, missedSince, now, end }) => {
  const listing = { since: at(1), lastSeenAt, missedSince }
  expect(endByRule(listing, { runsDays: 30, now })).toEqual(end)
})

const gone: BoardTrouble = {
  isWrong: true,
  failures: 40,
  lastRunAt: at(19),
  others: 'of its source',
}

test.each([
  { name: 'is gone', trouble: gone, days: 14 },
  { name: 'has failed only a few times', trouble: { ...gone, failures: 19 }, days: null },
  { name: 'was not asked for days', trouble: { ...gone, lastRunAt: at(17) }, days: null },
  { name: 'was never asked', trouble: { ...gone, lastRunAt: null }, days: null },
  {
    name: 'is unreadable as all of its source are',
    trouble: { ...gone, others: 'of other sources' },
    days: 30,
  },
  { name: 'fails as everything does', trouble: { ...gone, others: 'none' }, days: null },
  { name: 'is away', trouble: { ...gone, isWrong: false }, days: 30 },
] as const)('a board that $name: $days days', ({ trouble, days }) => {
  expect(unseenDays(trouble, at(20))).toBe(days)
})

test('a job counts as unseen after that many days', () => {
  expect(isUnseen(at(1), 14, at(15))).toBe(true)
  expect(isUnseen(at(2), 14, at(15))).toBe(false)
})
