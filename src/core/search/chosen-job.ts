/**
 * The job that is read beside the results, in the address of a search: `?query=rust&job=12`. It is no part of the
 * search: another job is the same search.
 */
import type { JobId } from '#core/job/job.ts'
import { readNumericId } from '#core/text/read-id.ts'

const JOB = 'job'

/** Null if none is chosen, and for what is no id. `search` is a query string, with or without its "?". */
export const chosenJob = (search: string): JobId | null =>
  readNumericId<JobId>(new URLSearchParams(search).get(JOB) ?? '')

/** The same search with this job chosen. Everything else stays as it is written. */
export const withChosenJob = (search: string, id: JobId): string =>
  `?${[...partsOf(search), `${JOB}=${id}`].join('&')}`

/** Whether two query strings differ in the chosen job alone. Equal ones do not: they ask for the same page again. */
export const isOtherJobOnly = (search: string, other: string): boolean =>
  search !== other && partsOf(search).join('&') === partsOf(other).join('&')

/** The parameters as written, without the chosen job. */
const partsOf = (search: string): string[] =>
  search
    .replace('?', '')
    .split('&')
    .filter((part) => part !== '' && part !== JOB && !part.startsWith(`${JOB}=`))
