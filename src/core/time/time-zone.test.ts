import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dayAt,
  instantOf,
  isTimeZone,
  offsetName,
  standardOffsetMinutes,
  timeZones,
  wallTimeAt,
} from './time-zone.ts'

test.each([
  ['2026-04-03T10:15', 'UTC', '2026-04-03T10:15:00.000Z'],
  ['2026-04-03T10:15', 'Europe/Berlin', '2026-04-03T08:15:00.000Z'],
  ['2026-01-15T10:15', 'Europe/Berlin', '2026-01-15T09:15:00.000Z'],
  ['2026-04-03T20:00', 'America/New_York', '2026-04-04T00:00:00.000Z'],
  ['2026-04-03T10:15', 'Asia/Kolkata', '2026-04-03T04:45:00.000Z'],
  ['2026-04-03T00:30', 'Pacific/Auckland', '2026-04-02T11:30:00.000Z'],
  // Clocks in Berlin go from 02:00 to 03:00 on March 29, 2026, and from 03:00 back to 02:00 on
  // October 25.
  ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
])('%s in %s is %s', (wallTime, zone, instant) => {
  expect(instantOf(wallTime, zone)?.toISOString()).toBe(instant)
})

test.each([
  ['2026-02-30T10:00', 'UTC'],
  ['2026-04-03T24:00', 'UTC'],
  ['2026-04-03', 'UTC'],
  ['2026-04-03T10:15', 'Mars/Olympus'],
  ['', 'UTC'],
])('%j in %s is not a valid time', (wallTime, zone) => {
  expect(instantOf(wallTime, zone)).toBeNull()
})

test('an instant survives the round trip through local time, except in the repeated hour', () => {
  const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu']
  const minute = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2035, 0) / 60_000 })
  fc.assert(
    fc.property(minute, fc.constantFrom(...zones), (minutes, zone) => {
      const at = new Date(minutes * 60_000)
      const back = instantOf(wallTimeAt(at, zone), zone) as Date
      expect(wallTimeAt(back, zone)).toBe(wallTimeAt(at, zone))
      expect(at.getTime() - back.getTime()).toBeLessThanOrEqual(3_600_000)
      expect(at.getTime() - back.getTime()).toBeGreaterThanOrEqual(0)
    }),
    { seed: 4, numRuns: 300 },
  )
})

test('only valid zone names are accepted', () => {
  expect(timeZones()).toContain('Europe/Berlin')
  expect(isTimeZone('UTC')).toBe(true)
  expect(isTimeZone('US/Pacific')).toBe(true)
  for (const name of ['', 'CEST?', 'Europe/Nowhere', '\r\nBEGIN:VEVENT', '__proto__']) {
    expect(isTimeZone(name), name).toBe(false)
  }
})

test('the calendar day depends on the zone', () => {
  const at = new Date('2026-04-03T23:30:00Z')
  expect(dayAt(at, 'UTC')).toBe('2026-04-03')
  expect(dayAt(at, 'Europe/Berlin')).toBe('2026-04-04')
  expect(offsetName(at, 'Europe/Berlin')).toBe('GMT+2')
})

test.each([
  ['Europe/Madrid', 60],
  ['America/New_York', -300],
  ['Australia/Sydney', 600],
  ['Asia/Kolkata', 330],
])('%s is %d minutes ahead of UTC without daylight saving', (zone, minutes) =>
  expect(standardOffsetMinutes(new Date('2026-07-15T00:00:00Z'), zone)).toBe(minutes),
)
