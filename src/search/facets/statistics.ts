/** Totals and top lists of all open jobs, for the home page. */
import { CATEGORIES, type JobId } from '#core/job/job.ts'
import type { Statistics } from '#core/search/query.ts'
import { categoryOfFlags, NOT_REMOVED } from '#search/segments/job-profile.ts'
import type { Segment } from '#search/segments/segment.ts'
import { countInUse, type Tables } from '#search/segments/tables.ts'
import { createTop } from '#search/structures/top-list.ts'
import { topNames } from './facets.ts'

const MAX_LOCATIONS = 6
const MAX_TAGS = 10
/** More than are shown, to choose from. */
const MAX_FEATURED = 48
const MAX_LATEST = 6

/** `jobs` is the number of open jobs. */
export function statistics(segments: Segment[], tables: Tables, jobs: number): Statistics {
  const byCategory = new Int32Array(CATEGORIES.length + 1)
  for (const { flags } of segments) {
    for (let row = 0; row < flags.length; row++) {
      const flag = flags[row] as number
      const category = categoryOfFlags(flag)
      byCategory[category] = (byCategory[category] as number) + (flag & NOT_REMOVED)
    }
  }
  return {
    jobs,
    companies: countInUse(tables.companies),
    locations: topNames(tables.places, tables.places.jobs, 0, MAX_LOCATIONS),
    categories: CATEGORIES.map((value, at) => ({ value, count: byCategory[at + 1] as number })),
    tags: topNames(tables.tags, tables.tags.jobs, 0, MAX_TAGS),
    featured: topIds(segments, MAX_FEATURED, ['views', 'publishedAt', 'id']),
    latest: topIds(segments, MAX_LATEST, ['firstSeenAt', 'publishedAt', 'id']),
  }
}

type Column = 'views' | 'publishedAt' | 'firstSeenAt' | 'id'

/** The open rows with the highest values, by the first column, then by the next. */
function topIds(segments: Segment[], limit: number, by: Column[]): JobId[] {
  const top = createTop<number[]>(limit, (a, b) => {
    const differing = a.findIndex((value, at) => value !== b[at])
    return differing >= 0 && (a[differing] as number) > (b[differing] as number)
  })
  const [first] = by as [Column]
  for (const segment of segments) {
    const column = segment[first]
    for (let row = 0; row < segment.rows; row++) {
      const worst = top.worst()
      if (worst && (column[row] as number) < (worst[0] as number)) continue
      if ((segment.flags[row] as number) & NOT_REMOVED) {
        top.offer(by.map((name) => segment[name][row] as number))
      }
    }
  }
  return top.items.map((values) => values.at(-1) as JobId)
}
