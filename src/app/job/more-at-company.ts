/** The newest other jobs of a job's company. For loaders. */
import type { JobCard, JobDetail } from '#core/job/job.ts'
import { EMPTY_QUERY } from '#core/search/query.ts'
import { orIfDatabaseDown } from '#work/use-case/or-if-database-down.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const SHOWN = 4

export async function moreAtCompany(
  { search, cards, clock }: Pick<Services, 'search' | 'cards' | 'clock'>,
  { id, companySlug: company }: JobDetail,
): Promise<JobCard[]> {
  const query = { ...EMPTY_QUERY, company, perPage: SHOWN + 1 }
  const { ids } = await search.search(query, clock.now())
  const others = ids.filter((other) => other !== id).slice(0, SHOWN)
  // The page works without them.
  return orIfDatabaseDown(() => cards(others), [])
}
