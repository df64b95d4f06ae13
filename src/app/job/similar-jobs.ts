/**
 * The related jobs beside a job. Open jobs have neighbors in the search index. A closed job is not in the index, so
 * its title, its tags or the first word of its title are searched for instead.
 */
import type { JobCard, JobDetail } from '#core/job/job.ts'
import { EMPTY_QUERY, type JobQuery } from '#core/search/query.ts'
import { isNarrowed, MAX_QUERY_TEXT } from '#core/search/query-params.ts'
import { orIfDatabaseDown } from '#work/use-case/or-if-database-down.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const SIMILAR = 3
/** The first tags describe the job best. */
const TELLING_TAGS = 2

export async function similarJobs(
  services: Pick<Services, 'cards' | 'search' | 'clock'>,
  job: JobDetail,
): Promise<JobCard[]> {
  const ids =
    job.closedAt === null
      ? await services.search.related(job.id, SIMILAR)
      : await searchLike(services, job)
  // The page works without related jobs.
  return orIfDatabaseDown(() => services.cards(ids), [])
}

/** From the narrowest search to the widest; returns the first result that is not empty. */
async function searchLike({ search, clock }: Pick<Services, 'search' | 'clock'>, job: JobDetail) {
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
