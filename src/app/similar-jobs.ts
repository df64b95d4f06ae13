/**
 * The jobs named beside another one. An open job has its neighbours in the index; a closed one is no
 * longer there, so its title is searched for instead, whole first and then by its first word.
 */
import type { JobCard, JobDetail } from '#core/job.ts'
import { EMPTY_QUERY } from '#core/query.ts'
import { MAX_QUERY_TEXT } from '#core/query-params.ts'
import * as jobs from '#store/jobs.ts'
import type { World } from '#work/world.ts'

const SIMILAR = 3

export async function similarJobs(
  world: Pick<World, 'db' | 'search' | 'clock'>,
  job: JobDetail,
): Promise<JobCard[]> {
  const ids =
    job.closedAt === null
      ? await world.search.related(job.id, SIMILAR)
      : await searchTitle(world, job.title)
  return jobs.cards(world.db, ids)
}

async function searchTitle({ search, clock }: Pick<World, 'search' | 'clock'>, title: string) {
  const words = title.match(/[\p{L}\p{N}+#]+/gu) ?? []
  for (const text of [words.join(' ').slice(0, MAX_QUERY_TEXT), words[0]]) {
    if (!text) continue
    const query = { ...EMPTY_QUERY, text, sort: 'most_relevant', perPage: SIMILAR } as const
    const { ids } = await search.search(query, clock.now())
    if (ids.length > 0) return ids
  }
  return []
}
