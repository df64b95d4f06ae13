/** Totals and top lists of all open jobs, as `facets/statistics.ts` counts them. */
import { CATEGORIES, type JobId } from '#core/job/job.ts'
import type { Statistics } from '#core/search/query.ts'
import { type AskCluster, columnsBody, numberIn, totalOf } from './cluster-answers.ts'
import { type Bucket, topNames } from './facet-request.ts'
import { MATCH_ALL } from './query-language.ts'

const MAX_LOCATIONS = 6
const MAX_TAGS = 10
const MAX_FEATURED = 48
const MAX_LATEST = 6
/** The most that OpenSearch offers: up to this many, companies are counted exactly. */
const EXACT_COMPANIES = 40_000
const SHARD_VALUES = 50_000
const SPARE = 100

export async function statisticsIn(ask: AskCluster): Promise<Statistics> {
  const top = (field: string, size: number) => ({
    terms: { field, size, shard_size: SHARD_VALUES },
  })
  const first = (size: number, ...fields: string[]) =>
    columnsBody(['id'], {
      query: MATCH_ALL,
      sort: fields.map((field) => ({ [field]: 'desc' })),
      size,
      track_total_hits: false,
    })
  const [counted, featured, latest] = await ask([
    {
      query: MATCH_ALL,
      size: 0,
      _source: false,
      track_total_hits: true,
      aggs: {
        companies: { cardinality: { field: 'company', precision_threshold: EXACT_COMPANIES } },
        locations: top('places', MAX_LOCATIONS * 2 + SPARE),
        categories: top('category', CATEGORIES.length),
        tags: top('tags', MAX_TAGS * 2 + SPARE),
      },
    },
    first(MAX_FEATURED, 'views', 'publishedAt', 'id'),
    first(MAX_LATEST, 'firstSeenAt', 'publishedAt', 'id'),
  ])
  const buckets = (name: string) => (counted?.aggregations?.[name]?.buckets ?? []) as Bucket[]
  const categories = new Map(buckets('categories').map(({ key, doc_count }) => [key, doc_count]))
  const idsOf = (answer: typeof counted) =>
    (answer?.hits.hits ?? []).map((hit) => numberIn(hit, 'id') as JobId)
  return {
    jobs: counted ? totalOf(counted) : 0,
    companies: counted?.aggregations?.companies?.value ?? 0,
    locations: topNames(buckets('locations'), MAX_LOCATIONS),
    categories: CATEGORIES.map((value) => ({ value, count: categories.get(value) ?? 0 })),
    tags: topNames(buckets('tags'), MAX_TAGS),
    featured: idsOf(featured),
    latest: idsOf(latest),
  }
}
