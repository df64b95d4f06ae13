/**
 * What an invented job pays, and how its advert says so. Amounts are units of `currency` per `period`. Only meant
 * to be believable for role, level and country.
 */
import { entryOf } from '#core/text/entry-of.ts'
import { type City, type CountryCode, countryOf, townOf } from './cities.ts'
import type { VoiceName } from './company.ts'
import type { Employment } from './employment.ts'
import { LEVELS, type Level } from './levels.ts'
import type { Role } from './role.ts'
import type { Seeded } from './seeded.ts'

export type Pay = {
  min: number
  max: number
  currency: string
  period: 'hour' | 'day' | 'month' | 'year'
}

type Asked = {
  company: { voice: VoiceName }
  role: Role
  level: Level
  spot: { city: City }
  employment: Employment
}

/** Working hours, days and months in a paid year, as rates are usually computed. */
const PER_YEAR = { hour: 1_800, day: 220, month: 12, year: 1 } as const

/** Contractors pay their own vacation and insurance; day rates include some idle weeks. */
const PREMIUM = { hour: 1.2, day: 1.6, month: 1, year: 1 } as const

/**
 * Pay differs less between jobs in Europe than in the United States: amounts are pulled toward this, in thousands
 * of dollars.
 */
const EUROPE_MIDDLE = 150
const EUROPE_PULL = 0.3

/** How well each kind of company pays, relative to a large company. */
const GENEROSITY: Record<VoiceName, number> = {
  startup: 0.95,
  scaleup: 1.02,
  corporate: 1,
  agency: 0.88,
  public: 0.7,
  studio: 0.9,
}

export function drawPay(
  { company, role, level, spot: { city }, employment }: Asked,
  chance: Seeded,
): Pay {
  const country = countryOf(city)
  const free = employment === 'contract' || employment === 'freelance'
  const period = periodOf(city, level, employment)
  const worth = role.pay * LEVELS[level].pay * GENEROSITY[company.voice]
  const european = country.region === 'EU' || country.region === 'Europe'
  const pulled = european ? worth ** (1 - EUROPE_PULL) * EUROPE_MIDDLE ** EUROPE_PULL : worth
  const yearly = pulled * 1_000 * country.perDollar * (free ? PREMIUM[period] : 1)
  const middle = (yearly / PER_YEAR[period]) * (0.92 + chance.fraction() * 0.16)
  const spread = 0.06 + chance.fraction() * 0.08
  return {
    min: rounded(middle * (1 - spread)),
    max: rounded(middle * (1 + spread)),
    currency: country.currency,
    period,
  }
}

/** One of the ways adverts write this pay. */
export function writePay(pay: Pay, city: City, chance: Seeded): string {
  return chance.pick(formsOf(pay, city))
}

export const VAGUE_PAY = [
  'Competitive',
  'Competitive salary + equity',
  'DOE',
  'Negotiable',
  'Attractive package',
  'According to collective agreement',
  'Market rate',
  'To be discussed',
]

function periodOf(city: City, level: Level, employment: Employment): Pay['period'] {
  const { currency, quoted } = countryOf(city)
  const hourly = currency === 'USD' || currency === 'CAD' || currency === 'AUD'
  if (employment === 'contract' || employment === 'freelance')
    return hourly || currency === 'PLN' ? 'hour' : 'day'
  if (level === 'intern') return hourly ? 'hour' : 'month'
  return quoted
}

/** Rounded as people do: 137,420 becomes 135,000, and 76,300 becomes 76,000. */
function rounded(amount: number) {
  const magnitude = 10 ** Math.floor(Math.log10(amount))
  const step = Math.max(1, amount / magnitude < 2 ? magnitude / 20 : magnitude / 10)
  return Math.max(1, Math.round(amount / step) * step)
}

type Forms = (low: number, high: number, pay: Pay) => string[]

const comma = (amount: number) => amount.toLocaleString('en-US')
const dotted = (amount: number) => comma(amount).replaceAll(',', '.')
const spaced = (amount: number) => comma(amount).replaceAll(',', ' ')
const apostrophe = (amount: number) => comma(amount).replaceAll(',', '’')
const k = (amount: number) => String(Math.round(amount / 500) / 2)
const lakh = (amount: number) => String(Math.round(amount / 50_000) / 2)

const SYMBOLS: Record<string, string> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  CAD: 'CA$',
  AUD: 'A$',
  NZD: 'NZ$',
  SGD: 'S$',
  INR: '₹',
  JPY: '¥',
  ILS: '₪',
  BRL: 'R$ ',
  PLN: 'PLN ',
  CHF: 'CHF ',
  SEK: 'SEK ',
  DKK: 'DKK ',
  NOK: 'NOK ',
  AED: 'AED ',
}

const YEARLY: Forms = (low, high, { currency }) => {
  const s = entryOf(SYMBOLS, currency)
  return [
    `${s}${k(low)}k–${s}${k(high)}k`,
    `${s}${comma(low)} - ${s}${comma(high)} per annum`,
    `${s}${k(low)}-${k(high)}k`,
    `${s}${comma(low)} – ${s}${comma(high)}`,
    `up to ${s}${comma(high)}`,
    `from ${s}${k(low)}k`,
    `${comma(low)} - ${comma(high)} ${currency} / year`,
    `${s}${k(low)}K to ${s}${k(high)}K + equity`,
    `${k(low)}k - ${k(high)}k ${currency}`,
  ]
}

const BY_CURRENCY: Record<string, Partial<Record<Pay['period'], Forms>>> = {
  CHF: {
    year: (low, high, pay) => [
      ...YEARLY(low, high, pay),
      `CHF ${apostrophe(low)}–${apostrophe(high)}`,
      `CHF ${comma(low).replaceAll(',', "'")} - ${comma(high).replaceAll(',', "'")} (100%)`,
    ],
  },
  INR: {
    year: (low, high) => [
      `₹${lakh(low)}–${lakh(high)} LPA`,
      `up to ₹${lakh(high)} LPA`,
      `${lakh(low)} - ${lakh(high)} lakhs per annum`,
      `₹${high.toLocaleString('en-IN')} per annum`,
      `INR ${lakh(low)}L - ${lakh(high)}L`,
    ],
    month: (low, high) => [
      `₹${comma(low)} - ₹${comma(high)} per month`,
      `stipend of ₹${comma(low)} a month`,
    ],
  },
  JPY: {
    year: (low, high) => [
      `¥${comma(low)} – ¥${comma(high)}`,
      `JPY ${(low / 1e6).toFixed(1)}M–${(high / 1e6).toFixed(1)}M`,
      `年収${Math.round(low / 1e4)}万円〜${comma(Math.round(high / 1e4))}万円`,
      `¥${(low / 1e6).toFixed(1)}M - ¥${(high / 1e6).toFixed(1)}M per year`,
    ],
  },
  PLN: {
    month: (low, high) => [
      `${spaced(low)} – ${spaced(high)} PLN net/month (B2B)`,
      `${k(low)}–${k(high)}k PLN gross per month`,
      `${spaced(low)} - ${spaced(high)} zł / mies.`,
    ],
    hour: (low, high) => [`${low}–${high} PLN/h + VAT (B2B)`],
  },
  SEK: {
    month: (low, high) => [
      `${spaced(low)}–${spaced(high)} SEK/month`,
      `SEK ${k(low)}k–${k(high)}k per month`,
      `${spaced(low)} - ${spaced(high)} kr/mån`,
    ],
  },
  BRL: {
    month: (low, high) => [
      `R$ ${dotted(low)} – R$ ${dotted(high)} por mês`,
      `R$ ${k(low)}k–${k(high)}k/month`,
      `BRL ${comma(low)} - ${comma(high)} monthly (CLT)`,
    ],
  },
  ILS: {
    month: (low, high) => [
      `₪${comma(low)}–₪${comma(high)} per month`,
      `${k(low)}-${k(high)}K ILS a month`,
      `up to ₪${comma(high)} gross a month`,
    ],
  },
}

const MONTHLY: Forms = (low, high, { currency }) => {
  const s = entryOf(SYMBOLS, currency)
  return [
    `${s}${comma(low)} – ${s}${comma(high)} per month`,
    `${s}${comma(low)}/month`,
    `${comma(low)} ${currency} a month`,
  ]
}
const DAILY: Forms = (low, high, { currency }) => {
  const s = entryOf(SYMBOLS, currency)
  return [
    `${s}${comma(low)} per day`,
    `${s}${comma(low)}–${s}${comma(high)} per day`,
    `${s}${comma(low)} - ${comma(high)} / day`,
    `up to ${s}${comma(high)} a day`,
  ]
}
const HOURLY: Forms = (low, high, { currency }) => {
  const s = entryOf(SYMBOLS, currency)
  return [`${s}${low}/hr`, `${s}${low}–${s}${high} per hour`, `${s}${low} - ${s}${high} hourly`]
}
const USUAL: Record<Pay['period'], Forms> = {
  year: YEARLY,
  month: MONTHLY,
  day: DAILY,
  hour: HOURLY,
}

/** Habits of a country rather than of its currency. */
const BY_COUNTRY: Partial<Record<CountryCode, Partial<Record<Pay['period'], Forms>>>> = {
  DE: {
    year: (low, high) => [
      `€${dotted(low)} – €${dotted(high)} brutto/Jahr`,
      `${dotted(low)} € bis ${dotted(high)} €`,
    ],
  },
  AT: {
    year: (low, high) => [
      `ab €${dotted(low)} brutto pro Jahr`,
      `${dotted(low)} € bis ${dotted(high)} €`,
    ],
  },
  FR: {
    year: (low, high) => [
      `${k(low)}–${k(high)} k€`,
      `${spaced(low)} € - ${spaced(high)} € brut annuel`,
    ],
  },
  GB: {
    day: (low, high) => [`£${low}–£${high}/day, outside IR35`, `£${high} per day, inside IR35`],
  },
}

function formsOf(pay: Pay, city: City): string[] {
  const forms = entryOf(BY_CURRENCY, pay.currency)?.[pay.period] ?? USUAL[pay.period]
  const local = BY_COUNTRY[townOf(city).country]?.[pay.period]
  return [...forms(pay.min, pay.max, pay), ...(local?.(pay.min, pay.max, pay) ?? [])]
}
