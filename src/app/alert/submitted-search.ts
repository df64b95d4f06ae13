/** The alert, or the search that becomes one, in a submitted form or an address. For the server only. */
import { type AlertSearch, alertOfQuery, alertQuery, isAlertSearch } from '#core/alert/alert.ts'
import { type AlertForm, readAlertForm } from '#core/alert/alert-form.ts'
import { formatQueryParams, parseQueryParams } from '#core/search/query-params.ts'

export const typedForm = (form: FormData): AlertForm => {
  const text = (name: string) => form.get(name)?.toString() ?? ''
  return {
    keywords: text('keywords'),
    location: text('location'),
    frequency: text('frequency'),
    jobTypes: form.getAll('jobTypes').map(String),
    isRemote: form.has('isRemote'),
    salaryMin: text('salaryMin'),
    salaryCurrency: text('salaryCurrency'),
    filters: text('filters'),
  }
}

/** A search that someone wants to make an alert of, by its parameters. */
export function wishedSearch(params: string | null): AlertSearch | null {
  const { query } = parseQueryParams(new URLSearchParams(params ?? ''), {
    unknown: 'ignore',
    isPersonal: true,
  })
  if (!query) return null
  const search = alertOfQuery(query)
  return isAlertSearch(search) ? search : null
}

/** The parameters of the search in a submitted form, whether it was typed or is the search of a list. */
export function searchOf(form: FormData): string {
  const { alert } = readAlertForm(typedForm(form))
  const search = alert ?? wishedSearch(form.get('search')?.toString() ?? null)
  const query = search && alertQuery(search)
  return query ? formatQueryParams(query) : ''
}
