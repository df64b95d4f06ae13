/**
 * How the results of a search are looked at, in its address: the job that is read beside them, and whether jobs are
 * being selected, `?query=rust&job=12&select=on`. Neither is part of the search: with another job it is the same search.
 */
import type { JobId } from '#core/job/job.ts'
import { readNumericId } from '#core/text/read-id.ts'

const JOB = 'job'
const SELECT = 'select'

/** Null if none is chosen, and for what is no id. `search` is a query string, with or without its "?". */
export const chosenJob = (search: string): JobId | null =>
  readNumericId<JobId>(new URLSearchParams(search).get(JOB) ?? '')

/** The same search with this job chosen. Everything else stays as it is written. */
export const withChosenJob = (search: string, id: JobId): string =>
  `?${[...partsOf(search, [JOB]), `${JOB}=${id}`].join('&')}`

/** Whether cards have a box to select them. */
export const isSelecting = (search: string): boolean => new URLSearchParams(search).has(SELECT)

/** The same search and job, with boxes on its cards or without. Empty if nothing else is asked for. */
export function withSelecting(search: string, isOn: boolean): string {
  const parts = [...partsOf(search, [SELECT]), ...(isOn ? [`${SELECT}=on`] : [])]
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** Whether two query strings differ only in how results are looked at. Equal ones ask for the same page again. */
export const isOtherViewOnly = (search: string, other: string): boolean =>
  search !== other &&
  partsOf(search, [JOB, SELECT]).join('&') === partsOf(other, [JOB, SELECT]).join('&')

/** The parameters as written, without those of these names. */
const partsOf = (search: string, without: readonly string[]): string[] =>
  search
    .replace('?', '')
    .split('&')
    .filter((part) => part !== '' && !without.includes(part.split('=', 1)[0] as string))
