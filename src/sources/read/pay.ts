/**
 * Pay that a source states in numbers, often several times: one band for each zone or tier. A listing has one, so
 * bands of one currency and period become the band around them, and all of them stay in words.
 */

import type { Listing } from '#core/job/listing.ts'
import { usdPerUnit } from '#core/pay/currency.ts'
import type { Period } from '#core/pay/salary.ts'
import { toCurrencyCode } from '#core/pay/salary-currency.ts'
import { toPeriod } from '#core/pay/salary-period.ts'
import { amount, line } from './read-field.ts'

export type Band = {
  min: number | null
  max: number | null
  currency: string | null
  period: Period | null
  /** What the source calls the band: "Zone A". */
  title: string | null
}

/** What `Listing` takes of a line and of a currency. */
const MAX_LINE = 2_000
const MAX_CURRENCY = 8

/** A band of the fields that a source has for it, each as it came: "USD", "per-year-salary", "Zone A". */
export function readBand(said: Partial<Record<keyof Band, unknown>>): Band {
  const period = line(said.period)
  return {
    min: amount(said.min),
    max: amount(said.max),
    currency: line(said.currency, MAX_CURRENCY),
    period: period === null ? null : toPeriod(period),
    title: line(said.title),
  }
}

/** The listing's fields for pay; nothing where no band has an amount. */
export function toPay(bands: readonly Band[]): Pick<Listing, 'salary' | 'salaryText'> {
  const paid = bands.filter(({ min, max }) => min !== null || max !== null)
  const base = paid.filter(({ title }) => !NOT_BASE.test(title ?? ''))
  const [first, ...rest] = base.length > 0 ? base : paid
  if (!first) return {}
  const alike = rest.filter((band) => isAlike(band, first))
  const said = [first, ...rest].map(formatBand).join('; ').slice(0, MAX_LINE)
  return { salary: around([first, ...alike]), ...(rest.length > 0 && { salaryText: said }) }
}

/** Pay that comes beside the salary, or counts it with what may come. */
const NOT_BASE = /\b(?:ote|on[- ]target|bonus|commission|equity|incentives?|variable|stipend)\b/i

/** The period that the title of a band says, in English: "Hourly rate", "Annual Salary:". */
export function periodSaidIn(title: string | null): Period | null {
  return PERIOD_WORDS.find(([, words]) => words.test(title ?? ''))?.[0] ?? null
}

const PERIOD_WORDS: readonly (readonly [Period, RegExp])[] = [
  ['hour', /\bhour(?:s|ly)?\b|\/ ?hr\b|\bper hr\b/i],
  ['day', /\bdaily\b|\bper (?:day|diem)\b|\bday rate\b/i],
  ['week', /\bweekly\b|\bper week\b/i],
  ['month', /\bmonth(?:ly)?\b/i],
  ['year', /\bannual(?:ly|i[sz]ed)?\b|\byear(?:ly)?\b|\bper annum\b|\bp\.a\./i],
]

/** Fewer units than this are paid by the hour; nobody's year is. */
const MAX_HOURLY = 1_000
/** Worth so many US dollars it is paid by the year; between the two nobody can tell. */
const MIN_YEARLY_USD = 20_000

/** The period where a source has no field for it: said in the title, unless the size cannot be that; else its size. */
export function periodOf({ title, min, max, currency }: Omit<Band, 'period'>): Period | null {
  const said = periodSaidIn(title)
  const top = max ?? min ?? 0
  const code = toCurrencyCode(currency ?? '')
  const isYearly = top * ((code && usdPerUnit(code)) || 0) >= MIN_YEARLY_USD
  if (said && !(said === 'year' && top < MAX_HOURLY) && !(said === 'hour' && isYearly)) return said
  if (top < MAX_HOURLY) return 'hour'
  return isYearly ? 'year' : null
}

function isAlike(band: Band, other: Band): boolean {
  return band.currency === other.currency && band.period === other.period
}

function around(bands: readonly Band[]): NonNullable<Listing['salary']> {
  const amounts = bands.flatMap(({ min, max }) => [min, max]).filter((amount) => amount !== null)
  const [first] = bands
  const isOpen = bands.some(({ max }) => max === null)
  const isCapped = bands.some(({ min }) => min === null)
  return {
    min: isCapped && bands.length === 1 ? null : Math.min(...amounts),
    max: isOpen && bands.length === 1 ? null : Math.max(...amounts),
    currency: first?.currency?.slice(0, MAX_CURRENCY) ?? null,
    period: first?.period ?? null,
  }
}

/** "Zone A: 150,000 – 200,000 USD a year". */
function formatBand({ title, min, max, currency, period }: Band): string {
  const [low, high] = [min, max].map((amount) => amount?.toLocaleString('en-US'))
  const amounts = low && high && low !== high ? `${low} – ${high}` : (low ?? `up to ${high}`)
  const label = title?.replace(/(?<![\s:])[\s:]+$/, '')
  const unit = period ? `${currency ?? ''} / ${period}` : (currency ?? '')
  return `${label ? `${label}: ` : ''}${amounts} ${unit}`.replace(/\s+/g, ' ').trim()
}
