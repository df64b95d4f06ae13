/**
 * The filters of a search for people: one entry per value, each with the URL of the same search without it. For loaders
 * only: it uses the URL grammar, which browsers need not load.
 */

import { formatExact } from '#app/ui/time-ago.tsx'
import { JOB_TYPE_LABELS, LEVEL_LABELS, WORK_SETTING_LABELS } from '#core/job/job-labels.ts'
import { formatMoney, formatShortMoney } from '#core/pay/currency.ts'
import { countryInSentence } from '#core/place/countries.ts'
import { splitLocations } from '#core/place/split-locations.ts'
import { languageName } from '#core/requirement/spoken-language.ts'
import {
  type Count,
  EMPTY_QUERY,
  type JobQuery,
  LAST_VISIT,
  NONE_STATED,
} from '#core/search/query.ts'
import { formatQueryParams } from '#core/search/query-params.ts'
import { capitalized } from '#core/text/capitalized.ts'
import { countOf } from '#core/text/count-of.ts'
import { SUPPORT_LABELS, YEARS_LABELS } from './facet-labels.ts'
import { foundLabel, POSTED_LABELS, toPostedChoice } from './posted-choices.ts'

export type ActiveFilter = { label: string; href: string }

/** `companyName` is shown instead of the company's slug. */
export function activeFilters(query: JobQuery, companyName: string | null = null): ActiveFilter[] {
  const without = (label: string, change: Partial<JobQuery>) => ({
    label,
    href: jobsAddress({ ...query, ...change, page: 1 }),
  })
  const each = <Name extends ListName>(name: Name, labels: Readonly<Record<string, string>> = {}) =>
    query[name].map((value) =>
      without(labels[value] ?? value, { [name]: query[name].filter((other) => other !== value) }),
    )
  const locations = splitLocations(query.location ?? '')
  const short = (amount: number) =>
    amount < 1_000_000
      ? `${formatMoney(amount / 1000, query.salaryCurrency)}k`
      : formatShortMoney(amount, query.salaryCurrency)

  return [
    query.category && without(query.category, { category: null }),
    query.company && without(`Company: ${companyName ?? query.company}`, { company: null }),
    ...locations.map((text) =>
      without(locationLabel(text, query), {
        location: locations.filter((other) => other !== text).join('; ') || null,
        ...(locations.length === 1 && { withinKm: null, excludeRemote: false }),
      }),
    ),
    query.excludeRemote && without('No remote jobs from elsewhere', { excludeRemote: false }),
    query.eligibleFrom &&
      without(homeLabel(query), { eligibleFrom: null, mayWorkIn: [], eligibility: [] }),
    query.overlapHours && without(overlapLabel(query), { overlapHours: null, timeZone: null }),
    ...each('years', YEARS_LABELS),
    ...query.languages.map((code) =>
      without(code === NONE_STATED ? 'No language stated' : languageName(code), {
        languages: query.languages.filter((other) => other !== code),
      }),
    ),
    ...each('support', SUPPORT_LABELS),
    query.remote && without('Remote only', { remote: false }),
    ...each('workSettings', WORK_SETTING_LABELS),
    ...each('jobTypes', JOB_TYPE_LABELS),
    ...each('levels', LEVEL_LABELS),
    ...each('tags'),
    ...each('workTypes'),
    ...each('sectors'),
    query.posted && without(POSTED_LABELS[toPostedChoice(query.posted)], { posted: null }),
    query.firstSeen && without(foundLabel(query.firstSeen), { firstSeen: null }),
    query.newSince && without(capitalized(sinceLabel(query.newSince)), { newSince: null }),
    query.confirmedDays && without(confirmedLabel(query.confirmedDays), { confirmedDays: null }),
    query.neverReposted && without('Never reposted', { neverReposted: false }),
    query.fromEmployer && without('Direct from the employer', { fromEmployer: false }),
    query.salaryMin && without(`From ${short(query.salaryMin)}`, { salaryMin: null }),
    query.salaryMax && without(`Up to ${short(query.salaryMax)}`, { salaryMax: null }),
    query.salaryStated && without('With a stated salary', { salaryStated: false }),
    query.matchMin && without(`Match ${query.matchMin} or higher`, { matchMin: null }),
    query.hideNoData && without('Hide results with no data', { hideNoData: false }),
  ].filter((filter) => filter !== null && filter !== false && filter !== 0 && filter !== '')
}

const locationLabel = (text: string, { withinKm }: JobQuery) =>
  withinKm === null ? text : `${text}, within ${withinKm} km`

/** "I live in Spain, may work in Canada". */
function homeLabel({ eligibleFrom, mayWorkIn }: JobQuery): string {
  const [home, ...others] = [eligibleFrom ?? '', ...mayWorkIn].map(countryInSentence)
  const also = others.length > 0 ? `, may work in ${others.join(', ')}` : ''
  return `I live in ${home}${also}`
}

/** "At least 4 hours of overlap with New York time", by the city of the time zone. */
const overlapLabel = ({ overlapHours, timeZone }: JobQuery) =>
  `At least ${countOf(overlapHours ?? 0, 'hour')} of overlap with ${timeZone?.split('/').at(-1)?.replaceAll('_', ' ')} time`

/** "new since your last visit". */
export const sinceLabel = (newSince: string) =>
  newSince === LAST_VISIT
    ? 'new since your last visit'
    : `new since ${formatExact(new Date(newSince))}`

const confirmedLabel = (days: number) =>
  days === 1 ? 'Confirmed open since yesterday' : `Confirmed open in the last ${days} days`

/** A place offered as a filter: a link that adds it, or removes it if it is chosen. */
export type PlaceLink = Count & { href: string; isChosen: boolean }

/** How many are offered as links; the field beside them suggests more. */
const PLACES = 4

/** The first place is added without the remote jobs that are open to it: those are not in its count. */
export function placeLinks(query: JobQuery, counts: readonly Count[]): PlaceLink[] {
  const chosen = splitLocations(query.location ?? '')
  return counts.slice(0, PLACES).map(({ value, count }) => {
    const others = chosen.filter((each) => each.toLowerCase() !== value.toLowerCase())
    const isChosen = others.length < chosen.length
    const location = (isChosen ? others : [...chosen, value]).join('; ') || null
    const excludeRemote = chosen.length === 0 || (location !== null && query.excludeRemote)
    const href = jobsAddress({ ...query, location, excludeRemote, page: 1 })
    return { value, count, isChosen, href }
  })
}

/** The same words, order, page size and currency without any filters. */
export const withoutFilters = (query: JobQuery): JobQuery => ({
  ...EMPTY_QUERY,
  text: query.text,
  sort: query.sort,
  perPage: query.perPage,
  salaryCurrency: query.salaryCurrency,
  isCurrencyChosen: query.isCurrencyChosen,
})

export function jobsAddress(query: JobQuery): string {
  const params = formatQueryParams(query)
  return params ? `/jobs?${params}` : '/jobs'
}

type ListName =
  | 'years'
  | 'support'
  | 'workSettings'
  | 'jobTypes'
  | 'levels'
  | 'tags'
  | 'workTypes'
  | 'sectors'
