/**
 * What a person's match adds to a search: scores of rows, a filter and an order by them. Equal scores are ordered by
 * age, the newest first; jobs of which too little is known come last.
 */
import type { MatchPerson } from '#core/match/match-person.ts'
import { type AskedQuery, BEST_MATCH } from '#core/search/query.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import type { DemandTables } from './demand-columns.ts'
import { createMatchScorer, type MatchScorer, type RowRange, UNKNOWN } from './match-scorer.ts'
import type { Place } from './place-of.ts'
import type { Best, Column } from './rank.ts'
import type { Rows } from './scratch.ts'
import { MAX_ROWS, type Segment } from './segment.ts'

export type ReadyMatch = {
  isFilter: boolean
  /** The lowest score that passes, where it is a filter. */
  least: number
  isOrder: boolean
  /** By row, of those that were scored last. */
  scores: Uint8Array
  /** The order of those rows. */
  column: Column
  /** Scores these rows for the filter. */
  score(segment: Segment, rows: Rows): void
  /** Makes the column of some of these rows; of those that surely have less than `least` of it, anything lower. */
  order(segment: Segment, rows: RowRange, least: number): void
}

export type Matches = {
  /** Null for a query that asks nothing about a person. */
  ready(query: AskedQuery): ReadyMatch | null
  scores(person: MatchPerson, places: readonly (Place | null)[]): (number | null)[]
}

/** Scorers of the people who asked last are kept: another page or filter is then answered sooner. */
const MAX_KEPT = 16
/** Milliseconds; above any time of publication until the year 2096. */
const SCORE_STEP = 4e12

/** Rows scored with one lowest score: small enough that it soon rises. */
const CHUNK = 4_096

/** Takes the best of these rows, the newest first: those after them seldom have to be scored to the end. */
export function offerMatches(
  best: Best,
  match: ReadyMatch,
  segment: Segment,
  number: number,
  { rows, count, scores, isAscending }: Rows,
) {
  for (let to = count; to > 0; to -= CHUNK) {
    const from = Math.max(0, to - CHUNK)
    match.order(segment, { rows, from, to }, best.least())
    const chunk = { rows: rows.subarray(from, to), count: to - from, scores, isAscending }
    best.offer(segment, number, chunk, match.column)
  }
}

export function createMatches(tables: () => DemandTables): Matches {
  const kept = new Map<string, MatchScorer>()
  const scores = new Uint8Array(MAX_ROWS)
  const keys = new Float64Array(MAX_ROWS)

  function scorerOf(person: MatchPerson): MatchScorer {
    const name = JSON.stringify(person)
    const scorer = kept.get(name) ?? createMatchScorer(person, usualRarity)
    kept.delete(name)
    kept.set(name, scorer)
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_KEPT) break
      kept.delete(oldest)
    }
    scorer.follow(tables())
    return scorer
  }

  return {
    ready({ person, sort, matchMin }) {
      const isOrder = sort === BEST_MATCH
      const isFilter = matchMin !== null
      if (!person || !(isOrder || isFilter)) return null
      const scorer = scorerOf(person)
      return {
        isFilter,
        least: matchMin ?? 0,
        isOrder,
        scores,
        column: { values: keys, isAscending: false },
        score: (segment, { rows, count }) =>
          scorer.score(segment, { rows, from: 0, to: count }, matchMin ?? 0, scores),
        order(segment, range, least) {
          if (!isOrder) return
          if (!isFilter) scorer.score(segment, range, Math.floor(least / SCORE_STEP), scores)
          const { publishedAt } = segment
          for (let at = range.from; at < range.to; at++) {
            const row = range.rows[at] as number
            const known = scores[row] as number
            const step = known === UNKNOWN ? -1 : known
            keys[row] = step * SCORE_STEP + (publishedAt[row] as number)
          }
        },
      }
    },
    scores(person, places) {
      const scorer = scorerOf(person)
      const one = new Uint16Array(1)
      return places.map((place) => {
        if (!place) return null
        one[0] = place.row
        scorer.score(place.segment, { rows: one, from: 0, to: 1 }, 0, scores)
        const score = scores[place.row] as number
        return score === UNKNOWN ? null : score
      })
    },
  }
}
