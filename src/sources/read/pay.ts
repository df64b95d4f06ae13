/**
 * Pay that a source states in numbers, often as several bands for zones or tiers. A listing has one salary, so bands
 * of one currency and period are merged into the range around them, and all of them are also kept as text.
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
  /** The source's name for the band: "Zone A". */
  title: string | null
}

/** The limits of `Listing` for a line and a currency. */
const MAX_LINE = 2_000
const MAX_CURRENCY = 8

/** Builds a band from a source's raw fields: "USD", "per-year-salary", "Zone A". */
export function readBand(fields: Partial<Record<keyof Band, unknown>>): Band {
  const period = line(fields.period)
  return {
    min: amount(fields.min),
    max: amount(fields.max),
    currency: line(fields.currency, MAX_CURRENCY),
    period: period === null ? null : toPeriod(period),
    title: line(fields.title),
  }
}

/** The listing's pay fields; empty if no band has an amount. */
export function toPay(stated: readonly Band[]): Pick<Listing, 'salary' | 'salaryText'> {
  const paid = stated.filter(({ min, max }) => min !== null || max !== null)
  const base = paid.filter(({ title }) => !NOT_BASE.test(title ?? ''))
  const targets = paid.filter(({ title }) => TARGET.test(title ?? ''))
  const bands = base.length > 0 ? base : paid.filter((band) => !targets.includes(band))
  const [first, ...rest] = bands
  const text = [...bands, ...targets].map(formatBand).join('; ').slice(0, MAX_LINE)
  // the rules read target earnings from the text, where they are named
  if (!first) return targets.length > 0 ? { salaryText: text } : {}
  const alike = rest.filter((band) => isAlike(band, first))
  const isListed = rest.length + targets.length > 0
  return { salary: around([first, ...alike]), ...(isListed && { salaryText: text }) }
}

/** Pay in addition to the base salary, or totals that include it. */
const NOT_BASE = /\b(?:ote|on[- ]target|bonus|commission|equity|incentives?|variable|stipend)\b/i

const TARGET = /\b(?:ote|on[- ]target)\b/i

/** The period named in a band's title, in English: "Hourly rate", "Annual Salary:". */
export function periodInTitle(title: string | null): Period | null {
  return PERIOD_WORDS.find(([, words]) => words.test(title ?? ''))?.[0] ?? null
}

const PERIOD_WORDS: readonly (readonly [Period, RegExp])[] = [
  ['hour', /\bhour(?:s|ly)?\b|\/ ?hr\b|\bper hr\b/i],
  ['day', /\bdaily\b|\bper (?:day|diem)\b|\bday rate\b/i],
  ['week', /\bweekly\b|\bper week\b/i],
  ['month', /\bmonth(?:ly)?\b/i],
  ['year', /\bannual(?:ly|i[sz]ed)?\b|\byear(?:ly)?\b|\bper annum\b|\bp\.a\./i],
]

/** An amount below this is hourly: no yearly salary is this low. */
const MAX_HOURLY = 1_000
/** From this value in US dollars, pay is yearly; between the two limits the period is unknown. */
const MIN_YEARLY_USD = 20_000

/**
 * The period if the source has no field for it: from the title, unless the amount contradicts it; otherwise from the
 * amount.
 */
export function periodOf({ title, min, max, currency }: Omit<Band, 'period'>): Period | null {
  const stated = periodInTitle(title)
  const top = max ?? min ?? 0
  const code = toCurrencyCode(currency ?? '')
  const isYearly = top * ((code && usdPerUnit(code)) || 0) >= MIN_YEARLY_USD
  if (stated && !(stated === 'year' && top < MAX_HOURLY) && !(stated === 'hour' && isYearly))
    return stated
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

/** "Zone A: 150,000 – 200,000 USD / year". */
function formatBand({ title, min, max, currency, period }: Band): string {
  const [low, high] = [min, max].map((amount) => amount?.toLocaleString('en-US'))
  const amounts = low && high && low !== high ? `${low} – ${high}` : (low ?? `up to ${high}`)
  const label = title?.replace(/(?<![\s:])[\s:]+$/, '')
  const unit = period ? `${currency ?? ''} / ${period}` : (currency ?? '')
  return `${label ? `${label}: ` : ''}${amounts} ${unit}`.replace(/\s+/g, ' ').trim()
}
