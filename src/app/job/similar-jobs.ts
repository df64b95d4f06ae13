/**
 * The jobs named beside another one. An open job has its neighbours in the index; a closed one is no
 * longer there, so jobs with its title, its skills or the first word of its title are searched for instead.
 */
import type { JobCard, JobDetail } from '#core/job/job.ts'
import { EMPTY_QUERY, type JobQuery } from '#core/search/query.ts'
import { isNarrowed, MAX_QUERY_TEXT } from '#core/search/query-params.ts'
import { orIfAway } from '#work/world/or-if-away.ts'
import type { World } from '#work/world/world.ts'

const SIMILAR = 3
/** Tags stand in order: the first few say what the job is about. */
const TELLING_TAGS = 2

export async function similarJobs(
  world: Pick<World, 'cards' | 'search' | 'clock'>,
  job: JobDetail,
): Promise<JobCard[]> {
  const ids =
    job.closedAt === null
      ? await world.search.related(job.id, SIMILAR)
      : await searchLike(world, job)
  // A job's page can do without them.
  return orIfAway(() => world.cards(ids), [])
}

/** From the closest search to the widest; the first that finds anything is the answer. */
async function searchLike({ search, clock }: Pick<World, 'search' | 'clock'>, job: JobDetail) {
  const words = job.title.match(/[\p{L}\p{N}+#]+/gu) ?? []
  const attempts: Partial<JobQuery>[] = [
    { text: words.join(' ').slice(0, MAX_QUERY_TEXT) || null },
    { tags: job.tags.slice(0, TELLING_TAGS) },
    { text: words[0] ?? null },
  ]
  for (const attempt of attempts) {
    const query: JobQuery = {
      ...EMPTY_QUERY,
      ...attempt,
      sort: 'most_relevant',
      perPage: SIMILAR,
    }
    if (!isNarrowed(query)) continue
    const { ids } = await search.search(query, clock.now())
    if (ids.length > 0) return ids
  }
  return []
}
