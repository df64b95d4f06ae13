/**
 * The jobs that an address compares, `/jobs/compare?jobs=1,2,3`, in the order of the columns. Forms write the parameter
 * once for each job, links once for all; both are read.
 */
import { readNumericId } from '#core/text/read-id.ts'
import { type JobId, MAX_COMPARED } from './job.ts'

export const COMPARE_PATH = '/jobs/compare'

export type AskedComparison = {
  /** At most MAX_COMPARED, without duplicates. */
  ids: JobId[]
  /** How many more are named. */
  left: number
  /** Whether only rows that differ are wanted. */
  onlyDifferences: boolean
}

/** What is no id is left out. */
export function readComparison(params: URLSearchParams): AskedComparison {
  const named = params.getAll('jobs').flatMap((value) => value.split(','))
  const ids = [...new Set(named.flatMap((text) => readNumericId<JobId>(text.trim()) ?? []))]
  return {
    ids: ids.slice(0, MAX_COMPARED),
    left: Math.max(0, ids.length - MAX_COMPARED),
    onlyDifferences: params.get('only') === 'differences',
  }
}

export function compareAddress(ids: readonly JobId[], onlyDifferences = false): string {
  if (ids.length === 0) return COMPARE_PATH
  return `${COMPARE_PATH}?jobs=${ids.join(',')}${onlyDifferences ? '&only=differences' : ''}`
}
