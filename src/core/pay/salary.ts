/**
 * Salaries as listings write them and as we compare them. Units of `currency` per `period`:
 * "£55–70k" is { min: 55000, max: 70000, currency: 'GBP', period: 'year' }. Unknown is null, never
 * 0.
 */
import { formatMoney, usdPerUnit } from './currency.ts'
import { type Amount, amountsIn } from './salary-amount.ts'
import { currencyStatedIn, toCurrencyCode } from './salary-currency.ts'
import { isPay } from './salary-evidence.ts'
import { periodBefore, toPeriod } from './salary-period.ts'

export type Period = 'hour' | 'day' | 'week' | 'month' | 'year'

/** At least one of `min` and `max` is set. `currency` is an ISO 4217 code. */
export type Salary = {
  min: number | null
  max: number | null
  currency: string | null
  period: Period | null
}

/** What a listing may say about pay: in fields, in a salary line, in its text. */
export type StatedSalary = {
  salary?: SalaryFields | null | undefined
  salaryText?: string | null | undefined
  description?: string | null | undefined
}
type SalaryFields = {
  min?: number | null | undefined
  max?: number | null | undefined
  currency?: string | null | undefined
  period?: string | null | undefined
}

/**
 * Periods in a full-time year with paid holidays: 40 hours and 5 days a week, 52 weeks. US federal
 * pay uses 2,087 hours to even out leap years (opm.gov, "Computing Hourly Rates of Pay").
 */
export const PERIODS_PER_YEAR: Record<Period, number> = {
  hour: 2_080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
}

/**
 * Limits in rough US dollars a year. Outside them the text was about something else: a subscription
 * ("$99/yr"), a funding round. Our choice: the minimum accepts 125 a month, the maximum accepts the
 * most senior engineers of the largest companies.
 */
const BELIEVABLE_YEARLY_USD = { min: 1_500, max: 2_000_000 }
/** An amount without a currency may be in rupiah. */
const MAX_UNKNOWN_CURRENCY = 100_000_000
/** From here on an amount without a period is yearly; a smaller one could be monthly or hourly. */
const SURELY_YEARLY = 30_000
/** Smallest plausible pay for an hour, a day or a project, in US dollars. */
const SMALLEST_USD = 5
/** The longest description we have is 30,000 characters; anything after this is noise. */
const MAX_TEXT = 100_000

/** A text with more amounts than this before its salary is a price list or an attack. */
const MAX_SUMS = 150

export const NOT_SPECIFIED = 'Not specified'

/** The first plausible salary in a line or a full description; null when there is none. */
export function parseSalary(text: string): Salary | null {
  const read = text.slice(0, MAX_TEXT)
  let pending: Salary | null = null
  let pendingEnd = 0
  let sums = 0
  for (const amount of amountsIn(read)) {
    if (pending) {
      // "45-70 USD or 180-280 PLN per hour": the period is stated once, after the second.
      const joins = /^\s(?:or|\/|oder|ou|o|lub|или|або)\s$/.test(
        read.slice(pendingEnd, amount.start),
      )
      const joined = { ...pending, period: amount.period }
      return joins && isBelievable(joined) ? joined : pending
    }
    if (isNoise(amount)) continue
    if (++sums > MAX_SUMS) return null
    const period = amount.period ?? periodBefore(read, amount.start)
    if (!isPay(read, { ...amount, period })) continue
    const salary = plausibleSalary(read, amount, period)
    if (!salary) continue
    if (salary.period !== null) return salary
    pending = salary
    pendingEnd = amount.end
  }
  return pending
}

/**
 * The salary of a listing: from its fields, otherwise its salary line, otherwise its text. Zeros in
 * fields mean unknown, as in most sources.
 */
export function salaryOf({ salary, salaryText, description }: StatedSalary): Salary | null {
  const stated = salary ? fromFields(salary) : null
  if (stated) return stated
  return (
    (salaryText && parseSalaryLine(salaryText)) || (description && parseSalary(description)) || null
  )
}

/** In a salary field, a bare "120000" is pay. */
function parseSalaryLine(line: string): Salary | null {
  return parseSalary(line) ?? parseSalary(`Salary: ${line}`)
}

/** The same salary per year at full time; null when its period is unknown. */
export function yearly({ min, max, period }: Salary): Pick<Salary, 'min' | 'max'> | null {
  if (period === null) return null
  const times = PERIODS_PER_YEAR[period]
  return { min: min === null ? null : min * times, max: max === null ? null : max * times }
}

/** Rough yearly US dollars, for filters and ordering only; null when period or currency is unknown. */
export function comparableYearlyUsd(salary: Salary): Pick<Salary, 'min' | 'max'> | null {
  const rate = salary.currency === null ? null : usdPerUnit(salary.currency)
  const year = yearly(salary)
  if (rate === null || year === null) return null
  const dollars = (amount: number | null) => (amount === null ? null : Math.round(amount * rate))
  return { min: dollars(year.min), max: dollars(year.max) }
}

/** "$90,000 - $105,000", "$50+ / hour", "Up to €60,000"; a yearly salary shows no period. */
export function formatSalary(salary: Salary | null): string {
  const amounts = salary && formatAmounts(salary)
  if (!amounts) return NOT_SPECIFIED
  const { period } = salary
  return period === null || period === 'year' ? amounts : `${amounts} / ${period}`
}

function formatAmounts({ min, max, currency }: Salary): string | null {
  if (min !== null && (max === null || min === max)) {
    return `${formatMoney(min, currency)}${max === null ? '+' : ''}`
  }
  if (max === null) return null
  if (min === null) return `Up to ${formatMoney(max, currency)}`
  return `${formatMoney(min, currency)} - ${formatMoney(max, currency)}`
}

function fromFields(fields: SalaryFields): Salary | null {
  const known = [fields.min, fields.max].map((amount) =>
    amount && Number.isFinite(amount) && amount > 0 ? amount : null,
  )
  const [min = null, max = null] = known
  if (min === null && max === null) return null
  const isReversed = min !== null && max !== null && min > max
  return believed({
    min: isReversed ? max : min,
    max: isReversed ? min : max,
    currency: fields.currency ? toCurrencyCode(fields.currency) : null,
    period: fields.period ? toPeriod(fields.period) : null,
  })
}

/** From here on, an amount is not hourly. */
const NEVER_HOURLY = 1_000

/**
 * Employers choose the wrong period in forms: 120,000 an hour is a year's pay, 45 a year an hour's. Null for what nobody
 * is paid in any period, such as the 1 of somebody who had to fill in a field.
 */
function believed(salary: Salary): Salary | null {
  if (isBelievable(salary)) return salary
  const high = salary.max ?? salary.min ?? 0
  const year: Salary = { ...salary, period: 'year' }
  if (salary.period !== null && high >= SURELY_YEARLY && isBelievable(year)) return year
  const hour: Salary = { ...salary, period: 'hour' }
  if (salary.period === 'year' && high < NEVER_HOURLY && isBelievable(hour)) return hour
  return null
}

/** Most numbers in a job ad have no currency or scale; only a label could make them pay. */
function isNoise({ currency, isScaled, isGrouped, isRange, min, max }: Amount): boolean {
  return currency === null && !isScaled && !isGrouped && !isRange && (max ?? min ?? 0) < 1_000
}

/** The amount as a salary; null when nobody is paid that. Whether it is pay at all: see salary-evidence.ts. */
export function plausibleSalary(
  text: string,
  amount: Amount,
  period: Period | null,
): Salary | null {
  const salary = toSalary(text, amount, period)
  return isBelievable(salary) ? salary : null
}

function toSalary(text: string, amount: Amount, period: Period | null): Salary {
  const { min, max, start, end } = amount
  const line =
    text
      .slice(Math.max(0, start - 60), start)
      .split(/[|\n]/)
      .at(-1) ?? ''
  const said = amount.isHint || amount.currency === null ? currencyNear(text, line, end) : null
  const currency = said ?? amount.currency
  const stated: Salary = { min, max, currency, period }
  // A period stated earlier that makes no sense ("Weekly demos … $150k") was about something else.
  if (period && (amount.period || isBelievable(stated))) return stated
  const year: Salary = { ...stated, period: 'year' }
  const isYearly = (max ?? min ?? 0) >= SURELY_YEARLY && isBelievable(year)
  return isYearly ? year : { ...stated, period: null }
}

/** "Salary (CAD): $…" before the amount, "$… annually (CAD)" after it. */
function currencyNear(text: string, line: string, end: number): string | null {
  const behind = text.slice(end, end + 40).split(/[|\n\d]/, 1)[0] ?? ''
  return currencyStatedIn(behind) ?? currencyStatedIn(line)
}

function isBelievable(salary: Salary): boolean {
  const rate = (salary.currency && usdPerUnit(salary.currency)) || null
  const low = salary.min ?? salary.max ?? 0
  const high = salary.max ?? salary.min ?? 0
  if (salary.period === null) {
    const dollars = rate ?? 1
    return low * dollars >= SMALLEST_USD && high * dollars <= MAX_UNKNOWN_CURRENCY
  }
  const times = PERIODS_PER_YEAR[salary.period]
  if (rate === null) return high * times <= MAX_UNKNOWN_CURRENCY && low > 0
  return (
    low * times * rate >= BELIEVABLE_YEARLY_USD.min &&
    high * times * rate <= BELIEVABLE_YEARLY_USD.max
  )
}
