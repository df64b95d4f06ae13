/** Fields of foreign JSON: each is read once, and what nobody read is told at the end. */
import { parseToldDate, saysPresent } from './told-date.ts'

/** What was handed in and is not in the CV as it stood. */
export type ToldNote = {
  /** "work[0].salary". */
  path: string
  kind: 'unknown' | 'changed' | 'shortened'
  /** Its beginning. */
  value: string
}

export type ToldFields = {
  path: string
  /** One line; null where nothing is said. */
  line(name: string): string | null
  /** Several lines. */
  text(name: string): string | null
  date(name: string): string | null
  end(name: string): string | null
  lines(name: string): string[]
  entries(name: string): ToldFields[]
  /** The entry below this name; of no fields where there is none. */
  entry(name: string): ToldFields
  /** Told of every field that was not read, here and below. */
  rest(): void
}

const LINE = 500
const TEXT = 5_000
const MANY = 100
const SHOWN = 200

export function toldFields(value: unknown, path: string, notes: ToldNote[]): ToldFields {
  const fields = new Map(isObject(value) ? Object.entries(value) : [])
  const read = new Set<string>()
  const below: ToldFields[] = []
  const placeOf = (name: string) => (path ? `${path}.${name}` : name)

  const note = (at: string, kind: ToldNote['kind'], told: unknown) => {
    const shown = typeof told === 'string' ? told : (JSON.stringify(told) ?? '')
    if (notes.length < 1_000) notes.push({ path: at, kind, value: shown.slice(0, SHOWN) })
  }

  function plain(told: unknown, at: string, most: number): string | null {
    if (told === null || told === undefined) return null
    if (typeof told === 'object') {
      if (hasContent(told)) note(at, 'unknown', told)
      return null
    }
    const raw = String(told)
    const clean = most === LINE ? cleanLine(raw) : cleanText(raw)
    if (clean.length > most) note(at, 'shortened', told)
    else if (typeof told !== 'string' || clean !== raw.trim()) note(at, 'changed', told)
    return clean.slice(0, most).toWellFormed().trim() || null
  }

  function take(name: string): unknown {
    read.add(name)
    return fields.get(name)
  }

  function many(name: string): unknown[] {
    const told = take(name)
    if (!Array.isArray(told)) {
      if (hasContent(told)) note(placeOf(name), 'unknown', told)
      return []
    }
    if (told.length > MANY) note(placeOf(name), 'shortened', told.slice(MANY))
    return told.slice(0, MANY)
  }

  function dateOf(name: string): string | null {
    const raw = fields.get(name)
    const told = plain(take(name), placeOf(name), LINE)
    if (told === null) return null
    const date = saysPresent(told) ? 'present' : parseToldDate(told)
    if (date === null) note(placeOf(name), 'unknown', told)
    else if (date !== raw) note(placeOf(name), 'changed', told)
    return date
  }

  const opened = (told: unknown, at: string) => {
    const entry = toldFields(told, at, notes)
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
      many(name).flatMap((told, at) => plain(told, `${placeOf(name)}[${at}]`, TEXT) ?? []),
    entries: (name) =>
      many(name).flatMap((told, at) => {
        const place = `${placeOf(name)}[${at}]`
        if (isObject(told)) return [opened(told, place)]
        if (hasContent(told)) note(place, 'unknown', told)
        return []
      }),
    entry(name) {
      const told = take(name)
      if (!isObject(told) && hasContent(told)) note(placeOf(name), 'unknown', told)
      return opened(told, placeOf(name))
    },
    rest() {
      for (const [name, told] of fields) {
        if (!read.has(name) && hasContent(told)) note(placeOf(name), 'unknown', told)
      }
      for (const entry of below) entry.rest()
    },
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Nothing is said by an empty text, list or object. */
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
