/**
 * What a person's match adds to a search: scores of rows, a filter and an order. Good matches come in the order of their
 * place steps: open from where the person lives, then unsure, then those that take a move. Equal scores are ordered by
 * how much they rest on, then by age, newest first; an advert with several openings rests on half as much. Jobs of which
 * too little is known come last.
 */
import { BADGE_FROM } from '#core/match/match.ts'
import type { MatchPerson } from '#core/match/match-person.ts'
import { PLACE_STEPS, type PlaceStep } from '#core/match/match-place.ts'
import { type AskedQuery, BEST_MATCH } from '#core/search/query.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import type { DemandTables } from '#search/segments/demand-columns.ts'
import type { Place } from '#search/segments/find-row.ts'
import { createOpenings } from '#search/segments/openings.ts'
import type { Rows } from '#search/segments/scratch.ts'
import { MAX_ROWS, type Segment } from '#search/segments/segment.ts'
import { createMatchScorer, type MatchScorer, type RowRange, UNKNOWN } from './match-scorer.ts'
import type { Best, Column } from './rank.ts'
import { createWhatIfRows, type WhatIfRows } from './what-if-rows.ts'

export type PreparedMatch = {
  isFilter: boolean
  /** The lowest score that passes, if it is a filter. */
  least: number
  isOrder: boolean
  /** By row, for the rows that were scored last. */
  scores: Uint8Array
  /** The column that orders those rows. */
  column: Column
  /** Scores these rows for the filter. */
  score(segment: Segment, rows: Rows): void
  /** Those of these rows that may have a key of at least `least`; valid until the next call. */
  hopeful(segment: Segment, rows: RowRange, least: number): Uint16Array
  /** Fills the column for some of these rows. A row that certainly has less than `least` may get any lower value. */
  order(segment: Segment, rows: RowRange, least: number): void
}

export type Matches = {
  /** Null for a query that does not use a person's match. */
  ready(query: AskedQuery): PreparedMatch | null
  scores(person: MatchPerson, places: readonly (Place | null)[]): (number | null)[]
  whatIfRows(person: MatchPerson): WhatIfRows
}

/** Scorers of the most recent people are kept, so that another page or filter is answered faster. */
const MAX_KEPT = 16
/** Milliseconds; larger than any publication time until the year 2096. */
const AGE_STEPS = 4e12
/** Steps of how much a score rests on, between two scores: few, because keys are doubles. */
const KNOWN_STEPS = 10
const SCORE_STEP = AGE_STEPS * KNOWN_STEPS
/** What puts all good matches of one place step before those of the next one. */
const AHEAD = 100 - BADGE_FROM + 1

/** Rows scored between updates of the lowest score: few, so that it soon rises. */
const CHUNK = 4_096

/** Takes the best of these rows, newest first: later rows seldom have to be scored completely. */
export function offerPersonMatches(
  best: Best,
  match: PreparedMatch,
  segment: Segment,
  number: number,
  { rows, count, scores, isAscending, isScored }: Rows,
) {
  for (let to = count; to > 0; to -= CHUNK) {
    const from = Math.max(0, to - CHUNK)
    const hopeful = match.hopeful(segment, { rows, from, to }, best.least())
    match.order(segment, { rows: hopeful, from: 0, to: hopeful.length }, best.least())
    const chunk = {
      rows: hopeful,
      count: hopeful.length,
      scores,
      isAscending,
      isEvery: false,
      isScored,
    }
    best.offer(segment, number, chunk, match.column)
  }
}

export function createPersonMatches(tables: () => DemandTables): Matches {
  const kept = new Map<string, MatchScorer>()
  const openings = createOpenings()
  const scores = new Uint8Array(MAX_ROWS)
  const known = new Uint8Array(MAX_ROWS)
  const placeSteps = new Uint8Array(MAX_ROWS)
  const into = { score: scores, known, step: placeSteps }
  const keys = new Float64Array(MAX_ROWS)
  const room = new Uint16Array(CHUNK)

  function scorerOf(person: MatchPerson): MatchScorer {
    const name = JSON.stringify(person)
    const scorer = kept.get(name) ?? createMatchScorer(person, usualRarity, openings)
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
          scorer.score(segment, { rows, from: 0, to: count }, matchMin ?? 0, into),
        hopeful: (segment, range, least) =>
          room.subarray(0, scorer.takeHopeful(segment, range, leastScore(least), room)),
        order(segment, range, least) {
          if (!isOrder) return
          if (!isFilter) scorer.score(segment, range, leastScore(least), into)
          const { publishedAt } = segment
          for (let at = range.from; at < range.to; at++) {
            const row = range.rows[at] as number
            const score = scores[row] as number
            const step = stepOf(score, placeSteps[row] as PlaceStep)
            const rests = Math.floor(((known[row] as number) * (KNOWN_STEPS - 1)) / 100)
            keys[row] = step * SCORE_STEP + rests * AGE_STEPS + (publishedAt[row] as number)
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
        scorer.score(place.segment, { rows: one, from: 0, to: 1 }, 0, into)
        const score = scores[place.row] as number
        return score === UNKNOWN ? null : score
      })
    },
    whatIfRows: (person) =>
      createWhatIfRows({ person, scorer: scorerOf(person), tables: tables() }),
  }
}

/** The place of a score in the order. */
const stepOf = (score: number, place: PlaceStep) => {
  if (score === UNKNOWN) return -1
  return score >= BADGE_FROM ? score + AHEAD * (PLACE_STEPS.away - place) : score
}

/** The lowest score that can reach this key. */
function leastScore(key: number): number {
  const step = Math.floor(key / SCORE_STEP)
  return step < BADGE_FROM ? step : Math.max(BADGE_FROM, step - AHEAD * PLACE_STEPS.away)
}
