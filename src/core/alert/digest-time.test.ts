/** Emails are due once a local day, also where clocks change. */
import { expect, test } from 'vitest'
import { dayAt, wallTimeAt } from '#core/time/time-zone.ts'
import { nextDigest } from './digest-time.ts'

test.each([
  ['UTC', '08:00', null, '2026-03-02T07:59:59Z', '2026-03-02T08:00:00.000Z', '2026-03-02'],
  ['UTC', '08:00', null, '2026-03-02T08:00:00Z', '2026-03-03T08:00:00.000Z', '2026-03-03'],
  [
    'Europe/Berlin',
    '08:00',
    null,
    '2026-03-02T09:00:00Z',
    '2026-03-03T07:00:00.000Z',
    '2026-03-03',
  ],
  [
    'America/New_York',
    '20:00',
    null,
    '2026-03-03T00:30:00Z',
    '2026-03-03T01:00:00.000Z',
    '2026-03-02',
  ],
  ['UTC', '08:00', 1, '2026-03-02T09:00:00Z', '2026-03-09T08:00:00.000Z', '2026-03-09'],
  ['UTC', '08:00', 7, '2026-03-02T09:00:00Z', '2026-03-08T08:00:00.000Z', '2026-03-08'],
  // Clocks skip from 02:00 to 03:00, and show 02:30 twice.
  [
    'Europe/Berlin',
    '02:30',
    null,
    '2026-03-28T12:00:00Z',
    '2026-03-29T01:00:00.000Z',
    '2026-03-29',
  ],
  [
    'Europe/Berlin',
    '02:30',
    null,
    '2026-10-24T12:00:00Z',
    '2026-10-25T00:30:00.000Z',
    '2026-10-25',
  ],
  [
    'Europe/Berlin',
    '02:30',
    null,
    '2026-10-25T00:30:00Z',
    '2026-10-26T01:30:00.000Z',
    '2026-10-26',
  ],
  // Half an hour: from 02:00 to 02:30.
  [
    'Australia/Lord_Howe',
    '02:10',
    null,
    '2026-10-03T00:00:00Z',
    '2026-10-03T15:30:00.000Z',
    '2026-10-04',
  ],
  // Midnight is skipped.
  ['Asia/Beirut', '00:00', null, '2026-03-28T12:00:00Z', '2026-03-28T22:00:00.000Z', '2026-03-29'],
])(
  'in %s at %s (weekday %s) after %s an email is due at %s',
  (zone, time, weekday, after, at, day) => {
    const due = nextDigest({ zone, time, weekday }, new Date(after))
    expect({ at: due.at.toISOString(), day: due.day }).toEqual({ at, day })
  },
)

/** Zones and times of row F32 of the faults that we test. */
const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Tehran',
  'Pacific/Apia',
  'UTC',
]

test.each(
  ZONES.flatMap((zone) => ['00:00', '02:30', '03:00'].map((time) => [zone, time] as const)),
)('F32 in %s at %s an email is due exactly once on each local day of three years', (zone, time) => {
  const days: string[] = []
  let at = new Date('2026-01-01T12:00:00Z')
  while (days.length < 3 * 365) {
    const due = nextDigest({ zone, time, weekday: null }, at)
    expect(due.at > at).toBe(true)
    expect(wallTimeAt(due.at, zone) >= `${due.day}T${time}`).toBe(true)
    expect(dayAt(due.at, zone)).toBe(due.day)
    days.push(due.day)
    at = due.at
  }
  const first = Date.parse(`${days[0]}T00:00Z`)
  const expected = days.map((_, index) =>
    new Date(first + index * 86_400_000).toISOString().slice(0, 10),
  )
  expect(days).toEqual(expected)
})
