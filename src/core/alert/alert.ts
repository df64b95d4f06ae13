/**
 * A job alert: a saved search that writes to a person when new jobs match it. Its keywords are searched together as one
 * text, and every other filter of the search is part of it. Filters by age are not: an alert only brings what is new.
 */

import { Refusal } from '#core/api/refusal.ts'
import { formatMoney } from '#core/pay/currency.ts'
import { hasWords } from '#core/search/has-words.ts'
import { EMPTY_QUERY, type JobQuery } from '#core/search/query.ts'
import {
  formatQueryParams,
  parseQueryParams,
  type ReadQuery,
  withoutIdleCurrency,
} from '#core/search/query-params.ts'
import { readNumericId } from '#core/text/read-id.ts'

export type AlertId = number & { readonly __brand: 'AlertId' }

/** The id in an address or a form. No alert has any other. */
export function requireAlertId(text: string | undefined): AlertId {
  const id = readNumericId<AlertId>(text)
  if (id === null) throw new Refusal('alert_not_found')
  return id
}

export const ALERT_FREQUENCIES = ['daily', 'weekly', 'immediately'] as const
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number]

export const FREQUENCY_LABELS: Record<AlertFrequency, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  immediately: 'Immediately',
}

export type AlertSearch = {
  keywords: string[]
  /** Every other filter, as the parameters of its address, in the canonical order. */
  filters: string
}

export type Alert = AlertSearch & {
  id: AlertId
  frequency: AlertFrequency
  isActive: boolean
  /** ISO 8601, UTC. */
  createdAt: string
  /** The name of the company that its filter names; null without one, or if no such company is known. */
  companyName: string | null
}

export const MAX_KEYWORDS = 20
/** All keywords together, in characters: what the search field takes. */
export const MAX_KEYWORDS_LENGTH = 300
/** In characters, encoded. The table allows no more. */
const MAX_FILTERS_LENGTH = 2_000

/** "react, type script, " gives ["react", "type script"]. */
export const splitKeywords = (typed: string): string[] =>
  typed
    .split(',')
    .map((keyword) => keyword.trim())
    .filter(Boolean)

/** Reads what `alertFilters` wrote. A parameter that is unknown was a filter once, so it isn't ignored. */
export const readAlertFilters = (filters: string): ReadQuery =>
  parseQueryParams(new URLSearchParams(filters), { unknown: 'refuse', isPersonal: true })

/** Call it before filters are stored: what cannot be read later would make an alert that finds nothing. */
export function requireFilters(filters: string) {
  if (filters.length > MAX_FILTERS_LENGTH) throw new Refusal('alert_too_long')
  const { problems } = readAlertFilters(filters)
  if (problems) throw new Refusal('invalid_body', problems)
}

/**
 * The search of an alert, newest first. Null if its filters cannot be read, because one has been removed from the
 * product since: without it, the alert would find what nobody asked for, so it finds nothing until it is edited.
 */
export function alertQuery({ keywords, filters }: AlertSearch): JobQuery | null {
  const { query } = readAlertFilters(filters)
  return query && { ...query, text: keywords.join(' ') || null, sort: 'newest' }
}

/** The parameters of the filters of a search that an alert keeps: not its text, order, page, or limits of age. */
export function alertFilters(query: JobQuery): string {
  const { text, sort, page, perPage, posted, firstSeen, newSince, confirmedDays } = EMPTY_QUERY
  return formatQueryParams({
    ...query,
    ...{ text, sort, page, perPage, posted, firstSeen, newSince, confirmedDays },
  })
}

/** An alert for this search. Its text becomes one keyword, unless it has no words. */
export const alertOfQuery = (query: JobQuery): AlertSearch => ({
  keywords: query.text !== null && hasWords(query.text) ? [query.text.trim()] : [],
  filters: alertFilters(withoutIdleCurrency(query)),
})

/** The address of the jobs that match now, most relevant first if there is a text; null if none can. */
export function alertAddress(alert: AlertSearch): string | null {
  const query = alertQuery(alert)
  if (!query) return null
  const sort = query.text === null ? 'newest' : 'most_relevant'
  const params = formatQueryParams({ ...query, sort })
  return params ? `/jobs?${params}` : '/jobs'
}

/** Whether it asks for anything: an alert for every new job is nobody's wish. */
export const isAlertSearch = ({ keywords, filters }: AlertSearch) =>
  hasWords(keywords.join(' ')) || filters !== ''

export const isSameSearch = (one: AlertSearch, other: AlertSearch) =>
  one.filters === other.filters && one.keywords.join('\n') === other.keywords.join('\n')

/** How the alert is called in lists and emails: its keywords, or else its main filter. */
export function alertName(alert: AlertSearch & Partial<Pick<Alert, 'companyName'>>): string {
  if (alert.keywords.length > 0) return alert.keywords.join(', ')
  const { company, tags, location, remote, category, salaryMin, salaryCurrency } =
    alertQuery(alert) ?? EMPTY_QUERY
  if (company !== null) return `Jobs at ${alert.companyName ?? company}`
  if (tags.length > 0) return tags.join(', ')
  if (category !== null) return category
  if (location !== null) return `Jobs in ${location}`
  if (remote) return 'Remote jobs'
  return salaryMin === null ? 'Your search' : `Jobs from ${formatMoney(salaryMin, salaryCurrency)}`
}
