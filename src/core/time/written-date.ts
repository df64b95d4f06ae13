/**
 * Parses calendar days as people and programs write them, to `YYYY-MM-DD`. "03/04/2026" is April 3
 * to some and March 4 to others: such a text has two readings, and the user is asked which one is
 * meant. Times of day are dropped.
 */

export type DayOrder = 'day_first' | 'month_first'

/** One day, or two that the text could mean. */
export type WrittenDate = { on: string } | { dayFirst: string; monthFirst: string }

const MONTH_NAMES =
  'january february march april may june july august september october november december'
const MONTHS = MONTH_NAMES.split(' ')

/** Spreadsheet serial dates, counted from December 30, 1899. The limits are the years 1982 and 2064. */
const SERIAL = { from: 30_000, to: 60_000, epoch: Date.UTC(1899, 11, 30) }
const DAY_MS = 86_400_000

/** Longer texts aren't dates; only a time and a zone may follow a date. */
const MAX_CHARS = 60

const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s+/i
/** May follow a date: "T10:15:00Z", ", 5:12 PM", " 10:15 (CET)", " → April 9, 2026" of a range. */
const TRAILING = /^(?:$|\s*$|[T\s,].*\d:\d\d|\s*(?:→|->|–)\s|Z$|\s+\(?[A-Z]{3,5}\)?$)/i

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
  // Only countries that put the day first use dots.
  {
    pattern: /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?!\d)/,
    read: ([d, m, y]) => single(y, m, d),
  },
  {
    pattern: /^(\d{1,2})([-/])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/,
    read: ([a, , b, y]) => either(a, b, y),
  },
]

/** Null when the text isn't an existing day. */
export function parseWrittenDate(text: string): WrittenDate | null {
  const trimmed = text.trim().slice(0, MAX_CHARS + 1)
  if (trimmed.length > MAX_CHARS) return null
  if (/^\d{5}(?:\.\d+)?$/.test(trimmed)) return fromSerial(Number(trimmed))
  const plain = trimmed.replace(WEEKDAY, '')
  for (const { pattern, read } of FORMS) {
    const found = pattern.exec(plain)
    if (!found) continue
    const trailing = plain.slice(found[0].length)
    return TRAILING.test(trailing) ? read(found.slice(1)) : null
  }
  return null
}

/**
 * The day that was meant, given its writer's order of day and month; null when the order is unknown
 * but needed.
 */
export function chooseDay(date: WrittenDate, order: DayOrder | null): string | null {
  if ('on' in date) return date.on
  if (order === null) return null
  return order === 'day_first' ? date.dayFirst : date.monthFirst
}

/** The order of day and month used in all these texts, based on one that can only be read in one way. */
export function dayOrderOf(texts: Iterable<string>): DayOrder | null {
  let order: DayOrder | null = null
  for (const text of texts) {
    const stated = orderIn(text)
    if (stated && order && stated !== order) return null
    order ??= stated
  }
  return order
}

function orderIn(text: string): DayOrder | null {
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

/** Null for days that don't exist, like April 31. */
function isoDay(yearText: Part, monthText: Part, dayText: Part): string | null {
  const [written, month, day] = [Number(yearText), Number(monthText), Number(dayText)]
  const year = written < 100 ? 2000 + written : written
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 1970 && year < 2200 ? date.toISOString().slice(0, 10) : null
}

/** 0, an invalid month, for any other word. */
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
