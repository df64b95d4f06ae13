/** How the search is asked and answered: the parts of OpenSearch's search requests and answers that are used here. */
import type { Aggregated, Aggregations } from './facet-request.ts'
import type { StoredJob } from './indexed-job.ts'
import type { Query } from './query-language.ts'

export type SearchBody = {
  query: Query
  post_filter?: Query
  aggs?: Aggregations
  sort?: unknown[]
  from?: number
  size: number
  search_after?: unknown[]
  docvalue_fields?: readonly string[]
  _source: boolean | readonly string[]
  stored_fields?: string
  track_total_hits: boolean
  track_scores?: boolean
  terminate_after?: number
}

export type Hit = {
  sort?: unknown[]
  fields?: Record<string, unknown[]>
  _source?: { job: StoredJob }
}

export type SearchAnswer = {
  hits: { total?: { value: number }; hits: Hit[] }
  aggregations?: Record<string, Aggregated>
}

/** Asks several at once; fails if one of them, or a shard of one, does. Answers are in the same order. */
export type AskCluster = (bodies: readonly SearchBody[]) => Promise<SearchAnswer[]>

/** Counts only. */
export const countBody = (query: Query): SearchBody => ({
  query,
  size: 0,
  _source: false,
  track_total_hits: true,
})

/** Whether there is any; the count stops at one for each shard. */
export const existsBody = (query: Query): SearchBody => ({
  query,
  size: 0,
  _source: false,
  track_total_hits: true,
  terminate_after: 1,
})

/** Ids and other values in columns, without reading stored documents. */
export const columnsBody = (
  fields: readonly string[],
  body: Omit<SearchBody, '_source' | 'docvalue_fields' | 'stored_fields'>,
): SearchBody => ({
  ...body,
  docvalue_fields: fields,
  stored_fields: '_none_',
  _source: false,
})

export const totalOf = ({ hits }: SearchAnswer) => hits.total?.value ?? 0

export const numberIn = ({ fields }: Hit, field: string) => (fields?.[field]?.[0] ?? 0) as number
export const textIn = ({ fields }: Hit, field: string) => (fields?.[field]?.[0] ?? '') as string
