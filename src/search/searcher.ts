/**
 * Answers questions from what a writer has published. Knows no clock, no file and no database. Several may read the
 * same memory, each in its own thread; between two questions a searcher takes over what is new.
 */
import type { JobId } from '#core/job/job.ts'
import type { MatchPerson } from '#core/match/match-person.ts'
import {
  type AskedQuery,
  BEST_MATCH,
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
import { type Asked, asksForNothing, readAsked } from './asked.ts'
import { countTotals, followRemovals, type Totals } from './counters.ts'
import { explain } from './explain.ts'
import { type Counted, countFacets, countStored, createFacetCounts, readFacets } from './facets.ts'
import { createParts, isAsked, partRows, readyFilters } from './filter.ts'
import { createKnowledge } from './knowledge.ts'
import { createLocationTexts } from './location-texts.ts'
import { matchRows } from './match.ts'
import { createMatches, offerMatches, type ReadyMatch } from './matches.ts'
import { createNameWords } from './name-words.ts'
import { placeOf } from './place-of.ts'
import {
  type Aliases,
  type Knowledge,
  looserPlans,
  makePlan,
  type Plan,
  withoutWords,
} from './plan.ts'
import { ALIVE } from './profile.ts'
import {
  type Column,
  comesFirst,
  createAllRanked,
  createBest,
  type Ranked,
  takeAll,
  takeAllRelevant,
} from './rank.ts'
import { related } from './related.ts'
import { LOOKED_AT_TWICE } from './relevance.ts'
import { createScratch, type Rows } from './scratch.ts'
import { deadCount, MAX_ROWS, type Segment, viewSegment } from './segment.ts'
import { selectRange } from './select-range.ts'
import { ANY_SCORES, type ReadyPlan, readyPlan } from './sources.ts'
import { statistics } from './statistics.ts'
import { suggest } from './suggest.ts'
import { findTerm } from './tables.ts'
import { createTitleLikeness } from './title-likeness.ts'
import type { Publication } from './writer.ts'

export type Searcher = {
  /** How many jobs are open. */
  readonly size: number
  /** Takes over what the writer has now. */
  adopt(publication: Publication): void
  /** `isLate` is asked between segments; when it says so, the search ends with a SearchTimeout. */
  search(query: AskedQuery, now: Date, isLate?: () => boolean): SearchPage
  suggest(text: string, limit: number): Suggestion[]
  related(id: JobId, limit: number): JobId[]
  statistics(): Statistics
  /** How well each of the jobs suits the person; null where it is not open or too little is known. */
  scores(person: MatchPerson, ids: readonly JobId[]): (number | null)[]
  /** Why each of the jobs is an answer; null for one that is none. `isLate` as for a search. */
  explain(
    query: JobQuery,
    ids: readonly JobId[],
    now: Date,
    isLate?: () => boolean,
  ): (Explanation | null)[]
  /** What plans are made of. */
  knowledge(): Knowledge
}

export class SearchTimeout extends Error {
  constructor() {
    super('The search took longer than it may.')
  }
}

export type SearcherOptions = { aliases?: Aliases }

/** Segments with fewer rows are counted as they come: their totals would cost more than they save. */
const MIN_TOTALS_ROWS = 1_024
/** So many of the best are kept while all are looked at; for a page beyond, all are kept. */
const MAX_KEPT = 1_024

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

export function createSearcher({ aliases = aliasesOf }: SearcherOptions = {}): Searcher {
  let published: Publication | null = null
  let segments: Segment[] = []
  const totalsOf = new Map<number, Totals>()
  const scratch = createScratch()
  const parts = createParts()
  const allRanked = createAllRanked()
  const matches = createMatches(() => current().tables.demands)
  const locationTexts = createLocationTexts(() => current().tables.locations)
  const nameWords = createNameWords(() => current().tables)

  function current(): Publication {
    if (!published) throw new Error('Nothing was published to this searcher yet.')
    return published
  }

  function adopt(publication: Publication) {
    const known = new Map(segments.map((segment) => [segment.serial, segment]))
    segments = publication.segments
      .map(({ serial, buffer, offset }) => known.get(serial) ?? viewOf(buffer, offset))
      // the newest first, so that later ones seldom have anything for the first page
      .sort((a, b) => newest(b) - newest(a))
    for (const serial of totalsOf.keys()) {
      if (!segments.some((segment) => segment.serial === serial)) totalsOf.delete(serial)
    }
    published = publication
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

  const idOf = (place: number) =>
    (segments[Math.floor(place / MAX_ROWS)] as Segment).id[place % MAX_ROWS] as number

  function readText(text: string | null): Asked | null {
    const asked = text === null ? null : readAsked(text)
    return asked && !asksForNothing(asked) ? asked : null
  }

  function knowledge() {
    const { tables, dictionary, suggestions, rows } = current()
    return createKnowledge(tables, dictionary, suggestions, rows)
  }

  function planOf(asked: Asked, gone: ReadonlySet<string> = new Set()): Plan {
    const known = gone.size > 0 ? withoutWords(knowledge(), gone) : knowledge()
    return makePlan(asked, known, aliases)
  }

  /** Words as typed that only removed jobs still have: counts of terms tell of them until their segment is merged. */
  function goneWords({ clauses }: Plan): Set<string> {
    const words = clauses.flatMap(({ alternatives }) =>
      alternatives.filter(({ how }) => how === 'itself').flatMap((each) => each.words),
    )
    const { terms } = current().tables
    return new Set(
      words.filter((word) => {
        const ways = [{ terms: [findTerm(terms, word)], scores: ANY_SCORES, onlyShort: false }]
        return !segments.some((segment) => {
          matchRows(segment, { clauses: [{ ways, isNeeded: true }], without: [] }, scratch)
          const { rows, count } = scratch.found
          return rows.subarray(0, count).some((row) => (segment.flags[row] as number) & ALIVE)
        })
      }),
    )
  }

  /** The page, and the plan that it was found by. */
  function search(query: AskedQuery, now: Date, isLate: () => boolean) {
    const asked = readText(query.text)
    if (!asked) return { ...answer(query, null, now, isLate), plan: null }

    let plan = planOf(asked)
    let answered = answer(query, plan, now, isLate)
    if (!answered.isTextMet) {
      const gone = goneWords(plan)
      if (gone.size > 0) {
        plan = planOf(asked, gone)
        answered = answer(query, plan, now, isLate)
      }
    }
    // rather an answer to most of the words than none; what filters take away is another matter
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

  /** `isTextMet` when some open job meets the text, whatever the filters. */
  function answer(
    query: AskedQuery,
    plan: Plan | null,
    now: Date,
    isLate: () => boolean,
  ): { page: SearchPage; isTextMet: boolean } {
    const { tables } = current()
    const ready = plan && readyPlan(plan, tables.terms)
    const filters = readyFilters(query, now, tables, locationTexts)
    const hasFilters = isAsked(filters)
    const counts = createFacetCounts(tables, filters)
    const { from, to } = pageBounds(query)
    const isRelevance = query.sort === 'most_relevant' && plan !== null && plan.clauses.length > 0
    const least = isRelevance ? Math.max(to, LOOKED_AT_TWICE) : to
    const best = least <= MAX_KEPT ? createBest(least) : null
    allRanked.count = 0
    const all = best ? null : allRanked
    const match = matches.ready(query)
    const column = columnOf(query.sort, match)
    let total = 0
    let isTextMet = false

    for (const [number, segment] of segments.entries()) {
      if (isLate()) throw new SearchTimeout()
      if (ready && !mayMatch(ready)) break
      const found = ready ? matchText(segment, ready) : takeEvery(segment)
      if (found.count === 0) continue
      isTextMet ||= hasOpen(segment, found)
      if (match?.isFilter) match.score(segment, found)
      const mayFail = hasFilters || match?.isFilter || deadCount(segment) > 0
      if (mayFail) partRows(segment, filters, found, scratch, parts, match)
      const passing = mayFail ? parts.passing : found
      total += passing.count
      const counted: Counted = {
        segment,
        passing: passing.rows.subarray(0, passing.count),
        parts: mayFail ? parts : null,
        totals: totals(segment),
      }
      if (ready && scratch.stored >= 0 && !hasFilters && !match?.isFilter) {
        const more = found.rows.subarray(scratch.storedRows, found.count)
        const removed = mayFail ? parts.failing : NO_ROWS
        countStored(counts, counted, scratch.stored, more, removed, scratch)
      } else {
        countFacets(counts, counted, scratch)
      }
      if (isRelevance) {
        best?.offerRelevant(segment, number, passing, now.getTime())
        if (all) takeAllRelevant(all, number, passing, segment, now.getTime())
      } else if (match?.isOrder && best) {
        offerMatches(best, match, segment, number, passing)
      } else {
        match?.order(
          segment,
          { rows: passing.rows, from: 0, to: passing.count },
          Number.NEGATIVE_INFINITY,
        )
        best?.offer(segment, number, passing, column(segment))
        if (all) takeAll(all, number, passing, column(segment))
      }
    }

    let ranked: Ranked[]
    if (isRelevance && from < LOOKED_AT_TWICE) {
      const found = best?.inOrder() ?? selectRange(allRanked, idOf, 0, to)
      ranked = lookTwice(found, plan as Plan).slice(from, to)
    } else {
      ranked = best?.inOrder().slice(from, to) ?? selectRange(allRanked, idOf, from, to)
    }
    const page = {
      ids: ranked.map(({ id }) => id as JobId),
      total,
      hasMore: to < total,
      facets: readFacets(counts, tables),
      reading: plan?.reading ?? NOTHING_READ,
    }
    return { page, isTextMet }
  }

  function hasOpen({ flags }: Segment, { rows, count }: Rows): boolean {
    for (let at = 0; at < count; at++) {
      if ((flags[rows[at] as number] as number) & ALIVE) return true
    }
    return false
  }

  function matchText(segment: Segment, ready: ReadyPlan): Rows {
    matchRows(segment, ready, scratch)
    return scratch.found
  }

  function takeEvery({ rows }: Segment): Rows {
    scratch.every.count = rows
    return scratch.every
  }

  function likenessTo(plan: Plan) {
    const { tables, rows } = current()
    return createTitleLikeness(plan, tables, nameWords, rows)
  }

  /** Orders the best few once more, by how like they are to the whole text. */
  function lookTwice(found: Ranked[], plan: Plan): Ranked[] {
    const likeness = likenessTo(plan)
    const twice = found.slice(0, LOOKED_AT_TWICE).map(({ key, id, place }) => {
      const segment = segments[Math.floor(place / MAX_ROWS)] as Segment
      const row = place % MAX_ROWS
      const { title, employer, location } = segment
      const factor = likeness(
        title[row] as number,
        employer[row] as number,
        location[row] as number,
      )
      return { key: key * factor, id, place }
    })
    return [...twice.sort(comesFirst), ...found.slice(LOOKED_AT_TWICE)]
  }

  return {
    get size() {
      return published?.jobs ?? 0
    },
    adopt,
    search: (query, now, isLate = () => false) => search(query, now, isLate).page,
    knowledge,
    suggest: (text, limit) => suggest(current().tables, current().suggestions, text, limit),
    scores: (person, ids) =>
      matches.scores(
        person,
        ids.map((id) => placeOf(segments, id)),
      ),
    related: (id, limit) => related(segments, current().tables, id, limit),
    statistics: () => statistics(segments, current().tables, current().jobs),
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
  }
}

/** Words and a person's match have an order of their own; where there are none, the newest come first. */
function columnOf(sort: Sort, match: ReadyMatch | null): (segment: Segment) => Column {
  if (sort === BEST_MATCH && match) return () => match.column
  return COLUMN_SORTS[sort === 'most_relevant' || sort === BEST_MATCH ? 'newest' : sort]
}

const NO_ROWS = new Uint16Array(0)
const NOTHING_READ: Reading = { corrected: null, dropped: [], marks: [] }

/** A part that no job anywhere meets ends the search before it begins. */
const mayMatch = ({ clauses }: ReadyPlan) =>
  clauses.every(({ ways, isNeeded }) => !isNeeded || ways.length > 0)

function viewOf(buffer: SharedArrayBuffer, offset: number): Segment {
  const segment = viewSegment(buffer, offset)
  if (!segment) throw new Error('A published segment cannot be read.')
  return segment
}

const newest = ({ publishedAt }: Segment) => publishedAt[publishedAt.length - 1] as number

/** Sizes and pages out of bounds are brought to the nearest that makes sense, as the product's search does. */
function pageBounds({ page, perPage }: JobQuery): { from: number; to: number } {
  const size = Math.min(MAX_PAGE_SIZE, Math.max(1, Math.trunc(perPage) || 1))
  const from = (Math.max(1, Math.trunc(page) || 1) - 1) * size
  return { from, to: from + size }
}
