/** A person's saved jobs, filtered and sorted as the URL of their page says. */

import { comparableYearlyUsd } from '#core/pay/salary.ts'
import { compare } from '#core/text/compare.ts'
import { fold } from '#core/text/fold-text.ts'
import type { SavedJob } from './saved-job.ts'

export const SAVED_SORTS = {
  saved_newest: 'Recently saved',
  saved_oldest: 'Oldest saved',
  posted: 'Recently posted',
  salary: 'Salary: high to low',
  company: 'Company',
} as const

export type SavedSort = keyof typeof SAVED_SORTS

export const readSavedSort = (text: string | null): SavedSort =>
  text !== null && Object.hasOwn(SAVED_SORTS, text) ? (text as SavedSort) : 'saved_newest'

/**
 * `text`: every word must occur somewhere in the job or the note. `saved` must have the most recently saved first.
 */
export function viewSavedJobs(
  saved: readonly SavedJob[],
  { text, sort }: { text: string; sort: SavedSort },
): SavedJob[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  const found = saved.filter((it) => {
    const searched = fold(textOf(it))
    return words.every((word) => searched.includes(word))
  })
  return found.sort(ORDERS[sort])
}

const textOf = ({ job, note }: SavedJob) =>
  [job.title, job.company, job.locationText, job.workSetting, ...job.tags, note].join(' ')

/** Equal ones stay most recent first. */
const ORDERS: Record<SavedSort, (a: SavedJob, b: SavedJob) => number> = {
  saved_newest: () => 0,
  saved_oldest: (a, b) => compare(a.savedAt, b.savedAt),
  posted: (a, b) => compare(postedAt(b), postedAt(a)),
  salary: (a, b) => pay(b) - pay(a),
  company: (a, b) => compare(fold(a.job.company), fold(b.job.company)),
}

const postedAt = ({ job }: SavedJob) => job.postedAt ?? job.firstSeenAt

/** Roughly, in US dollars a year; unknown salaries come last. */
function pay({ job }: SavedJob): number {
  const yearly = job.salary && comparableYearlyUsd(job.salary)
  return yearly?.max ?? yearly?.min ?? 0
}
