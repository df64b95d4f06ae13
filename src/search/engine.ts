/**
 * The search engine: open jobs in, pages of ids with exact totals and counts out.
 * It holds everything in memory and knows no clock, no file and no database; the host feeds it and rebuilds it.
 * Answers are always those of the jobs at that moment: what is kept between questions goes with the next change.
 */
import type { JobId } from '#core/job.ts'
import {
  type Facets,
  type JobQuery,
  MAX_PAGE_SIZE,
  type SearchPage,
  type Statistics,
  type Suggestion,
} from '#core/query.ts'
import { type Aliases, type Asked, readAsked } from './asked-text.ts'
import type { JobDocument } from './document.ts'
import { countFacets } from './facets.ts'
import { createRowTest, type RowTest } from './filters.ts'
import { addJob, createJobIndex, type JobIndex, removeJob, tidy } from './job-index.ts'
import { matchText } from './match-text.ts'
import { orderKeys, pageOf } from './order.ts'
import { related } from './related.ts'
import { createScratch, fitScratch, type Scratch } from './scratch.ts'
import { statistics } from './statistics.ts'
import { coverNewNames, createSuggestionKeys, suggest } from './suggest.ts'

export type Engine = {
  /** How many jobs are open. */
  readonly size: number
  /** Adds jobs and replaces those with the same id. Many at once are cheaper than one by one. */
  put(documents: Iterable<JobDocument>): void
  /** Unknown ids are ignored. */
  remove(ids: Iterable<JobId>): void
  /** Ignored for an unknown id. */
  setCounts(id: JobId, counts: { views: number; applications: number }): void
  /** Facets may be shared between answers: read them, never write them. */
  search(query: JobQuery, now: Date): SearchPage
  suggest(text: string, limit: number): Suggestion[]
  related(id: JobId, limit: number): JobId[]
  statistics(): Statistics
}

export function createEngine({ aliases = () => [] }: { aliases?: Aliases } = {}): Engine {
  const index = createJobIndex()
  const scratch = createScratch()
  let suggestions = createSuggestionKeys()
  let openFacets: Facets | null = null

  function settle() {
    if (tidy(index)) suggestions = createSuggestionKeys()
    coverNewNames(suggestions, index)
    fitScratch(scratch, index.columns.rows)
    openFacets = null
  }

  /** Counted once between changes: most visitors begin with the whole list. */
  function facetsOfAll(open: Int32Array): Facets {
    openFacets ??= countFacets(index, open)
    return openFacets
  }

  return {
    get size() {
      return index.rowsById.size
    },
    put(documents) {
      for (const document of documents) addJob(index, document)
      settle()
    },
    remove(ids) {
      for (const id of ids) removeJob(index, id)
      settle()
    },
    setCounts(id, { views, applications }) {
      const row = index.rowsById.get(id)
      if (row === undefined) return
      index.columns.views[row] = views
      index.columns.applications[row] = applications
    },
    search(query, now) {
      const asked = readText(query.text)
      const test = createRowTest(index, query, now)
      const matches = asked
        ? keepPassing(scratch.matches, matchText(index, asked, aliases, scratch), test)
        : openRows(index, scratch, test)
      const facets = asked || test ? countFacets(index, matches) : facetsOfAll(matches)
      const key = orderKeys(index, scratch, matches, { sort: query.sort, asked, now })
      const { from, to } = pageBounds(query)
      return {
        ids: pageOf(index.columns, key, matches, { from, to }),
        total: matches.length,
        hasMore: to < matches.length,
        facets,
        reading: { corrected: null, dropped: [], marks: asked?.words ?? [] },
      }
    },
    suggest: (text, limit) => suggest(suggestions, index, text, limit),
    related: (id, limit) => related(index, id, limit),
    statistics: () => statistics(index, openRows(index, scratch, null)),
  }
}

/** Null when there is no word to look for. */
function readText(text: string | null): Asked | null {
  const asked = text === null ? null : readAsked(text)
  return asked && asked.words.length > 0 ? asked : null
}

function openRows({ columns }: JobIndex, { matches }: Scratch, test: RowTest | null): Int32Array {
  const { alive, rows } = columns
  let count = 0
  for (let row = 0; row < rows; row++) {
    if (alive[row] === 1 && (test === null || test(row))) matches[count++] = row
  }
  return matches.subarray(0, count)
}

function keepPassing(rows: Int32Array, before: number, test: RowTest | null): Int32Array {
  if (test === null) return rows.subarray(0, before)
  let count = 0
  for (let at = 0; at < before; at++) {
    const row = rows[at] as number
    if (test(row)) rows[count++] = row
  }
  return rows.subarray(0, count)
}

/** Sizes and pages out of bounds are brought to the nearest that makes sense, as the product's search does. */
function pageBounds({ page, perPage }: JobQuery): { from: number; to: number } {
  const size = Math.min(MAX_PAGE_SIZE, Math.max(1, Math.trunc(perPage) || 1))
  const from = (Math.max(1, Math.trunc(page) || 1) - 1) * size
  return { from, to: from + size }
}
