/**
 * A location as pages show it. Text that a program wrote ("London,England,United Kingdom",
 * "BLANK,BLANK,Multiple Locations", "US-CA-San Francisco") is shown as the place read from it, and
 * `raw` is the original. Text that a person wrote stays as it is.
 */
import { formatLocation, parseLocation } from './place.ts'

export type ShownLocation = { text: string; raw: string | null }

/** No space after a comma, an empty field, a code with hyphens, an underscore. */
const BY_PROGRAM = /\bBLANK\b|\p{L},\p{L}|^[A-Z]{2,3}-[\p{L}]|\w_\w|^,|,\s*,/u
const EMPTY_FIELD = /^(?:blank|null|none|n\/a|undefined)?$/i

/** Null when the listing states none. */
export function shownLocation(written: string | null): ShownLocation | null {
  const text = written?.trim() ?? ''
  if (text === '') return null
  if (!BY_PROGRAM.test(text)) return { text, raw: null }
  const location = parseLocation(text)
  const shown = location.places.length > 0 ? formatLocation(location, text) : filledFields(text)
  if (shown === '') return null
  return { text: shown, raw: shown === text ? null : text }
}

function filledFields(text: string): string {
  const fields = text.replaceAll('_', ' ').split(',')
  return [...new Set(fields.map((field) => field.trim()))]
    .filter((field) => !EMPTY_FIELD.test(field))
    .join(', ')
}
