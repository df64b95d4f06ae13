/**
 * Timestamps of feeds: "Wed, 19 Aug 2026 23:10:38 GMT" with its many near misses, or ISO 8601. Without a zone, UTC is
 * assumed. Null for anything else.
 */
import { entryOf } from '#core/text/entry-of.ts'
import { parseWrittenDate } from '#core/time/written-date.ts'
import { instant } from '#sources/read/read-instant.ts'

const RFC_822 =
  /^(?:[a-z]{3,9},?\s+)?(\d{1,2}\s+[a-z]{3,9}\s+\d{2}(?:\d{2})?)(?:\s+(\d{1,2}:\d{2}(?::\d{2})?)(?:[:.]\d{1,3})?)?\s*(Z|[+-]\d{4}|[A-Z]{2,4})?$/i

/** The zones that RFC 822 names; all others count as UTC. */
const ZONES: Readonly<Record<string, string>> = {
  EDT: '-04:00',
  EST: '-05:00',
  CDT: '-05:00',
  CST: '-06:00',
  MDT: '-06:00',
  MST: '-07:00',
  PDT: '-07:00',
  PST: '-08:00',
}

export function feedInstant(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 60) return instant(value)
  const [, day, time = '00:00:00', zone = 'UTC'] = RFC_822.exec(value.trim()) ?? []
  const date = parseWrittenDate(day ?? value)
  if (day === undefined) return instant(value) ?? (date && 'on' in date ? instant(date.on) : null)
  if (!date || !('on' in date)) return null
  const [hour = '', minute = '', second = '00'] = time.split(':')
  const offset = entryOf(ZONES, zone.toUpperCase()) ?? (/^[+-]/.test(zone) ? zone : 'Z')
  return instant(`${date.on}T${hour.padStart(2, '0')}:${minute}:${second}${offset}`)
}
