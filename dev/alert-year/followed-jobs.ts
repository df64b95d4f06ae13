/** The search engine in this thread, which follows the jobs of a database as the writer thread does. */
import { alertQuery } from '#core/alert/alert.ts'
import type { JobId } from '#core/job/job.ts'
import type { Db } from '#store/db.ts'
import * as searchFeed from '#store/search-feed.ts'
import { createEngine } from '#test/search/engine.ts'
import type { FindMatches } from '#work/alert/standing-alerts.ts'

/** The database has no jobs yet. */
export async function followJobs(db: Db): Promise<FindMatches> {
  const engine = createEngine()
  let mark = await searchFeed.mark(db)

  async function catchUp() {
    const { jobs: ids, mark: reached } = await searchFeed.changesSince(db, mark)
    mark = reached
    if (ids.length === 0) return
    const open = await searchFeed.openJobsOf(db, ids)
    const isOpen = new Set<JobId>(open.map(({ id }) => id))
    engine.put(open)
    engine.remove(ids.filter((id) => !isOpen.has(id)))
    while (engine.merge());
  }

  return async ({ name, searches }, ids, now) => {
    await catchUp()
    const asked = { name, ids: [...ids] }
    return (
      engine.standing({ ...asked, queries: null }, now) ??
      engine.standing({ ...asked, queries: searches.map(alertQuery) }, now) ??
      new Map()
    )
  }
}
