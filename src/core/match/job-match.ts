/** A match as lists and the job page show it: the card's match with its lines and parts, or why there is no score. */
import { usualRarity } from '#core/skill/skill-rarity.ts'
import { type CardMatch, cardMatch } from './card-match.ts'
import type { MatchPart, MatchTier } from './match.ts'
import type { MatchDemands } from './match-demands.ts'
import type { PreparedPerson } from './match-formula.ts'
import { matchLines } from './match-lines.ts'
import { compareMatch, type MatchComparison } from './match-score.ts'
import { noScoreReason } from './match-words.ts'

export type JobMatch = Pick<CardMatch, 'reasons' | 'shown' | 'missing'> & {
  /** 0 to 100; null if there is not enough to say. */
  score: number | null
  tier: MatchTier | null
  /** Why the job fits, or why there is no score, in one line; null if nothing in particular speaks for it. */
  why: string | null
  /** What is missing or speaks against the job, in one line. */
  gap: string | null
  parts: MatchPart[]
}

export const jobMatch = (prepared: PreparedPerson, demands: MatchDemands): JobMatch =>
  toJobMatch(prepared, compareMatch(prepared, demands, usualRarity))

export function toJobMatch(
  { person }: PreparedPerson,
  { score, skills, stack, demands }: MatchComparison,
): JobMatch {
  const { parts } = score
  const card = cardMatch(score)
  if (card === null) {
    const why = noScoreReason(parts)
    return { ...NOTHING, why, reasons: [why], parts }
  }
  return { ...card, ...matchLines({ score, skills, stack, person, demands }), parts }
}

const NOTHING = { score: null, tier: null, gap: null, shown: [], missing: [] }
