/**
 * The data of the home page, the site map and /api/home: statistics, and the jobs they name. Each number equals the
 * total of the search that it links to.
 */
import { FEATURED_COMPANIES } from '#core/company/company.ts'
import type { Category, JobCard } from '#core/job/job.ts'
import { worthShowing } from '#core/job/worth-showing.ts'
import { type Count, EMPTY_QUERY } from '#core/search/query.ts'
import * as companies from '#store/companies.ts'
import * as jobs from '#store/jobs.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const FEATURED_JOBS = 6

type NamedCount<Name extends string = string> = { name: Name; count: number }

export type HomeData = {
  topLocations: NamedCount[]
  topCategories: NamedCount<Category>[]
  popularTags: NamedCount[]
  totalJobs: number
  totalCompanies: number
  featuredJobs: JobCard[]
  latestJobs: JobCard[]
}

type Parts = Pick<Services, 'search' | 'cards' | 'clock' | 'recent'>

/** A search for each of the locations, so it is shared by those who ask in the same second. */
export const homeData = (parts: Parts): Promise<HomeData> =>
  parts.recent.read('home', () => readHomeData(parts))

async function readHomeData({ search, cards, clock }: Parts): Promise<HomeData> {
  const statistics = await search.statistics()
  const [topLocations, candidates, latestJobs] = await Promise.all([
    Promise.all(statistics.locations.map(({ value }) => atLocation(value))),
    cards(statistics.featured),
    cards(statistics.latest),
  ])

  /** A location matches wherever its name occurs: "York" also in "New York". */
  async function atLocation(location: string): Promise<NamedCount> {
    const { total } = await search.search({ ...EMPTY_QUERY, location, perPage: 1 }, clock.now())
    return { name: location, count: total }
  }

  return {
    topLocations,
    topCategories: statistics.categories.map(named),
    popularTags: statistics.tags.map(named),
    totalJobs: statistics.jobs,
    totalCompanies: statistics.companies,
    featuredJobs: worthShowing(candidates, FEATURED_JOBS),
    latestJobs,
  }
}

/** The other content of the home page. */
export const homeFrame = ({
  db,
  outageCache,
  clock,
  recent,
}: Pick<Services, 'db' | 'outageCache' | 'clock' | 'recent'>) =>
  recent.read('home-frame', () =>
    outageCache.read('home', async () => ({
      featuredCompanies: await companies.featured(db, {
        limit: FEATURED_COMPANIES,
        now: clock.now(),
      }),
      hasDemo: (await jobs.demoState(db)).hasDemo,
    })),
  )

const named = <Name extends string>({ value, count }: Count<Name>) => ({ name: value, count })
