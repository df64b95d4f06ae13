/**
 * Answers searches from an OpenSearch cluster, as `src/search/answers/searcher.ts` does from memory: the text is read,
 * planned and reranked by the same code, and the cluster finds, filters, counts and sorts. Uses no clock, and no network
 * but what it is given.
 */
import type { JobId } from '#core/job/job.ts'
import type { MatchPerson } from '#core/match/match-person.ts'
import type { WhatIfAnswer } from '#core/match/what-if.ts'
import { type ExchangeRates, SHIPPED_RATES } from '#core/pay/exchange-rates.ts'
import type { PayAnswer } from '#core/salaries/pay-figures.ts'
import type { PayQuestion } from '#core/salaries/pay-question.ts'
import {
  type AskedQuery,
  BEST_MATCH,
  type Count,
  type Explanation,
  type JobQuery,
  MAX_PAGE_SIZE,
  type Reading,
  type SearchPage,
  type Statistics,
  type Suggestion,
} from '#core/search/query.ts'
import { aliasesOf } from '#core/search/search-aliases.ts'
import { RERANKED_JOBS } from '#search/postings/relevance.ts'
import { literalPlan } from '#search/query/literal-plan.ts'
import { type Aliases, looserPlans, makePlan, type Plan } from '#search/query/plan.ts'
import { isEmptySearch, parseSearchText } from '#search/query/search-text.ts'
import type { JobDocument } from '#search/segments/document.ts'
import {
  type AskCluster,
  columnsBody,
  existsBody,
  type Hit,
  numberIn,
  type SearchAnswer,
  type SearchBody,
  textIn,
  totalOf,
} from './cluster-answers.ts'
import type { ClusterDictionary } from './cluster-dictionary.ts'
import { ALL_JOBS, type CountedTerm, type Counts, planWith } from './cluster-knowledge.ts'
import { createLikenessNames, type LikenessNames } from './cluster-likeness.ts'
import { payIn } from './cluster-pay.ts'
import { relatedIn } from './cluster-related.ts'
import { statisticsIn } from './cluster-statistics.ts'
import {
  type Bucket,
  facetAggregations,
  placeAggregations,
  readFacets,
  readPlaces,
  readSalaries,
} from './facet-request.ts'
import type { FactValues } from './fact-values.ts'
import { type FilterQueries, filterQueries, without } from './filter-query.ts'
import { RESULT_WINDOW } from './index-definition.ts'
import { candidateBody, engineOf, findCandidates, withText } from './match-candidates.ts'
import { allOf, MATCH_ALL, noneOf, type Query, terms } from './query-language.ts'
import { columnOrder, relevanceOrder } from './result-order.ts'
import { matchingQuery, scoringQuery } from './text-query.ts'

export type ClusterSearcher = {
  search(query: AskedQuery, now: Date): Promise<SearchPage>
  suggest(text: string, limit: number): Suggestion[]
  related(id: JobId, limit: number): Promise<JobId[]>
  statistics(): Promise<Statistics>
  pay(question: PayQuestion, now: Date): Promise<PayAnswer>
  /** Of the most likely jobs only: see MAX_CANDIDATES. */
  whatIf(person: MatchPerson, jobs: number): Promise<WhatIfAnswer>
  /** Why each of these jobs, as they are now, matches; null for one that does not. */
  explain(
    query: JobQuery,
    documents: readonly (JobDocument | null)[],
    now: Date,
  ): Promise<(Explanation | null)[]>
  /** Takes a dictionary that was read later. */
  adopt(dictionary: ClusterDictionary): void
  /** Numbers of jobs may have changed. */
  outdate(): void
}

export type ClusterSearcherOptions = {
  ask: AskCluster
  values: FactValues
  dictionary: ClusterDictionary
  aliases?: Aliases
  rates?: ExchangeRates
  phrases?: Iterable<string>
}

/** Numbers of jobs that are kept until something changes. */
const MAX_COUNTS = 20_000
const NOTHING_READ: Reading = { corrected: null, dropped: [], marks: [] }
const NAMED = ['id', 'title', 'employer', 'location'] as const

export function createClusterSearcher(options: ClusterSearcherOptions): ClusterSearcher {
  const { ask, values, aliases = aliasesOf, rates = SHIPPED_RATES, phrases = [] } = options
  let { dictionary } = options
  let names = createNames()
  const counts: Counts = new Map()

  function createNames(): LikenessNames {
    const { inShort, jobs } = dictionary
    return createLikenessNames(inShort, () => counts.get(ALL_JOBS) ?? jobs)
  }

  async function one(body: SearchBody): Promise<SearchAnswer> {
    const [answer] = await ask([body])
    if (!answer) throw new Error('The cluster did not answer.')
    return answer
  }

  /** In one aggregation: counting the jobs of a term reads only the term's entry, if none of them was removed. */
  async function count(wanted: readonly CountedTerm[]) {
    const answer = await one({
      query: MATCH_ALL,
      size: 0,
      _source: false,
      track_total_hits: true,
      aggs: { terms: { filters: { filters: wanted.map(({ query }) => query) } } },
    })
    if (counts.size > MAX_COUNTS) counts.clear()
    counts.set(ALL_JOBS, totalOf(answer))
    const buckets = (answer.aggregations?.terms?.buckets ?? []) as Bucket[]
    for (const [at, { key }] of wanted.entries()) counts.set(key, buckets[at]?.doc_count ?? 0)
  }

  function planOf(text: string | null, isLiteral: boolean): Promise<Plan | null> {
    const asked = text === null ? null : parseSearchText(text)
    if (!asked || isEmptySearch(asked)) return Promise.resolve(null)
    if (isLiteral) return Promise.resolve(literalPlan(text, aliases))
    return planWith({ dictionary, counts, count }, (known) => makePlan(asked, known, aliases))
  }

  async function search(query: AskedQuery, now: Date) {
    let plan = await planOf(query.text, query.isLiteral === true)
    let page = await answer(query, plan, now)
    if (plan === null || query.isLiteral) return { page, plan }
    let isMet = page.total > 0 || (await isTextMet(plan))
    // an answer to most of the words is better than none; filters are never loosened
    while (!isMet) {
      const looser: Plan[] = looserPlans(plan)
      if (looser.length === 0) break
      const met = await ask(looser.map((each) => existsBody(matchingQuery(each))))
      const first = met.findIndex((each) => totalOf(each) > 0)
      isMet = first >= 0
      plan = looser.at(first) as Plan
      page = await answer(query, plan, now)
    }
    return { page, plan }
  }

  const isTextMet = async (plan: Plan) => totalOf(await one(existsBody(matchingQuery(plan)))) > 0

  async function answer(query: AskedQuery, plan: Plan | null, now: Date): Promise<SearchPage> {
    const filters = filterQueries(query, now, { values, rates })
    const { person, sort, matchMin } = query
    const isOrder = sort === BEST_MATCH
    if (!person || !(isOrder || matchMin !== null))
      return answerFrom(query, plan, now, filters, null)
    const matching = plan ? [matchingQuery(plan)] : []
    const own = without(filters, null)
    const candidates = await findCandidates(ask, { ...query, person }, now, {
      filter: [...matching, ...filters.others, ...(matchMin === null ? own : [])],
      passing: matchMin === null ? [] : own,
    })
    const isPartial = candidates.all.length < candidates.total
    if (matchMin === null) {
      const order = { ids: candidates.ids, rest: noneOf([terms('id', candidates.all)]) }
      return answerFrom(query, plan, now, filters, order)
    }
    const passing = terms('id', candidates.ids)
    const narrowed = { ...filters, others: [...filters.others, passing] }
    const order = isOrder ? { ids: candidates.ids, rest: null } : null
    const page = await answerFrom(query, plan, now, narrowed, order)
    return isPartial ? { ...page, isAtLeast: true } : page
  }

  /** `order` has ids that come first, if they pass, and what else there is. */
  async function answerFrom(
    query: AskedQuery,
    plan: Plan | null,
    now: Date,
    filters: FilterQueries,
    order: { ids: JobId[]; rest: Query | null } | null,
  ): Promise<SearchPage> {
    const { from, to } = pageBounds(query)
    const isRelevance = query.sort === 'most_relevant' && plan !== null && plan.clauses.length > 0
    const own = without(filters, null)
    const base = {
      query: isRelevance
        ? { bool: { must: [scoringQuery(plan)], filter: filters.others } }
        : allOf([...(plan ? [matchingQuery(plan)] : []), ...filters.others]),
      ...(own.length > 0 && { post_filter: allOf(own) }),
      track_total_hits: true,
      sort: isRelevance ? relevanceOrder(now) : columnOrder(query.sort),
      // without this, scripts that sort see no scores
      ...(isRelevance && { track_scores: true }),
    }
    const counted = { ...base, aggs: facetAggregations(query, filters, rates) }
    let answered: SearchAnswer
    let ids: JobId[]
    if (order) {
      // the order of the ids is known; which of them pass the filters is asked
      const own = allOf([base.query, ...(base.post_filter ? [base.post_filter] : [])])
      const [all_, passing] = (await ask([
        columnsBody(['id'], { ...counted, size: 0 }),
        columnsBody(['id'], {
          query: allOf([own, terms('id', order.ids)]),
          size: order.ids.length,
          track_total_hits: false,
        }),
      ])) as [SearchAnswer, SearchAnswer]
      answered = all_
      const found = new Set(idsOf(passing.hits.hits))
      const first = order.ids.filter((id) => found.has(id))
      ids = first.slice(from, to)
      if (order.rest && to > first.length) {
        const body = { ...base, query: allOf([own, order.rest]), sort: columnOrder('newest') }
        const start = Math.max(0, from - first.length)
        ids.push(...idsOf(await hitsFrom(body, start, to - first.length)))
      }
    } else if (isRelevance && from < RERANKED_JOBS) {
      const size = Math.max(RERANKED_JOBS, to)
      answered = await one(columnsBody(NAMED, { ...counted, size }))
      ids = rerank(answered.hits.hits, plan).slice(from, to)
    } else if (to <= RESULT_WINDOW) {
      answered = await one(columnsBody(['id'], { ...counted, from, size: to - from }))
      ids = idsOf(answered.hits.hits)
    } else {
      answered = await one(columnsBody(['id'], { ...counted, size: 0 }))
      ids = totalOf(answered) > from ? idsOf(await hitsFrom(base, from, to)) : []
    }
    const total = totalOf(answered)
    const found = answered.aggregations ?? {}
    return {
      ids,
      total,
      hasMore: to < total,
      facets: await facetsOf(query, base, filters, found),
      salaries: query.countsSalaries ? readSalaries(found, query, rates) : null,
      reading: plan?.reading ?? NOTHING_READ,
    }
  }

  /** Results at these positions; far ones are reached in steps, each beginning after the last of the one before. */
  async function hitsFrom(
    body: Omit<SearchBody, 'size' | '_source'>,
    from: number,
    to: number,
  ): Promise<Hit[]> {
    if (to <= RESULT_WINDOW) {
      return (await one(columnsBody(['id'], { ...body, from, size: to - from }))).hits.hits
    }
    let after: unknown[] | undefined
    for (let at = 0; at < from; ) {
      const size = Math.min(RESULT_WINDOW, from - at)
      const step = { ...body, size, track_total_hits: false, ...(after && { search_after: after }) }
      const last = (await one({ ...step, _source: false, stored_fields: '_none_' })).hits.hits.at(
        -1,
      )
      if (!last) return []
      after = last.sort
      at += size
    }
    const page = { ...body, size: to - from, ...(after && { search_after: after }) }
    return (await one(columnsBody(['id'], page))).hits.hits
  }

  /** Places are counted in a second question, because the first says which are shown. */
  async function facetsOf(
    query: AskedQuery,
    base: { query: Query },
    filters: FilterQueries,
    found: NonNullable<SearchAnswer['aggregations']>,
  ) {
    const facets = readFacets(found, query, [])
    if (!facets.more) return facets
    const named = facets.locations
    const { names, aggs } = placeAggregations(named, filters, values)
    let places: Count[] = []
    if (names.length > 0) {
      const body = { query: base.query, size: 0, _source: false, track_total_hits: false, aggs }
      const { aggregations = {} } = await one(body)
      places = readPlaces(aggregations, names, named, values)
    }
    return { ...facets, more: { ...facets.more, places } }
  }

  /** The best few by how similar they are to the whole text, then the others as they are. */
  function rerank(hits: readonly Hit[], plan: Plan): JobId[] {
    const best = hits.slice(0, RERANKED_JOBS).map((hit) => ({
      id: numberIn(hit, 'id'),
      key: hit.sort?.[0] as number,
      title: textIn(hit, 'title'),
      employer: textIn(hit, 'employer'),
      location: textIn(hit, 'location'),
    }))
    const factors = names.factors(plan, best)
    const ordered = best
      .map(({ id, key }, at) => ({ id, key: key * (factors[at] as number) }))
      .sort((a, b) => b.key - a.key || b.id - a.id)
    return [...ordered.map(({ id }) => id as JobId), ...idsOf(hits.slice(RERANKED_JOBS))]
  }

  return {
    search: async (query, now) => (await search(query, now)).page,
    suggest: (text, limit) => dictionary.suggest(text, limit),
    related: (id, limit) => relatedIn(ask, id, limit),
    statistics: () => statisticsIn(ask),
    pay: (question, now) => payIn(ask, question, now, { values, rates }),
    async whatIf(person, jobs) {
      const found = await one(candidateBody(person, [], []))
      const documents = found.hits.hits.flatMap(({ _source }) =>
        _source ? [withText(_source.job)] : [],
      )
      const answer = engineOf(documents, { rates }).whatIf(person, jobs)
      const isPartial = documents.length < totalOf(found)
      return isPartial ? { ...answer, comparedJobs: documents.length } : answer
    },
    async explain(query, documents, now) {
      const { plan } = await search({ ...query, page: 1, perPage: 1 }, now)
      if (!plan) return documents.map(() => null)
      const known = documents.filter((job) => job !== null)
      const engine = engineOf(known, { aliases, rates, phrases })
      const explained = engine.explainBy(
        plan,
        known.map(({ id }) => id),
        now,
        dictionary,
      )
      const byId = new Map(known.map(({ id }, at) => [id, explained[at] ?? null]))
      return documents.map((job) => (job ? (byId.get(job.id) ?? null) : null))
    },
    adopt(next) {
      dictionary = next
      names = createNames()
    },
    outdate: () => counts.clear(),
  }
}

const idsOf = (hits: readonly Hit[]): JobId[] => hits.map((hit) => numberIn(hit, 'id') as JobId)

/** Moves sizes and pages out of bounds to the nearest valid ones, as the product's search does. */
function pageBounds({ page, perPage }: JobQuery): { from: number; to: number } {
  const size = Math.min(MAX_PAGE_SIZE, Math.max(1, Math.trunc(perPage) || 1))
  const from = (Math.max(1, Math.trunc(page) || 1) - 1) * size
  return { from, to: from + size }
}
