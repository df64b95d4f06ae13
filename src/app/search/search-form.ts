/**
 * The search form of /jobs for scripts: builds its URL, as short as the loader's, and sets its fields to a query that
 * was reached in another way (a chip, the back button).
 */

import { DEFAULT_CURRENCY, defaultSort, type JobQuery } from '#core/search/query.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { toPostedChoice } from './posted-choices.ts'

/** The form's id, for fields outside the form. */
export const SEARCH_FORM = 'search'

/** Default values, which are left out of the URL. */
const DEFAULTS: Record<string, string> = { perPage: '25' }

/** Fields that say nothing without another one. */
const NEEDS: Record<string, string> = {
  withinKm: 'location',
  excludeRemote: 'location',
  mayWorkIn: 'eligibleFrom',
  eligibility: 'eligibleFrom',
  timeZone: 'overlapHours',
}

/**
 * The value of the sort field: empty for the default order, so that typing words can change the default, with and
 * without a script.
 */
export const sortField = ({ text, sort }: Pick<JobQuery, 'text' | 'sort'>): string =>
  sort === defaultSort(text) ? '' : sort

/** "?query=rust&tags=Go,Rust"; empty for an empty form. `also` overrides the fields. */
export function formAddress(form: HTMLFormElement, also: Record<string, string> = {}): string {
  const values = new Map<string, string>()
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || !value.trim() || value === entryOf(DEFAULTS, name)) continue
    const before = values.get(name)
    values.set(name, before === undefined ? value.trim() : `${before},${value}`)
  }
  for (const [name, value] of Object.entries(also)) values.set(name, value)
  for (const [name, needed] of Object.entries(NEEDS)) if (!values.has(needed)) values.delete(name)
  if (values.get('eligibility') === 'yes') values.delete('eligibility')
  if (values.get('salaryMin') === '0') values.delete('salaryMin')
  // Without limits, an address without a currency means the usual one.
  const hasLimits = values.has('salaryMin') || values.has('salaryMax')
  const usual = form.querySelector<HTMLElement>('[data-usual]')?.dataset.usual ?? DEFAULT_CURRENCY
  const implied = hasLimits ? DEFAULT_CURRENCY : usual
  if (values.get('salaryCurrency') === implied) values.delete('salaryCurrency')
  return values.size === 0 ? '' : `?${new URLSearchParams([...values])}`
}

/** What "Remote only" and the work settings say of remote work can conflict, so choosing one clears the other. */
const CONFLICTS: Record<string, string> = { remote: 'workSettings', workSettings: 'remote' }

/** To be called after a change of `changed`. Returns the name of the fields that were cleared. */
export function clearConflicts(form: HTMLFormElement, changed: HTMLInputElement) {
  const other = changed.checked ? entryOf(CONFLICTS, changed.name) : undefined
  if (other === undefined) return
  for (const field of form.elements) {
    if (isBox(field) && field.name === other) field.checked = false
  }
  return other
}

/**
 * Sets every field to the query's value, except the one being typed into and those whose name `isNewer` than the
 * query.
 */
export function fillForm(
  form: HTMLFormElement,
  query: JobQuery,
  isNewer: (name: string) => boolean,
) {
  const asked = fieldsOf(query)
  for (const field of form.elements) {
    if (field instanceof HTMLElement && isNewer(field.getAttribute('name') ?? '')) continue
    if (field instanceof HTMLSelectElement && field.dataset.adds !== undefined) field.value = ''
    else if (isBox(field)) field.checked = asked[field.name]?.includes(field.value) ?? field.checked
    else if (field !== document.activeElement && isValued(field) && field.name in asked) {
      field.value = asked[field.name]?.[0] ?? entryOf(DEFAULTS, field.name) ?? ''
    }
  }
}

/** The query's values by field name. */
function fieldsOf(query: JobQuery): Record<string, readonly string[]> {
  const { text, levels, location, posted, firstSeen, newSince, confirmedDays } = query
  const { salaryMin, salaryMax } = query
  return {
    query: text === null ? [] : [text],
    location: location === null ? [] : [location],
    withinKm: query.withinKm === null ? [] : [String(query.withinKm)],
    excludeRemote: query.excludeRemote ? ['true'] : [],
    eligibleFrom: query.eligibleFrom === null ? [] : [query.eligibleFrom],
    mayWorkIn: query.mayWorkIn,
    // The first one is a hidden field: the others add to it.
    eligibility: ['yes', ...query.eligibility.filter((choice) => choice !== 'yes')],
    overlapHours: query.overlapHours === null ? [] : [String(query.overlapHours)],
    // Without a choice, the field keeps what it offers.
    ...(query.timeZone !== null && { timeZone: [query.timeZone] }),
    support: query.support,
    languages: query.languages,
    years: query.years,
    remote: query.remote ? ['true'] : [],
    workSettings: query.workSettings,
    jobTypes: query.jobTypes,
    experienceLevels: levels,
    tags: query.tags,
    workTypes: query.workTypes,
    sectors: query.sectors,
    posted: posted === null ? [] : [toPostedChoice(posted)],
    firstSeen: firstSeen === null ? [] : [toPostedChoice(firstSeen)],
    newSince: newSince === null ? [] : [newSince],
    confirmedDays: confirmedDays === null ? [] : [String(confirmedDays)],
    neverReposted: query.neverReposted ? ['true'] : [],
    fromEmployer: query.fromEmployer ? ['true'] : [],
    salaryMin: salaryMin === null ? [] : [String(salaryMin)],
    salaryMax: salaryMax === null ? [] : [String(salaryMax)],
    salaryCurrency: [query.salaryCurrency],
    salaryStated: query.salaryStated ? ['true'] : [],
    hideNoData: query.hideNoData ? ['true'] : [],
    matchMin: query.matchMin === null ? [] : [String(query.matchMin)],
    sort: [sortField(query)],
    perPage: [String(query.perPage)],
  }
}

const isBox = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox'

const isValued = (field: Element): field is HTMLInputElement | HTMLSelectElement =>
  field instanceof HTMLInputElement || field instanceof HTMLSelectElement
