/**
 * A person's best matches. The formula is ours and the cluster cannot compute it, so it only chooses candidates: jobs
 * with the person's kinds of work and skills. A small engine in memory then scores those exactly.
 */
import type { JobId } from '#core/job/job.ts'
import type { MatchPerson } from '#core/match/match-person.ts'
import { type AskedQuery, BEST_MATCH, EMPTY_QUERY } from '#core/search/query.ts'
import { createSearcher, type Searcher } from '#search/answers/searcher.ts'
import { createWriter } from '#search/indexing/writer.ts'
import type { JobDocument } from '#search/segments/document.ts'
import { type AskCluster, type SearchBody, totalOf } from './cluster-answers.ts'
import { allOf, type Query, term } from './query-language.ts'

/** Jobs scored exactly for one page. Reading them takes most of the time of such a search. */
export const MAX_CANDIDATES = 1_000

/** A kind of work weighs more than skills, as in a match; what passes every filter comes before the rest. */
const KIND_BOOST = 10
const SKILL_BOOST = 1
const PASSING_BOOST = 10_000

export type Candidates = {
  /** How many jobs there were to choose from. */
  total: number
  /** Best first, with at least the score asked for. */
  ids: JobId[]
  /** All of them, in no order. */
  all: JobId[]
}

/** `passing` are filters that candidates should pass, but need not. */
export async function findCandidates(
  ask: AskCluster,
  query: AskedQuery & { person: MatchPerson },
  now: Date,
  { filter, passing }: { filter: readonly Query[]; passing: readonly Query[] },
): Promise<Candidates> {
  const [answer] = await ask([candidateBody(query.person, filter, passing)])
  if (!answer) throw new Error('The cluster did not answer.')
  const documents = answer.hits.hits.flatMap(({ _source }) =>
    _source ? [withText(_source.job)] : [],
  )
  const engine = engineOf(documents)
  const ids: JobId[] = []
  const asked = { ...EMPTY_QUERY, person: query.person, matchMin: query.matchMin, perPage: 100 }
  for (let page = 1; ; page++) {
    const found = engine.search({ ...asked, sort: BEST_MATCH, page }, now)
    ids.push(...found.ids)
    if (!found.hasMore) break
  }
  return { total: totalOf(answer), ids, all: documents.map(({ id }) => id) }
}

/** An engine in memory that has only these jobs. */
export function engineOf(documents: readonly JobDocument[], options: EngineOptions = {}): Searcher {
  const writer = createWriter(options)
  writer.put(documents)
  const searcher = createSearcher(options)
  searcher.adopt(writer.publication())
  return searcher
}

type EngineOptions = Parameters<typeof createSearcher>[0] & Parameters<typeof createWriter>[0]

export const withText = (job: Omit<JobDocument, 'descriptionText'>): JobDocument => ({
  ...job,
  descriptionText: null,
})

export const candidateBody = (
  { kinds, skills }: MatchPerson,
  filter: readonly Query[],
  passing: readonly Query[],
): SearchBody => ({
  query: {
    bool: {
      filter: [allOf(filter)],
      should: [
        ...kinds.map(({ kind }) => worth(term('kinds', kind), KIND_BOOST)),
        ...skills.map(({ skill }) => worth(term('skills', skill), SKILL_BOOST)),
        ...(passing.length > 0 ? [worth(allOf(passing), PASSING_BOOST)] : []),
      ],
      // what shares nothing comes last, rather than being left out
      minimum_should_match: 0,
    },
  },
  sort: ['_score', { publishedAt: 'desc' }, { id: 'desc' }],
  size: MAX_CANDIDATES,
  _source: ['job'],
  track_total_hits: true,
})

const worth = (filter: Query, boost: number): Query => ({ constant_score: { filter, boost } })
