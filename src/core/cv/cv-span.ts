/**
 * Time spans as CVs print them ("Mar 2019 – Present"), to and from partial dates. Months count from year 0. For
 * typed text; the file readers have rules of their own.
 */
import type { PartialDate } from './cv.ts'

export type Span = { start: PartialDate | null; end: PartialDate | 'present' | null }

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const PRESENT = /^(?:present|now|today|current|currently|ongoing|to date)$/i
const MAX_CHARS = 80

/** "2019", "Mar 2019", "03/2019", "2019-03", "15 March 2019", "2019-03-15"; null for anything else. */
export function parsePartialDate(text: string): PartialDate | null {
  const plain = text.trim().slice(0, MAX_CHARS).replace(/[.,]/g, ' ').replace(/\s+/g, ' ').trim()
  const iso = /^(\d{4})(?:[-/](\d{1,2})(?:[-/](\d{1,2}))?)?$/.exec(plain)
  if (iso) return dateOf(iso[1], iso[2], iso[3])
  const numbers = /^(\d{1,2})[-/ ](\d{4})$/.exec(plain)
  if (numbers) return dateOf(numbers[2], numbers[1])
  const named =
    /^(?:(\d{1,2})(?:st|nd|rd|th)? )?([a-z]{3,9}) (?:(\d{1,2})(?:st|nd|rd|th)? )?'?(\d{4})$/i.exec(
      plain,
    )
  if (!named) return null
  const month = monthNumber(named[2] as string)
  return month === null ? null : dateOf(named[4], String(month), named[1] ?? named[3])
}

/** Null if the text is neither a span nor a date. */
export function parseSpan(text: string): Span | null {
  const parts = text
    .slice(0, MAX_CHARS)
    .split(/\s*[–—]\s*|\s+-+\s+|\s+(?:to|until|till)\s+|(?<=\d{4})\s*-\s*(?=\D|\d{4})/i)
    .map((part) => part.trim())
  const [first = '', last] = parts
  if (parts.length > 2) return null
  const start = parsePartialDate(first.replace(/^(?:since|from) /i, ''))
  if (start === null) return null
  if (last === undefined) {
    return /^since /i.test(first) ? { start, end: 'present' } : { start, end: start }
  }
  const end = PRESENT.test(last) ? 'present' : parsePartialDate(last)
  return end === null ? null : { start, end }
}

/** "2019", "Mar 2019", "15 Mar 2019". */
export function formatPartialDate(date: PartialDate): string {
  const [year, month, day] = date.split('-')
  if (month === undefined) return `${year}`
  const name = (MONTHS[Number(month) - 1] as string).slice(0, 3)
  return day === undefined ? `${name} ${year}` : `${Number(day)} ${name} ${year}`
}

/** Empty if neither end is known. */
export function formatSpan({ start, end }: Span): string {
  const from = start && formatPartialDate(start)
  const to = end === 'present' ? 'Present' : end && formatPartialDate(end)
  if (from && to) return from === to ? from : `${from} – ${to}`
  if (from) return from
  return to ? (to === 'Present' ? to : `Until ${to}`) : ''
}

/** The first month a date can mean, or the last, counted from year 0. */
export function monthOf(date: PartialDate, edge: 'first' | 'last'): number {
  const [year, month] = date.split('-').map(Number)
  return (year as number) * 12 + (month ?? (edge === 'first' ? 1 : 12)) - 1
}

function monthNumber(name: string): number | null {
  const word = name.toLowerCase()
  const at = MONTHS.findIndex(
    (month) => month.toLowerCase() === word || month.slice(0, 3).toLowerCase() === word,
  )
  return word === 'sept' ? 9 : at === -1 ? null : at + 1
}

function dateOf(year: string | undefined, month?: string, day?: string): PartialDate | null {
  if (year === undefined || !/^(?:19|20)\d\d$/.test(year)) return null
  if (month === undefined) return year
  if (Number(month) < 1 || Number(month) > 12) return null
  const padded = `${year}-${month.padStart(2, '0')}`
  if (day === undefined) return padded
  return Number(day) >= 1 && Number(day) <= 31 ? `${padded}-${day.padStart(2, '0')}` : null
}
