/** What is new in somebody's saved searches, in one sentence. */
import { countOf } from '#core/text/count-of.ts'

export function newInSearches(searches: readonly { newJobs: number | null }[]): string {
  const fresh = searches.flatMap(({ newJobs }) => (newJobs ? [newJobs] : []))
  if (searches.length === 0) return 'A saved search shows what is new each time you come back.'
  if (fresh.length === 0) return 'Nothing new since you last opened them.'
  const jobs = fresh.reduce((sum, each) => sum + each, 0)
  const where = searches.length === 1 ? 'your search' : `${fresh.length} of your searches`
  return `${countOf(jobs, 'new job')} in ${where}.`
}
