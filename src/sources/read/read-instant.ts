/**
 * Converts sources' timestamps to ISO 8601 in UTC: with an offset, with a zone's name, as epoch in seconds or
 * milliseconds, or a date alone. Invalid and implausible ones are null.
 */
import { isBelievableInstant } from '#core/job/listing.ts'

const WRITTEN =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(\.\d{1,9})?\s?(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?$/i
/** "Wed, 05 Aug 2026 09:41:37 GMT", as feeds write it. */
const OF_FEEDS = /^(?:[a-z]{3}, )?\d{1,2} [a-z]{3} \d{4} \d{2}:\d{2}/i

/** No job was online before: 1970 is a zero, 1900 and 1904 are the zeros of spreadsheets. */
const FIRST = Date.parse('1990-01-01T00:00:00Z')

/** From here on a number is in milliseconds: as seconds it would be the year 5138. */
const FIRST_MILLISECONDS = 100_000_000_000

/** The time of an event; a date alone means the beginning of that day. */
export function instant(value: unknown): string | null {
  return read(value, '00:00')
}

/** The time when something ends; a date alone means the end of that day. */
export function endInstant(value: unknown): string | null {
  return read(value, '23:59')
}

function read(value: unknown, hourOfDay: string): string | null {
  if (typeof value === 'number') {
    return toIso(Math.abs(value) < FIRST_MILLISECONDS ? value * 1_000 : value)
  }
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (/^\d{9,13}$/.test(text)) return read(Number(text), hourOfDay)
  const found = WRITTEN.exec(text)
  if (!found) return OF_FEEDS.test(text) ? toIso(Date.parse(text)) : null
  const [, day, hour = hourOfDay, seconds = ':00', fraction = '', zone = 'Z'] = found
  if (!isCalendarDay(day as string)) return null
  return toIso(Date.parse(`${day}T${hour}${seconds}${fraction.slice(0, 4)}${offset(zone)}`))
}

function offset(zone: string): string {
  const digits = zone.slice(1).replace(':', '')
  return /^[+-]/.test(zone) ? `${zone[0]}${digits.slice(0, 2)}:${digits.slice(2) || '00'}` : 'Z'
}

/** "2026-02-30" is not a date, though JavaScript would read it as March 2. */
function isCalendarDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

function toIso(at: number): string | null {
  if (Number.isNaN(at) || Math.abs(at) > 8.64e15) return null
  const iso = new Date(at).toISOString()
  return at >= FIRST && isBelievableInstant(iso) ? iso : null
}
