/**
 * Exchange rates: those that the product ships with, or newer ones from a file of the operator. The file is the daily
 * one of the European Central Bank (eurofxref-daily.xml), or JSON: { "on": "2026-11-20", "usdPerUnit": { "EUR": 1.15 } }.
 * A currency that the file does not name keeps its shipped rate, with its older date.
 */
import { z } from 'zod'
import { CURRENCY_CODES, SHIPPED_RATES_ON, usdPerUnit } from './currency.ts'
import { type Salary, yearly } from './salary.ts'

/** US dollars per unit, and the day of the rate, by ISO 4217 code. Plain, so that it can be sent to a thread. */
export type ExchangeRates = Readonly<Record<string, ExchangeRate>>
export type ExchangeRate = { usd: number; on: string }

export const SHIPPED_RATES: ExchangeRates = /* @__PURE__ */ shippedRates()

function shippedRates(): ExchangeRates {
  const entries = CURRENCY_CODES.map((code) => [
    code,
    { usd: usdPerUnit(code) ?? 0, on: SHIPPED_RATES_ON },
  ])
  return Object.fromEntries(entries)
}

/** Null for a currency that we do not know. */
export const rateOf = (rates: ExchangeRates, code: string): ExchangeRate | null =>
  Object.hasOwn(rates, code) ? (rates[code] ?? null) : null

/**
 * US dollars a year, not rounded: the same yearly amount in one currency always gives the same number, so comparisons
 * within a currency are exact. A missing end is that of the other. Null when period or currency is unknown.
 */
export function yearlyUsd(
  salary: Salary,
  rates: ExchangeRates,
): { min: number; max: number } | null {
  const rate = salary.currency === null ? null : rateOf(rates, salary.currency)
  const { min = null, max = null } = yearly(salary) ?? {}
  const low = min ?? max
  const high = max ?? min
  if (rate === null || low === null || high === null) return null
  return { min: low * rate.usd, max: high * rate.usd }
}

/** A newer rate this many times the shipped one, or this small a part of it, is in the wrong unit. */
const MOST_CHANGE = 20

const RatesFile = z.strictObject({
  on: z.iso.date(),
  usdPerUnit: z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive()),
})

/** The shipped rates with those of a file instead; null if it is not such a file, or if a rate cannot be right. */
export function parseExchangeRates(text: string): ExchangeRates | null {
  const read = text.trimStart().startsWith('{') ? readJson(text) : readBank(text)
  if (read === null) return null
  const rates: Record<string, ExchangeRate> = { ...SHIPPED_RATES }
  for (const [code, usd] of Object.entries(read.usdPerUnit)) {
    const shipped = rateOf(SHIPPED_RATES, code)
    if (shipped === null) continue
    if (usd > shipped.usd * MOST_CHANGE || usd < shipped.usd / MOST_CHANGE) return null
    rates[code] = { usd, on: read.on }
  }
  return (rates.USD as ExchangeRate).usd === 1 ? rates : null
}

type ReadRates = z.infer<typeof RatesFile>

function readJson(text: string): ReadRates | null {
  try {
    return RatesFile.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null // not JSON
  }
}

const DAY = /<Cube time=['"](\d{4}-\d\d-\d\d)['"]/
const RATE = /<Cube currency=['"]([A-Z]{3})['"] rate=['"]([\d.]{1,12})['"]/g

/** The bank states units per euro, the dollar among them. */
function readBank(text: string): ReadRates | null {
  const on = DAY.exec(text)?.[1]
  const perEuro = new Map([...text.matchAll(RATE)].map(([, code, rate]) => [code, Number(rate)]))
  const dollars = perEuro.get('USD')
  if (on === undefined || dollars === undefined) return null
  const rates = [...perEuro].map(([code, rate]) => [code, code === 'USD' ? 1 : dollars / rate])
  return (
    RatesFile.safeParse({ on, usdPerUnit: { ...Object.fromEntries(rates), EUR: dollars } }).data ??
    null
  )
}
