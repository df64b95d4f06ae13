/** Compares new jobs with all alerts, a few jobs at a time. */
import type { JobId } from '#core/job/job.ts'
import type { FindMatches } from '#work/alert/standing-alerts.ts'
import type { SearcherCalls } from './search-threads.ts'

/**
 * Jobs that are compared with alerts at once. With 100,000 alerts that takes less than half a second: see `npm run bench
 * -- alerts`.
 */
const STANDING_JOBS = 25

type Standing = SearcherCalls['standing']

export function findStanding({
  catchUp,
  ask,
}: {
  catchUp(): Promise<void>
  ask(asked: Parameters<Standing>[0]): Promise<ReturnType<Standing>>
}): FindMatches {
  return async ({ name, searches }, ids, now) => {
    await catchUp()
    const found = new Map<number, JobId[]>()
    for (let from = 0; from < ids.length; from += STANDING_JOBS) {
      const asked = { name, ids: ids.slice(from, from + STANDING_JOBS), now }
      // Sending the searches takes longer than the answer, so each thread keeps the last ones.
      const some = (await ask({ ...asked, searches: null })) ?? (await ask({ ...asked, searches }))
      for (const [number, jobs] of some ?? []) {
        found.set(number, [...(found.get(number) ?? []), ...jobs])
      }
    }
    return found
  }
}
