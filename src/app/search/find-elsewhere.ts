/** For loaders: where to go on after a search that found nothing: the most common skills, categories and locations. */
import { EMPTY_QUERY, type JobQuery } from '#core/search/query.ts'
import { homeData } from '#work/job/home-data.ts'
import { jobsAddress } from './active-filters.ts'

type Line = { name: string; count: number; href: string }
export type ElsewhereList = { title: string; lines: Line[] }

const SHOWN = 6

/** Without empty lists. */
export async function findElsewhere(
  services: Parameters<typeof homeData>[0],
): Promise<ElsewhereList[]> {
  const { popularTags, topCategories, topLocations } = await homeData(services)
  const list = <Name extends string>(
    title: string,
    names: readonly { name: Name; count: number }[],
    queryOf: (name: Name) => Partial<JobQuery>,
  ) => ({
    title,
    lines: names
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, SHOWN)
      .map(({ name, count }) => ({
        name,
        count,
        href: jobsAddress({ ...EMPTY_QUERY, ...queryOf(name) }),
      })),
  })
  return [
    list('Popular skills', popularTags, (tag) => ({ tags: [tag] })),
    list('Categories', topCategories, (category) => ({ category })),
    list('Locations', topLocations, (location) => ({ location })),
  ].filter(({ lines }) => lines.length > 0)
}
