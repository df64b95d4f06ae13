/**
 * A match: a CV against a job, reasons first, then a score. The same inputs and the same rules give the same
 * answer; what cannot be told is said to be so and leaves the sum.
 */
import type { Need, Requirement } from '#core/requirement/requirement.ts'

/** Counts up whenever the same CV and job may be judged differently. */
export const MATCH_RULES = 3

/** From this score on a card shows a badge, and says more. */
export const BADGE_FROM = 70

export type MatchTier = 'perfect' | 'good' | 'fair' | 'poor'

/** "Perfect match" is a promise about skills: a job whose skills are unknown stays below it. */
export const PERFECT_FROM = 90

/** 90 and above perfect, 70 to 89 good, 50 to 69 fair; below poor. */
export const tierOf = (score: number): MatchTier =>
  score >= PERFECT_FROM ? 'perfect' : score >= BADGE_FROM ? 'good' : score >= 50 ? 'fair' : 'poor'

export const MATCH_PARTS = [
  'skills',
  'title',
  'level',
  'years',
  'place',
  'pay',
  'preferences',
] as const
export type MatchPartName = (typeof MATCH_PARTS)[number]

export type MatchPart = {
  part: MatchPartName
  /** Share of the sum, 0 to 1; 0 where `value` is null. The shares of a match sum to 1. */
  weight: number
  /** 0 to 1; null where it cannot be told. */
  value: number | null
  /** One sentence. */
  says: string
}

/** `met`: a line of the CV shows it. `partly`: something near it does. `gap`: nothing does. */
export type Verdict = 'met' | 'partly' | 'gap' | 'unknown'

/** A part of the CV (`id` of `core/cv.ts`) that shows something, as written there. */
export type Proof = { id: string; text: string }

export type RequirementFinding = {
  requirement: Requirement
  verdict: Verdict
  proofs: Proof[]
  /** One sentence: why. */
  says: string
}

export type MatchScore = {
  rules: number
  /** 0 to 100, whole; null where too little is known to tell. */
  score: number | null
  tier: MatchTier | null
  parts: MatchPart[]
  /** Canonical names; those that the listing needs first. */
  matchingSkills: string[]
  missingSkills: { skill: string; need: Need }[]
}

/** The whole of it, as the analysis page and the API tell it. */
export type MatchReport = MatchScore & {
  findings: RequirementFinding[]
  /** Sentences on how the CV meets the job. */
  assessment: string[]
  /** What to change in the CV, each with the lines that allow it. */
  changes: { says: string; proofs: Proof[] }[]
  /** Skills asked for that nothing in the CV shows: not to be claimed. */
  notToClaim: string[]
}
