/** Kaplan and Meier by hand, and against a published table. */
import { expect, test } from 'vitest'
import { daysOpen, survival, type Watched } from './days-open.ts'

const closed = (days: number, jobs = 1): Watched => ({ days, isClosed: true, jobs })
const open = (days: number, jobs = 1): Watched => ({ days, isClosed: false, jobs })
const shares = (watched: Watched[]) =>
  survival(watched).map(({ days, share }) => [days, Math.round(share * 1_000) / 1_000])

test('by hand: six jobs, two of them still open', () => {
  // Day 2: 6 are watched, 1 closes: 5/6. Day 3: one is last seen open. Day 4: 4 are watched, 2 close: 5/6 · 2/4.
  // Day 7: 2 are watched, 1 closes: 5/12 · 1/2. The last is open on day 9.
  const watched = [closed(2), open(3), closed(4, 2), closed(7), open(9)]
  expect(shares(watched)).toEqual([
    [2, 0.833],
    [4, 0.417],
    [7, 0.208],
  ])
  expect(daysOpen(watched).median).toBe(4)
})

test('a job that is last seen open on the day on which another closes counts as watched on that day', () => {
  expect(shares([closed(5), open(5)])).toEqual([[5, 0.5]])
})

/** Freireich and others (1963), 6-MP: weeks of remission, as tabled in textbooks of survival analysis. */
const REMISSIONS = [
  ...[closed(6, 3), closed(7), closed(10), closed(13), closed(16), closed(22), closed(23)],
  ...[6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35].map((weeks) => open(weeks)),
]

test('a published table is reproduced', () => {
  expect(shares(REMISSIONS)).toEqual([
    [6, 0.857],
    [7, 0.807],
    [10, 0.753],
    [13, 0.69],
    [16, 0.627],
    [22, 0.538],
    [23, 0.448],
  ])
  expect(daysOpen(REMISSIONS)).toEqual({ median: 23, from: 13, to: null })
})

test.each<[string, Watched[], ReturnType<typeof daysOpen>]>([
  ['all closed on one day', [closed(8, 12)], { median: 8, from: 8, to: 8 }],
  ['none closed', [open(20, 12)], { median: null, from: 20, to: null }],
  ['few closed', [closed(3, 2), open(20, 12)], { median: null, from: 20, to: null }],
  ['half closed', [closed(3, 2), closed(5, 2), open(9, 4)], { median: 5, from: 3, to: null }],
  ['nothing', [], { median: null, from: 0, to: null }],
])('%s', (_, watched, expected) => expect(daysOpen(watched)).toEqual(expected))
