/** A match as a job card shows it: the score, its label and the main reasons. */
import { BADGE_FROM, type MatchPartName, type MatchScore, type MatchTier } from './match.ts'

export type CardMatch = {
  /** 0 to 100. */
  score: number
  tier: MatchTier
  /** Up to three sentences, most important first. */
  reasons: string[]
  /**
   * The first few skills that the listing asks for, split into those the person has shown and those they have not.
   */
  shown: string[]
  missing: string[]
}

export const TIER_WORDS: Readonly<Record<MatchTier, string>> = {
  perfect: 'Perfect match',
  good: 'Good match',
  fair: 'Fair match',
  poor: 'Poor match',
}

const REASONS = 3
const SHOWN = 6
const MISSING = 3

/** Null if there is too little data for a score. */
export function cardMatch({ score, tier, parts, ...skills }: MatchScore): CardMatch | null {
  if (score === null || tier === null) return null
  const known = parts.filter(({ value, weight }) => value !== null && weight > 0)
  const reasons = known
    // Skills come first; other parts are ordered by how strongly they count for or against the job.
    .toSorted((a, b) => influence(b) - influence(a))
    .map(({ says }) => says)
  const skillsPart = parts.find(({ part }) => part === 'skills')
  // If skills were not scored, say so first.
  if (skillsPart?.value === null) reasons.unshift(skillsPart.says)
  return {
    score,
    tier,
    reasons: reasons.slice(0, REASONS),
    shown: skills.matchingSkills.slice(0, SHOWN),
    missing: skills.missingSkills.slice(0, MISSING).map(({ skill }) => skill),
  }
}

type ScoredPart = { part: MatchPartName; weight: number; value: number | null }

const influence = ({ part, weight, value }: ScoredPart) =>
  part === 'skills' ? 2 : weight * Math.abs((value ?? 0.5) - 0.5) * 2

/** Other lists only show matches that are good enough for a badge. */
export const isBadged = <Match extends { score: number | null; tier: MatchTier | null }>(
  match: Match | null | undefined,
): match is Match & Pick<CardMatch, 'score' | 'tier'> => (match?.score ?? 0) >= BADGE_FROM
