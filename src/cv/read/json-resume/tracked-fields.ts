/** Reads fields of untrusted JSON and reports the fields that nothing read. */
import { isPresentWord, parseFieldDate } from './field-date.ts'

/** A value that is missing from the CV, or changed in it. */
export type ImportNote = {
  /** "work[0].salary". */
  path: string
  kind: 'unknown' | 'changed' | 'shortened'
  /** The beginning of the value. */
  value: string
}

export type TrackedFields = {
  path: string
  /** One line; null if missing. */
  line(name: string): string | null
  /** Several lines. */
  text(name: string): string | null
  date(name: string): string | null
  end(name: string): string | null
  lines(name: string): string[]
  entries(name: string): TrackedFields[]
  /** The entry with this name; without fields if there is none. */
  entry(name: string): TrackedFields
  /** Reports every field that was not read, here and below. */
  rest(): void
}

const LINE = 500
const TEXT = 5_000
const MANY = 100
const SHOWN = 200

export function trackFields(value: unknown, path: string, notes: ImportNote[]): TrackedFields {
  const fields = new Map(isObject(value) ? Object.entries(value) : [])
  const read = new Set<string>()
  const below: TrackedFields[] = []
  const placeOf = (name: string) => (path ? `${path}.${name}` : name)

  const note = (at: string, kind: ImportNote['kind'], given: unknown) => {
    const shown = typeof given === 'string' ? given : (JSON.stringify(given) ?? '')
    if (notes.length < 1_000) notes.push({ path: at, kind, value: shown.slice(0, SHOWN) })
  }

  function plain(given: unknown, at: string, most: number): string | null {
    if (given === null || given === undefined) return null
    if (typeof given === 'object') {
      if (hasContent(given)) note(at, 'unknown', given)
      return null
    }
    const raw = String(given)
    const clean = most === LINE ? cleanLine(raw) : cleanText(raw)
    if (clean.length > most) note(at, 'shortened', given)
    else if (typeof given !== 'string' || clean !== raw.trim()) note(at, 'changed', given)
    return clean.slice(0, most).toWellFormed().trim() || null
  }

  function take(name: string): unknown {
    read.add(name)
    return fields.get(name)
  }

  function many(name: string): unknown[] {
    const given = take(name)
    if (!Array.isArray(given)) {
      if (hasContent(given)) note(placeOf(name), 'unknown', given)
      return []
    }
    if (given.length > MANY) note(placeOf(name), 'shortened', given.slice(MANY))
    return given.slice(0, MANY)
  }

  function dateOf(name: string): string | null {
    const raw = fields.get(name)
    const given = plain(take(name), placeOf(name), LINE)
    if (given === null) return null
    const date = isPresentWord(given) ? 'present' : parseFieldDate(given)
    if (date === null) note(placeOf(name), 'unknown', given)
    else if (date !== raw) note(placeOf(name), 'changed', given)
    return date
  }

  const opened = (given: unknown, at: string) => {
    const entry = trackFields(given, at, notes)
    below.push(entry)
    return entry
  }

  return {
    path,
    line: (name) => plain(take(name), placeOf(name), LINE),
    text: (name) => plain(take(name), placeOf(name), TEXT),
    date(name) {
      const date = dateOf(name)
      return date === 'present' ? null : date
    },
    end: dateOf,
    lines: (name) =>
      many(name).flatMap((given, at) => plain(given, `${placeOf(name)}[${at}]`, TEXT) ?? []),
    entries: (name) =>
      many(name).flatMap((given, at) => {
        const place = `${placeOf(name)}[${at}]`
        if (isObject(given)) return [opened(given, place)]
        if (hasContent(given)) note(place, 'unknown', given)
        return []
      }),
    entry(name) {
      const given = take(name)
      if (!isObject(given) && hasContent(given)) note(placeOf(name), 'unknown', given)
      return opened(given, placeOf(name))
    },
    rest() {
      for (const [name, given] of fields) {
        if (!read.has(name) && hasContent(given)) note(placeOf(name), 'unknown', given)
      }
      for (const entry of below) entry.rest()
    },
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** False for an empty text, list or object. */
function hasContent(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false
  return typeof value !== 'object' || Object.keys(value).length > 0
}

const cleanLine = (text: string) => withoutControl(text.replace(/\s+/g, ' ')).trim()

const cleanText = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => withoutControl(line.replace(/[^\S\n]+/g, ' ')).trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const withoutControl = (text: string) => text.replace(/\p{Cc}/gu, '').toWellFormed()
