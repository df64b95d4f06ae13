/** Other jobs that a reader of one may like, in the same order as `answers/related.ts`. */
import type { JobId } from '#core/job/job.ts'
import { placeTexts } from '#search/postings/read-document.ts'
import { readWords } from '#search/postings/terms.ts'
import { foldName } from '#search/segments/tables.ts'
import { type AskCluster, columnsBody, numberIn } from './cluster-answers.ts'
import { withText } from './match-candidates.ts'
import { allOf, anyOf, noneOf, type Query, term } from './query-language.ts'

/** More than any job has tags, so that the same beginning of the title comes first. */
const SAME_START = 10_000

export async function relatedIn(ask: AskCluster, id: JobId, limit: number): Promise<JobId[]> {
  const [own] = await ask([
    { query: term('id', id), size: 1, _source: ['job'], track_total_hits: false },
  ])
  const stored = own?.hits.hits[0]?._source?.job
  if (!stored) return []
  const job = withText(stored)
  const title = readWords(job.title).words
  const place = foldName(placeTexts(job).join(' · '))
  const [first] = title
  const wanted: Query[] = [
    ...(first === undefined ? [] : [term('titleWords', first)]),
    ...(place === '' ? [] : [term('location', place)]),
  ]
  const worth = (filter: Query, boost: number): Query => ({ constant_score: { filter, boost } })
  const tags = new Set(job.tags.map((tag) => `#${foldName(tag)}`))
  const [answer] = await ask([
    columnsBody(['id'], {
      query: {
        bool: {
          filter: [allOf([anyOf(wanted), noneOf([term('id', id)])])],
          should: [
            worth(term('titleStart', title.slice(0, 2).join(' ')), SAME_START),
            ...[...tags].map((tag) => worth(term('short', tag), 1)),
          ],
        },
      },
      sort: ['_score', { publishedAt: 'desc' }, { id: 'desc' }],
      size: limit,
      track_total_hits: false,
    }),
  ])
  return (answer?.hits.hits ?? []).map((hit) => numberIn(hit, 'id') as JobId)
}
