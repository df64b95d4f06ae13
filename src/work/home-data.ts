/** What the home page shows: the collection's statistics with the jobs they name. */
import type { JobCard } from '#core/job.ts'
import type { World } from './world.ts'

type NamedCount = { name: string; count: number }

export type HomeData = {
  topLocations: NamedCount[]
  topCategories: NamedCount[]
  popularTags: NamedCount[]
  totalJobs: number
  totalCompanies: number
  featuredJobs: JobCard[]
  latestJobs: JobCard[]
}

export async function homeData({
  search,
  cards,
}: Pick<World, 'search' | 'cards'>): Promise<HomeData> {
  const statistics = await search.statistics()
  const [featuredJobs, latestJobs] = await Promise.all([
    cards(statistics.featured),
    cards(statistics.latest),
  ])
  return {
    topLocations: statistics.locations.map(named),
    topCategories: statistics.categories.map(named),
    popularTags: statistics.tags.map(named),
    totalJobs: statistics.jobs,
    totalCompanies: statistics.companies,
    featuredJobs,
    latestJobs,
  }
}

const named = ({ value, count }: { value: string; count: number }) => ({ name: value, count })
