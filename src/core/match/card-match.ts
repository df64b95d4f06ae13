/** A match as a card tells it: the score with its word, and the first reasons. */
import { BADGE_FROM, type MatchPartName, type MatchScore, type MatchTier } from './match.ts'

export type CardMatch = {
  /** 0 to 100. */
  score: number
  tier: MatchTier
  /** Up to three sentences, those that count most first. */
  reasons: string[]
  /** The first few skills that the listing asks for: those they show, and those that nothing shows. */
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

/** Null where too little is known to tell. */
export function cardMatch({ score, tier, parts, ...skills }: MatchScore): CardMatch | null {
  if (score === null || tier === null) return null
  const told = parts.filter(({ value, weight }) => value !== null && weight > 0)
  const reasons = told
    // What speaks loudest, for the job or against it, comes first; skills always do.
    .toSorted((a, b) => loudness(b) - loudness(a))
    .map(({ says }) => says)
  const skillsPart = parts.find(({ part }) => part === 'skills')
  // A score without skills says so first.
  if (skillsPart?.value === null) reasons.unshift(skillsPart.says)
  return {
    score,
    tier,
    reasons: reasons.slice(0, REASONS),
    shown: skills.matchingSkills.slice(0, SHOWN),
    missing: skills.missingSkills.slice(0, MISSING).map(({ skill }) => skill),
  }
}

type Told = { part: MatchPartName; weight: number; value: number | null }

const loudness = ({ part, weight, value }: Told) =>
  part === 'skills' ? 2 : weight * Math.abs((value ?? 0.5) - 0.5) * 2

/** Cards of other lists only tell what is worth a look. */
export const isBadged = (match: CardMatch | null | undefined): match is CardMatch =>
  (match?.score ?? 0) >= BADGE_FROM
