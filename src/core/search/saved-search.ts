/**
 * A saved search: a whole search (words, every filter, order) that a person keeps under a name. It is kept as the
 * parameters of its address, so that it is read by the rules of every other search.
 */
import { Refusal } from '#core/api/refusal.ts'
import { JOB_TYPE_LABELS, LEVEL_LABELS, WORK_SETTING_LABELS } from '#core/job/job-labels.ts'
import { formatMoney } from '#core/pay/currency.ts'
import { MAX_SEARCH_NAME } from '#core/settings/account-limits.ts'
import { readNumericId } from '#core/text/read-id.ts'
import { describeSearch } from './describe-search.ts'
import { EMPTY_QUERY, type JobQuery } from './query.ts'
import { formatQueryParams, parseQueryParams, withoutIdleCurrency } from './query-params.ts'

export type SavedSearchId = number & { readonly __brand: 'SavedSearchId' }

export type SavedSearch = {
  id: SavedSearchId
  name: string
  /** Parameters as `savedParams` writes them. */
  search: string
  createdAt: Date
  /** When it was saved or last opened. */
  usedAt: Date
}

/** In characters. The table allows no more. */
const MAX_SEARCH = 2_000

/** The id in an address or a form. No saved search has any other. */
export function requireSavedSearchId(text: string | undefined): SavedSearchId {
  const id = readNumericId<SavedSearchId>(text)
  if (id === null) throw new Refusal('saved_search_not_found')
  return id
}

/** What is kept of a search: everything but its page. Empty for the list of all jobs, which needs no name. */
export const savedParams = (query: JobQuery): string =>
  formatQueryParams({
    ...withoutIdleCurrency(query),
    page: EMPTY_QUERY.page,
    perPage: EMPTY_QUERY.perPage,
  })

/** The search of saved parameters; null if one of them is no longer a filter. */
export const savedQuery = (search: string): JobQuery | null =>
  parseQueryParams(new URLSearchParams(search), { unknown: 'ignore', isPersonal: true }).query

/** The parameters of a given search, to be kept. Throws for what is not a search. */
export function requireSavedParams(given: string): string {
  const { query, problems } = parseQueryParams(new URLSearchParams(given), {
    unknown: 'ignore',
    isPersonal: true,
  })
  if (!query) throw new Refusal('invalid_body', problems)
  const search = savedParams(query)
  if (search === '') throw new Refusal('empty_search')
  if (search.length > MAX_SEARCH) throw new Refusal('saved_search_too_long')
  return search
}

/** A name as typed, on one line; null if nothing is left of it. */
export const readSearchName = (typed: string): string | null =>
  typed
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_NAME)
    .trim() || null

/** "Remote Rust jobs in Berlin, Senior, from €80,000". `company` is the name of its company. */
export function suggestedName(query: JobQuery, company: string | null): string {
  const { tags, workSettings, jobTypes, levels, salaryMin, salaryCurrency, text } = query
  const isTagSubject = text === null && query.category === null && tags.length === 1
  const words = [
    describeSearch(query, company),
    ...levels.map((level) => LEVEL_LABELS[level]),
    ...jobTypes.map((type) => JOB_TYPE_LABELS[type]),
    ...workSettings.map((setting) => WORK_SETTING_LABELS[setting]),
    ...(isTagSubject ? [] : tags),
    ...(salaryMin ? [`from ${formatMoney(salaryMin, salaryCurrency)}`] : []),
  ]
  // Whole words only.
  while (words.length > 1 && words.join(', ').length > MAX_SEARCH_NAME) words.pop()
  return words.join(', ').slice(0, MAX_SEARCH_NAME).trim()
}
