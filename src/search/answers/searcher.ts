/**
 * Answers questions from what a writer has published. Uses no clock, no file and no database. Several searchers may
 * read the same memory, each in its own thread; between two questions a searcher can adopt a newer publication.
 */
import type { JobId } from '#core/job/job.ts'
import type { MatchPerson } from '#core/match/match-person.ts'
import type { WhatIfAnswer } from '#core/match/what-if.ts'
import { type ExchangeRates, rateOf, SHIPPED_RATES } from '#core/pay/exchange-rates.ts'
import type { PayAnswer } from '#core/salaries/pay-figures.ts'
import { type PayQuestion, questionText } from '#core/salaries/pay-question.ts'
import {
  type AskedQuery,
  BEST_MATCH,
  EMPTY_QUERY,
  type Explanation,
  type JobQuery,
  MAX_PAGE_SIZE,
  type Reading,
  type SearchPage,
  type Sort,
  type Statistics,
  type Suggestion,
} from '#core/search/query.ts'
import { aliasesOf } from '#core/search/search-aliases.ts'
import {
  type Counted,
  countFacets,
  countMore,
  countStored,
  createFacetCounts,
  readFacets,
} from '#search/facets/facets.ts'
import { createFactMarks } from '#search/facets/fact-marks.ts'
import { isAsked, prepareFilters } from '#search/facets/filters.ts'
import { createLocationTexts } from '#search/facets/location-texts.ts'
import { createParts, splitRows } from '#search/facets/row-filter.ts'
import {
  countSalaries,
  createSalaryCounter,
  createSalaryScales,
  readSalaries,
} from '#search/facets/salaries.ts'
import { statistics } from '#search/facets/statistics.ts'
import type { Publication } from '#search/indexing/writer.ts'
import { countTotals, followRemovals, type Totals } from '#search/postings/counters.ts'
import { RERANKED_JOBS } from '#search/postings/relevance.ts'
import { createKnowledge } from '#search/query/knowledge.ts'
import { literalPlan } from '#search/query/literal-plan.ts'
import { matchRows } from '#search/query/match-rows.ts'
import {
  type Aliases,
  type Knowledge,
  looserPlans,
  makePlan,
  type Plan,
  withoutWords,
} from '#search/query/plan.ts'
import { type Asked, isEmptySearch, parseSearchText } from '#search/query/search-text.ts'
import { ANY_SCORES, type PreparedPlan, preparePlan } from '#search/query/term-postings.ts'
import { createNameWords } from '#search/ranking/name-words.ts'
import {
  createPersonMatches,
  offerPersonMatches,
  type PreparedMatch,
} from '#search/ranking/person-matches.ts'
import { type Column, comesFirst, createBest, type Ranked } from '#search/ranking/rank.ts'
import { createEntries } from '#search/ranking/select-first.ts'
import { createTitleLikeness } from '#search/ranking/title-likeness.ts'
import { placeOf } from '#search/segments/find-row.ts'
import { NOT_REMOVED } from '#search/segments/job-profile.ts'
import { createScratch, type Rows } from '#search/segments/scratch.ts'
import { MAX_ROWS, removedCount, type Segment, viewSegment } from '#search/segments/segment.ts'
import { findTerm } from '#search/segments/tables.ts'
import { textOf } from '#search/structures/string-table.ts'
import { suggest } from '#search/suggestions/suggest.ts'
import { explain } from './explain.ts'
import { createPayCounter } from './pay.ts'
import { related } from './related.ts'
import { createStandingQueries, type Matches, type StandingQueries } from './standing-queries.ts'
import { answerWhatIf } from './what-if.ts'

export type Searcher = {
  /** The number of open jobs. */
  readonly size: number
  /** Switches to what the writer has now. */
  adopt(publication: Publication): void
  /** `isLate` is called between segments; if it returns true, the search throws a SearchTimeout. */
  search(query: AskedQuery, now: Date, isLate?: () => boolean): SearchPage
  suggest(text: string, limit: number): Suggestion[]
  related(id: JobId, limit: number): JobId[]
  statistics(): Statistics
  /** `isLate` as for a search. */
  pay(question: PayQuestion, now: Date, isLate?: () => boolean): PayAnswer
  /**
   * Which of the queries find which of the jobs, as literal searches would. `name` identifies the list of queries. The
   * last two lists are kept; null if it is not given and not kept. A query that is null finds nothing.
   */
  standing(
    asked: { name: string; queries: readonly (JobQuery | null)[] | null; ids: readonly JobId[] },
    now: Date,
  ): Matches | null
  /** How well each of the jobs suits the person; null if it is not open or too little is known. */
  scores(person: MatchPerson, ids: readonly JobId[]): (number | null)[]
  /** Which changes of the person would open most jobs, naming up to `jobs` of them. `isLate` as for a search. */
  whatIf(person: MatchPerson, jobs: number, isLate?: () => boolean): WhatIfAnswer
  /** Why each of the jobs matches; null for one that does not. `isLate` as for a search. */
  explain(
    query: JobQuery,
    ids: readonly JobId[],
    now: Date,
    isLate?: () => boolean,
  ): (Explanation | null)[]
  /**
   * The same by a plan that was made elsewhere. `inShort` says how many jobs there have a word in a short field, of
   * `jobs` in all.
   */
  explainBy(
    plan: Plan,
    ids: readonly JobId[],
    now: Date,
    elsewhere: { jobs: number; inShort(word: string): number },
  ): (Explanation | null)[]
  knowledge(): Knowledge
}

export class SearchTimeout extends Error {
  constructor() {
    super('The search exceeded its time limit.')
  }
}

/** Answers about pay that are kept: job pages ask the same few questions. */
const MAX_PAY_ANSWERS = 100
/** In milliseconds. While boards are read, jobs change many times a second; no answer is made again that soon. */
const PAY_ANSWER_LASTS = 5_000
type KeptPay = { answer: PayAnswer; madeAt: number; isCurrent: boolean }

/** Lists of standing queries: a large one and the few that have changed since. */
const MAX_STANDING = 2

export type SearcherOptions = {
  aliases?: Aliases
  /** Those with which salaries were indexed. */
  rates?: ExchangeRates
}

/** Smaller segments are counted directly: their totals would cost more than they save. */
const MIN_TOTALS_ROWS = 1_024
const COLUMN_SORTS: Record<
  Exclude<Sort, 'most_relevant' | typeof BEST_MATCH>,
  (segment: Segment) => Column
> = {
  newest: ({ publishedAt }) => ({ values: publishedAt, isAscending: false }),
  oldest: ({ publishedAt }) => ({ values: publishedAt, isAscending: true }),
  recently_found: ({ firstSeenAt }) => ({ values: firstSeenAt, isAscending: false }),
  recently_confirmed: ({ seenDay }) => ({ values: seenDay, isAscending: false }),
  most_viewed: ({ views }) => ({ values: views, isAscending: false }),
  most_applied: ({ applications }) => ({ values: applications, isAscending: false }),
  salary_high_to_low: ({ payMax }) => ({ values: payMax, isAscending: false }),
  salary_low_to_high: ({ payMin }) => ({ values: payMin, isAscending: true }),
}

export function createSearcher({
  aliases = aliasesOf,
  rates = SHIPPED_RATES,
}: SearcherOptions = {}): Searcher {
  let published: Publication | null = null
  let segments: Segment[] = []
  const totalsOf = new Map<number, Totals>()
  const scratch = createScratch()
  const parts = createParts()
  const entries = createEntries()
  const salaryScale = createSalaryScales(rates)
  const matches = createPersonMatches(() => current().tables.demands)
  const locationTexts = createLocationTexts(() => current().tables.locations)
  const factMarks = createFactMarks(() => current().tables.facts)
  const nameWords = createNameWords(() => current().tables)
  const payAnswers = new Map<string, KeptPay>()

  function current(): Publication {
    if (!published) throw new Error('Nothing has been published to this searcher yet.')
    return published
  }

  function adopt(publication: Publication) {
    const known = new Map(segments.map((segment) => [segment.serial, segment]))
    segments = publication.segments
      .map(({ serial, buffer, offset }) => known.get(serial) ?? viewOf(buffer, offset))
      // newest first, so that later segments seldom have anything for the first page
      .sort((a, b) => newest(b) - newest(a))
    for (const serial of totalsOf.keys()) {
      if (!segments.some((segment) => segment.serial === serial)) totalsOf.delete(serial)
    }
    published = publication
    for (const kept of payAnswers.values()) kept.isCurrent = false
  }

  function totals(segment: Segment): Totals | null {
    if (segment.rows < MIN_TOTALS_ROWS) return null
    let found = totalsOf.get(segment.serial)
    if (!found) {
      found = countTotals(segment, current().tables, scratch)
      totalsOf.set(segment.serial, found)
    }
    followRemovals(found, segment)
    return found
  }

  function readText(text: string | null): Asked | null {
    const asked = text === null ? null : parseSearchText(text)
    return asked && !isEmptySearch(asked) ? asked : null
  }

  function knowledge() {
    const { tables, dictionary, suggestions, rows } = current()
    return createKnowledge(tables, dictionary, suggestions, rows)
  }

  function planOf(asked: Asked, gone: ReadonlySet<string> = new Set()): Plan {
    const known = gone.size > 0 ? withoutWords(knowledge(), gone) : knowledge()
    return makePlan(asked, known, aliases)
  }

  /** Typed words that only removed jobs still have; counts of terms include these until their segment is merged. */
  function goneWords({ clauses }: Plan): Set<string> {
    const words = clauses.flatMap(({ alternatives }) =>
      alternatives.filter(({ how }) => how === 'itself').flatMap((each) => each.words),
    )
    const { terms } = current().tables
    return new Set(
      words.filter((word) => {
        const expansions = [
          { terms: [findTerm(terms, word)], scores: ANY_SCORES, onlyShort: false },
        ]
        return !segments.some((segment) => {
          matchRows(segment, { clauses: [{ expansions, isNeeded: true }], without: [] }, scratch)
          const { rows, count } = scratch.found
          return rows.subarray(0, count).some((row) => (segment.flags[row] as number) & NOT_REMOVED)
        })
      }),
    )
  }

  function search(query: AskedQuery, now: Date, isLate: () => boolean) {
    const asked = readText(query.text)
    if (!asked) return { ...answer(query, null, now, isLate), plan: null }
    if (query.isLiteral) {
      const plan = literalPlan(query.text, aliases)
      return { ...answer(query, plan, now, isLate), plan }
    }

    let plan = planOf(asked)
    let answered = answer(query, plan, now, isLate)
    if (!answered.isTextMet) {
      const gone = goneWords(plan)
      if (gone.size > 0) {
        plan = planOf(asked, gone)
        answered = answer(query, plan, now, isLate)
      }
    }
    // an answer to most of the words is better than none; filters are never loosened
    while (!answered.isTextMet) {
      const looser = looserPlans(plan)
      if (looser.length === 0) break
      for (plan of looser) {
        answered = answer(query, plan, now, isLate)
        if (answered.isTextMet) break
      }
    }
    return { ...answered, plan }
  }

  /** `isTextMet` is true if some open job meets the text, whatever the filters. */
  function answer(
    query: AskedQuery,
    plan: Plan | null,
    now: Date,
    isLate: () => boolean,
  ): { page: SearchPage; isTextMet: boolean } {
    const { tables } = current()
    const ready = plan && preparePlan(plan, tables.terms)
    const filters = prepareFilters(query, now, { tables, locationTexts, factMarks, rates })
    const hasFilters = isAsked(filters)
    const counts = createFacetCounts(tables, filters, query.wantsMoreFacets === true)
    const salaries = query.countsSalaries
      ? createSalaryCounter(salaryScale(query.salaryCurrency))
      : null
    const { from, to } = pageBounds(query)
    const isRelevance = query.sort === 'most_relevant' && plan !== null && plan.clauses.length > 0
    const least = isRelevance ? Math.max(to, RERANKED_JOBS) : to
    const best = createBest(least, entries)
    const match = matches.ready(query)
    const column = columnOf(query.sort, match)
    let total = 0
    let isTextMet = false

    for (const [number, segment] of segments.entries()) {
      if (isLate()) throw new SearchTimeout()
      if (ready && !mayMatch(ready)) break
      const found = ready ? matchText(segment, ready, isRelevance) : takeEvery(segment)
      if (found.count === 0) continue
      isTextMet ||= hasOpen(segment, found)
      const mayFail = hasFilters || match?.isFilter || removedCount(segment) > 0
      if (mayFail) splitRows(segment, filters, found, scratch, parts, match)
      const passing = mayFail ? parts.passing : found
      total += passing.count
      const counted: Counted = {
        segment,
        passing: mayFail ? parts.passed : found.rows.subarray(0, found.count),
        parts: mayFail ? parts : null,
        totals: totals(segment),
      }
      if (ready && scratch.stored >= 0 && !hasFilters && !match?.isFilter) {
        const more = scratch.more.rows.subarray(0, scratch.more.count)
        const removed = mayFail ? parts.failing : NO_ROWS
        countMore(counts, counted)
        countStored(counts, counted, scratch.stored, more, removed)
      } else {
        countFacets(counts, counted, scratch)
      }
      if (salaries) countSalaries(salaries, counted)
      if (isRelevance) {
        best.offerRelevant(segment, number, passing, now.getTime())
      } else if (match?.isOrder) {
        offerPersonMatches(best, match, segment, number, passing)
      } else {
        best.offer(segment, number, passing, column(segment))
      }
    }

    const ranked =
      isRelevance && from < RERANKED_JOBS
        ? [
            ...rerank(best.inRange(0, RERANKED_JOBS), plan as Plan),
            ...best.inOrder(RERANKED_JOBS, to),
          ].slice(from, to)
        : best.inOrder(from, to)
    const page = {
      ids: ranked.map(({ id }) => id as JobId),
      total,
      hasMore: to < total,
      facets: readFacets(counts, filters, tables, factMarks),
      salaries: salaries && readSalaries(salaries),
      reading: plan?.reading ?? NOTHING_READ,
    }
    return { page, isTextMet }
  }

  function hasOpen({ flags }: Segment, { rows, count }: Rows): boolean {
    for (let at = 0; at < count; at++) {
      if ((flags[rows[at] as number] as number) & NOT_REMOVED) return true
    }
    return false
  }

  function matchText(segment: Segment, ready: PreparedPlan, isScored: boolean): Rows {
    matchRows(segment, ready, scratch, { isScored })
    return scratch.found
  }

  function pay(question: PayQuestion, now: Date, isLate: () => boolean): PayAnswer {
    const { level, location, currency } = question
    const { tables } = current()
    const query = { ...EMPTY_QUERY, location, levels: level === null ? [] : [level] }
    const filters = prepareFilters(query, now, { tables, locationTexts, factMarks, rates })
    const counter = createPayCounter(question, rateOf(rates, currency)?.usd ?? 1)
    for (const segment of segments) {
      if (isLate()) throw new SearchTimeout()
      splitRows(segment, filters, takeEvery(segment), scratch, parts, null)
      counter.add(segment, parts.passed)
    }
    return counter.answer()
  }

  function knownPay(question: PayQuestion, now: Date, isLate: () => boolean): PayAnswer {
    const key = questionText(question)
    const known = payAnswers.get(key)
    const madeAt = now.getTime()
    const kept =
      known && (known.isCurrent || isRecent(madeAt - known.madeAt))
        ? known
        : { answer: pay(question, now, isLate), madeAt, isCurrent: true }
    payAnswers.delete(key)
    payAnswers.set(key, kept)
    const [oldest] = payAnswers.keys()
    if (payAnswers.size > MAX_PAY_ANSWERS && oldest !== undefined) payAnswers.delete(oldest)
    return kept.answer
  }

  function takeEvery({ rows }: Segment): Rows {
    scratch.every.count = rows
    return scratch.every
  }

  function likenessTo(plan: Plan) {
    const { tables, rows } = current()
    return createTitleLikeness(plan, tables, nameWords, rows)
  }

  /** Orders the best few by how similar they are to the whole text. */
  function rerank(found: Ranked[], plan: Plan): Ranked[] {
    const likeness = likenessTo(plan)
    for (const ranked of found) {
      const { title, employer, location } = segments[Math.floor(ranked.place / MAX_ROWS)] as Segment
      const row = ranked.place % MAX_ROWS
      ranked.key *= likeness(title[row] as number, employer[row] as number, location[row] as number)
    }
    return found.sort(comesFirst)
  }

  /** By name, the one asked about last at the end. */
  const standing = new Map<string, StandingQueries>()

  return {
    get size() {
      return published?.jobs ?? 0
    },
    adopt,
    standing({ name, queries, ids }, now) {
      const own = queries ? createStandingQueries(queries, aliases) : standing.get(name)
      if (!own) return null
      standing.delete(name)
      standing.set(name, own)
      const [oldest] = standing.keys()
      if (standing.size > MAX_STANDING && oldest !== undefined) standing.delete(oldest)
      const { tables } = current()
      return own.match(ids, { segments, tables, locationTexts, factMarks, rates, scratch, now })
    },
    search: (query, now, isLate = () => false) => search(query, now, isLate).page,
    knowledge,
    suggest: (text, limit) => suggest(current().tables, current().suggestions, text, limit),
    scores: (person, ids) =>
      matches.scores(
        person,
        ids.map((id) => placeOf(segments, id)),
      ),
    whatIf: (person, jobs, isLate = () => false) =>
      answerWhatIf({
        segments,
        rows: matches.whatIfRows(person),
        jobs,
        check() {
          if (isLate()) throw new SearchTimeout()
        },
      }),
    related: (id, limit) => related(segments, current().tables, id, limit),
    statistics: () => statistics(segments, current().tables, current().jobs),
    pay: (question, now, isLate = () => false) => knownPay(question, now, isLate),
    explain(query, ids, now, isLate = () => false) {
      const { plan } = search({ ...query, page: 1, perPage: 1 }, now, isLate)
      if (!plan) return ids.map(() => null)
      const means = { tables: current().tables, likenessTo: likenessTo(plan), scratch }
      return ids.map((id) => {
        if (isLate()) throw new SearchTimeout()
        const place = placeOf(segments, id)
        return place && explain(place, plan, means, now.getTime())
      })
    },
    explainBy(plan, ids, now, { jobs, inShort }) {
      const { tables } = current()
      const { texts } = tables.terms
      const counts = Int32Array.from({ length: texts.size }, (_, number) =>
        inShort(textOf(texts, number)),
      )
      const counted = { ...tables, terms: { ...tables.terms, inShort: counts } }
      const likenessTo = createTitleLikeness(plan, counted, nameWords, jobs)
      return ids.map((id) => {
        const place = placeOf(segments, id)
        return place && explain(place, plan, { tables, likenessTo, scratch }, now.getTime())
      })
    },
  }
}

/** Texts and a person's match have their own order; without them the newest come first. */
function columnOf(sort: Sort, match: PreparedMatch | null): (segment: Segment) => Column {
  if (sort === BEST_MATCH && match) return () => match.column
  return COLUMN_SORTS[sort === 'most_relevant' || sort === BEST_MATCH ? 'newest' : sort]
}

const NO_ROWS = new Uint16Array(0)
const NOTHING_READ: Reading = { corrected: null, dropped: [], marks: [] }

/** A required part that no job meets ends the search before it begins. */
const mayMatch = ({ clauses }: PreparedPlan) =>
  clauses.every(({ expansions, isNeeded }) => !isNeeded || expansions.length > 0)

function viewOf(buffer: SharedArrayBuffer, offset: number): Segment {
  const segment = viewSegment(buffer, offset)
  if (!segment) throw new Error('A published segment cannot be read.')
  return segment
}

const newest = ({ publishedAt }: Segment) => publishedAt[publishedAt.length - 1] as number

/** Moves sizes and pages out of bounds to the nearest valid ones, as the product's search does. */
function pageBounds({ page, perPage }: JobQuery): { from: number; to: number } {
  const size = Math.min(MAX_PAGE_SIZE, Math.max(1, Math.trunc(perPage) || 1))
  const from = (Math.max(1, Math.trunc(page) || 1) - 1) * size
  return { from, to: from + size }
}

/** With a fixed clock, as in tests, nothing is recent. */
const isRecent = (ageMs: number) => ageMs > 0 && ageMs < PAY_ANSWER_LASTS
