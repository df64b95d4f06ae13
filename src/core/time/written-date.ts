/**
 * Calendar days as people and programs write them, to `YYYY-MM-DD`. "03/04/2026" is 3 April to some and 4 March
 * to others: such a text has two readings, and which was meant is asked, never guessed. Hours are left out.
 */

export type DayOrder = 'day_first' | 'month_first'

/** One day, or two that the text could mean. */
export type WrittenDate = { on: string } | { dayFirst: string; monthFirst: string }

const MONTH_NAMES =
  'january february march april may june july august september october november december'
const MONTHS = MONTH_NAMES.split(' ')

/** Days of spreadsheets: counted from 30 December 1899. These are the years 1982 to 2064. */
const SERIAL = { from: 30_000, to: 60_000, epoch: Date.UTC(1899, 11, 30) }
const DAY_MS = 86_400_000

/** Longer texts are no date; what stands behind one is an hour and a zone. */
const MAX_CHARS = 60

const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s+/i
/** "T10:15:00Z", ", 5:12 PM", " 10:15 (CET)", " → April 9, 2026" of a range. */
const BEHIND = /^(?:$|\s*$|[T\s,].*\d:\d\d|\s*(?:→|->|–)\s|Z$|\s+\(?[A-Z]{3,5}\)?$)/i

const FORMS: readonly { pattern: RegExp; read(parts: string[]): WrittenDate | null }[] = [
  { pattern: /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/, read: ([y, , m, d]) => single(y, m, d) },
  { pattern: /^(\d{4})(\d{2})(\d{2})(?!\d)/, read: ([y, m, d]) => single(y, m, d) },
  {
    pattern:
      /^(\d{1,2})(?:st|nd|rd|th)?[-\s./]+(?:of\s+)?([a-z]{3,9})\.?,?[-\s./]+(\d{4}|\d{2})(?!\d)/i,
    read: ([d, name, y]) => single(y, monthNumber(name), d),
  },
  {
    pattern: /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/i,
    read: ([name, d, y]) => single(y, monthNumber(name), d),
  },
  // Only countries that put the day first write dots.
  {
    pattern: /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?!\d)/,
    read: ([d, m, y]) => single(y, m, d),
  },
  {
    pattern: /^(\d{1,2})([-/])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/,
    read: ([a, , b, y]) => either(a, b, y),
  },
]

/** Null where the text is no day that exists. */
export function parseWrittenDate(text: string): WrittenDate | null {
  const trimmed = text.trim().slice(0, MAX_CHARS + 1)
  if (trimmed.length > MAX_CHARS) return null
  if (/^\d{5}(?:\.\d+)?$/.test(trimmed)) return fromSerial(Number(trimmed))
  const plain = trimmed.replace(WEEKDAY, '')
  for (const { pattern, read } of FORMS) {
    const found = pattern.exec(plain)
    if (!found) continue
    const behind = plain.slice(found[0].length)
    return BEHIND.test(behind) ? read(found.slice(1)) : null
  }
  return null
}

/** The day that was meant, once it is known how its writer orders days and months; null where it is not. */
export function chooseDay(date: WrittenDate, order: DayOrder | null): string | null {
  if ('on' in date) return date.on
  if (order === null) return null
  return order === 'day_first' ? date.dayFirst : date.monthFirst
}

/** How the writer of all these orders day and month: told by one that can only be read one way. */
export function dayOrderOf(texts: Iterable<string>): DayOrder | null {
  let order: DayOrder | null = null
  for (const text of texts) {
    const told = orderTold(text)
    if (told && order && told !== order) return null
    order ??= told
  }
  return order
}

function orderTold(text: string): DayOrder | null {
  const [, a, b] = /^\s*(?:[a-z]+,?\s+)?(\d{1,2})[-/](\d{1,2})[-/]\d/i.exec(text) ?? []
  if (Number(a) > 12 && Number(b) <= 12) return 'day_first'
  return Number(b) > 12 && Number(a) <= 12 ? 'month_first' : null
}

function either(a: Part, b: Part, year: Part): WrittenDate | null {
  const dayFirst = isoDay(year, b, a)
  const monthFirst = isoDay(year, a, b)
  if (dayFirst && monthFirst && dayFirst !== monthFirst) return { dayFirst, monthFirst }
  const on = dayFirst ?? monthFirst
  return on ? { on } : null
}

type Part = string | number | undefined

function single(year: Part, month: Part, day: Part): WrittenDate | null {
  const on = isoDay(year, month, day)
  return on ? { on } : null
}

/** Null for days that no calendar has, like 31 April. */
function isoDay(yearText: Part, monthText: Part, dayText: Part): string | null {
  const [written, month, day] = [Number(yearText), Number(monthText), Number(dayText)]
  const year = written < 100 ? 2000 + written : written
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 1970 && year < 2200 ? date.toISOString().slice(0, 10) : null
}

/** 0, which no calendar has, for a word that is no month. */
function monthNumber(name: Part): number {
  const word = String(name).toLowerCase()
  return word === 'sept'
    ? 9
    : MONTHS.findIndex((month) => month === word || month.slice(0, 3) === word) + 1
}

function fromSerial(days: number): WrittenDate | null {
  if (days < SERIAL.from || days > SERIAL.to) return null
  return { on: new Date(SERIAL.epoch + Math.floor(days) * DAY_MS).toISOString().slice(0, 10) }
}
