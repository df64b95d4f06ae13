/**
 * The groups in which a list of matches, best first, is read. The list is in their order: good matches that nothing about
 * the location speaks against, then those where something is unclear, then those that take a move or a visa, and
 * all others by their score alone.
 */
import { BADGE_FROM } from './match.ts'
import { PLACE_STEPS, type PlaceStep } from './match-place.ts'

export const MATCH_GROUPS = ['near', 'unsure', 'away', 'others'] as const
export type MatchGroup = (typeof MATCH_GROUPS)[number]

const OF_STEP: Readonly<Record<PlaceStep, MatchGroup>> = {
  [PLACE_STEPS.open]: 'near',
  [PLACE_STEPS.unsure]: 'unsure',
  [PLACE_STEPS.away]: 'away',
}

/** `score` is null if there is not enough to say. */
export const matchGroup = (score: number | null, step: PlaceStep): MatchGroup =>
  score === null || score < BADGE_FROM ? 'others' : OF_STEP[step]
