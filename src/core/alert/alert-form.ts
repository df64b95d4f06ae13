/** The alert form: what people type, what it means, and what is wrong with it. Texts are those of the specification. */

import { Refusal } from '#core/api/refusal.ts'
import { JOB_TYPES, type JobType } from '#core/job/job.ts'
import { CURRENCY_CODES } from '#core/pay/currency.ts'
import { hasWords } from '#core/search/has-words.ts'
import { DEFAULT_CURRENCY, EMPTY_QUERY, type JobQuery } from '#core/search/query.ts'
import { MAX_SALARY, withoutIdleCurrency } from '#core/search/query-params.ts'
import {
  ALERT_FREQUENCIES,
  type AlertFrequency,
  type AlertSearch,
  alertFilters,
  alertQuery,
  MAX_KEYWORDS,
  MAX_KEYWORDS_LENGTH,
  readAlertFilters,
  splitKeywords,
} from './alert.ts'

/** As typed. `filters` are those that have no field of their own: they come from the search that became the alert. */
export type AlertForm = {
  keywords: string
  location: string
  frequency: string
  jobTypes: string[]
  isRemote: boolean
  salaryMin: string
  salaryCurrency: string
  filters: string
}

export type AlertProblems = Partial<
  Record<'keywords' | 'location' | 'frequency' | 'salaryMin', string>
>

type ReadAlert =
  | { alert: AlertSearch & { frequency: AlertFrequency }; problems: null }
  | { alert: null; problems: AlertProblems }

const MAX_LOCATION = 200

/** Throws `invalid_body` for hidden filters that our own form does not send. */
export function readAlertForm(form: AlertForm): ReadAlert {
  const problems: AlertProblems = {}
  const typed = splitKeywords(plain(form.keywords))
  const keywords = hasWords(typed.join(' ')) ? typed : []
  const { query } = readAlertFilters(form.filters)
  if (!query) throw new Refusal('invalid_body')
  const others = withoutFields(query)
  if (keywords.length === 0 && alertFilters(others) === '')
    problems.keywords = 'Keywords are required'
  if (keywords.length > MAX_KEYWORDS)
    problems.keywords = `Enter at most ${MAX_KEYWORDS} keywords. Create another alert for the others.`
  if (keywords.join(' ').length > MAX_KEYWORDS_LENGTH)
    problems.keywords = `These keywords are too long. Use at most ${MAX_KEYWORDS_LENGTH} characters.`
  const location = plain(form.location).trim()
  if (location.length > MAX_LOCATION)
    problems.location = `The location is too long. Use at most ${MAX_LOCATION} characters.`
  const frequency = ALERT_FREQUENCIES.find((known) => known === form.frequency)
  if (!frequency) problems.frequency = 'Frequency is required'
  const salaryMin = readSalary(form.salaryMin)
  if (salaryMin === undefined)
    problems.salaryMin = `Enter the salary as a number up to ${MAX_SALARY.toLocaleString('en')}, such as 80000.`
  if (Object.keys(problems).length > 0 || !frequency || salaryMin === undefined)
    return { alert: null, problems }
  const wished = withoutIdleCurrency({
    ...others,
    location: location || null,
    remote: form.isRemote,
    jobTypes: form.jobTypes.filter((type): type is JobType =>
      (JOB_TYPES as readonly string[]).includes(type),
    ),
    salaryMin: salaryMin || null,
    salaryCurrency: CURRENCY_CODES.find((code) => code === form.salaryCurrency) ?? DEFAULT_CURRENCY,
  })
  const filters = alertFilters(wished)
  return { alert: { keywords, filters, frequency }, problems: null }
}

/** The form for an alert or, before it is one, for a search. Filters that cannot be read have to be chosen again. */
export function alertForm({
  frequency,
  ...alert
}: AlertSearch & { frequency: AlertFrequency }): AlertForm {
  const query = alertQuery(alert) ?? EMPTY_QUERY
  const { location, jobTypes, remote, salaryMin, salaryCurrency } = query
  return {
    keywords: alert.keywords.join(', '),
    location: location ?? '',
    frequency,
    jobTypes,
    isRemote: remote,
    salaryMin: salaryMin === null ? '' : String(salaryMin),
    salaryCurrency,
    filters: alertFilters(withoutFields(query)),
  }
}

export const EMPTY_ALERT_FORM: AlertForm = alertForm({
  keywords: [],
  filters: '',
  frequency: 'daily',
})

function withoutFields(query: JobQuery): JobQuery {
  const { location, jobTypes, remote, salaryMin, salaryCurrency } = EMPTY_QUERY
  return { ...query, location, jobTypes, remote, salaryMin, salaryCurrency }
}

/** Word processors put control characters into what is copied, which a search does not accept. */
const plain = (typed: string) => typed.replace(/\p{Cc}/gu, ' ')

/** Digits in groups of three, as in "80,000", "80.000" and "80 000". */
const GROUPED = /^\d{1,3}(?:[.,'’\s]\d{3}){1,3}(?!\d)/

/** "$80,000.50" is 80001, "80.000" and "80k" are 80000, nothing is null, and undefined is what cannot be a salary. */
function readSalary(typed: string): number | null | undefined {
  const digits = typed
    .trim()
    .replace(/^\p{Sc}\s?/u, '')
    .replace(GROUPED, (groups) => groups.replace(/\D/g, ''))
    .replace(/^(\d{1,5})k$/i, '$1000')
  if (digits === '') return null
  const amount = Math.round(Number(digits))
  return /^\d{1,10}(?:\.\d{1,9})?$/.test(digits) && amount <= MAX_SALARY ? amount : undefined
}
