/** What all open jobs look like together: the numbers of the home page. */
import type { JobId } from '#core/job.ts'
import type { Statistics } from '#core/query.ts'
import type { Columns } from './columns.ts'
import { countVocabulary, topNames } from './facets.ts'
import type { JobIndex } from './job-index.ts'
import { createTop } from './top.ts'

const MAX_LOCATIONS = 6
const MAX_TAGS = 10
const MAX_FEATURED = 6
const MAX_LATEST = 6

/** `openRows` are all rows alive. */
export function statistics(index: JobIndex, openRows: Int32Array): Statistics {
  const { columns, names } = index
  return {
    jobs: openRows.length,
    companies: names.company.jobs.filter((jobs) => jobs > 0).length,
    locations: topNames(names.place, names.place.jobs, MAX_LOCATIONS),
    categories: countVocabulary(index, 'category', openRows),
    tags: topNames(names.tag, names.tag.jobs, MAX_TAGS),
    featured: topIds(columns, openRows, MAX_FEATURED, ['views', 'publishedAt', 'id']),
    latest: topIds(columns, openRows, MAX_LATEST, ['firstSeenAt', 'publishedAt', 'id']),
  }
}

/** The rows with the highest values: by the first column, among equals by the next. */
function topIds(
  columns: Columns,
  rows: Int32Array,
  limit: number,
  by: ('views' | 'publishedAt' | 'firstSeenAt' | 'id')[],
): JobId[] {
  const keys = by.map((name) => columns[name])
  const top = createTop<number>(limit, (a, b) => {
    for (const key of keys) {
      const difference = (key[a] as number) - (key[b] as number)
      if (difference !== 0) return difference > 0
    }
    return false
  })
  for (const row of rows) top.offer(row)
  return top.items.map((row) => columns.id[row] as JobId)
}
