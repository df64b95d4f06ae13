import { expect, test } from 'vitest'
import { isTimeZone, offsetMinutesAt } from './time-zone.ts'
import { usualZone, ZONE_CHOICES } from './zone-choices.ts'

test.each(ZONE_CHOICES.map((choice) => [choice.zone, choice] as const))(
  '%s exists and has its standard offset in one half of the year',
  (zone, { offset }) => {
    expect(isTimeZone(zone)).toBe(true)
    const halves = ['2026-01-01T00:00:00Z', '2026-07-01T00:00:00Z']
    expect(halves.map((at) => offsetMinutesAt(new Date(at), zone) / 60)).toContain(offset)
  },
)

test.each([
  ['ES', 1, 'Europe/Madrid'],
  ['NG', 1, 'Europe/Madrid'],
  ['US', -5, 'America/New_York'],
  ['IN', 5.5, 'Asia/Kolkata'],
  ['NP', 5.75, null],
  ['AQ', null, null],
])('people in %s are offered %s: %s', (country, offset, zone) =>
  expect(usualZone(country, offset)).toBe(zone),
)

/** "UTC+5:30 " and 26 characters fit a column of 264 pixels. */
test('names fit the column of filters', () => {
  const longest = Math.max(...ZONE_CHOICES.map(({ name }) => name.length))
  expect(longest).toBeLessThanOrEqual(26)
})
