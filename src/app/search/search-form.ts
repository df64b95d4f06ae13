/**
 * The one form of /jobs, seen from a script: its address, as short as the loader's own, and its fields
 * brought back in line with an address that was reached by another way (a chip, the back button).
 */

import { defaultSort, type JobQuery } from '#core/search/query.ts'
import { toPostedChoice } from './posted-choices.ts'

/** The form's id; fields outside of it name it. */
export const SEARCH_FORM = 'search'

/** What a field says when nothing was chosen: left out of the address. */
const DEFAULTS: Record<string, string> = { perPage: '25', salaryMin: '0' }

/**
 * What the field for the order says: nothing for the order that comes by itself, so that words typed into the form
 * change it, with and without a script.
 */
export const sortField = ({ text, sort }: Pick<JobQuery, 'text' | 'sort'>): string =>
  sort === defaultSort(text) ? '' : sort

/** "?query=rust&tags=Go,Rust"; empty for a form in which nothing is asked. `also` wins over the fields. */
export function formAddress(form: HTMLFormElement, also: Record<string, string> = {}): string {
  const values = new Map<string, string>()
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || !value.trim() || value === DEFAULTS[name]) continue
    const before = values.get(name)
    values.set(name, before === undefined ? value.trim() : `${before},${value}`)
  }
  for (const [name, value] of Object.entries(also)) values.set(name, value)
  return values.size === 0 ? '' : `?${new URLSearchParams([...values])}`
}

/** Sets every field to what the query asks, except the one that is being typed into. */
export function fillForm(form: HTMLFormElement, query: JobQuery) {
  const asked = fieldsOf(query)
  for (const field of form.elements) {
    if (isBox(field)) field.checked = asked[field.name]?.includes(field.value) ?? field.checked
    else if (field !== document.activeElement && isValued(field) && field.name in asked) {
      field.value = asked[field.name]?.[0] ?? DEFAULTS[field.name] ?? ''
    }
  }
}

/** The query by the names its fields have in the form and the address. */
function fieldsOf(query: JobQuery): Record<string, readonly string[]> {
  const { text, levels, location, posted, firstSeen, newSince, confirmedDays, salaryMin } = query
  return {
    query: text === null ? [] : [text],
    location: location === null ? [] : [location],
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
