/**
 * A match of a CV and a job: reasons first, then a score. The same inputs and rules give the same result. Parts that
 * are unknown are reported as such and left out of the score.
 */
import type { Need, Requirement } from '#core/requirement/requirement.ts'

/** Increase this whenever the same CV and job may score differently. */
export const MATCH_RULES = 18

/** Cards show a badge and reasons from this score on. */
export const BADGE_FROM = 70

export type MatchTier = 'perfect' | 'good' | 'fair' | 'poor'

/** A job whose skills are unknown always scores below this, so it is never called a perfect match. */
export const PERFECT_FROM = 90

export const FAIR_FROM = 50

/** 90 and above is perfect, 70 to 89 good, 50 to 69 fair, below that poor. */
export const tierOf = (score: number): MatchTier =>
  score >= PERFECT_FROM
    ? 'perfect'
    : score >= BADGE_FROM
      ? 'good'
      : score >= FAIR_FROM
        ? 'fair'
        : 'poor'

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
  /** Share of the score, 0 to 1. Fixed, and the shares add up to 1; 0 for a part that can only cut the score. */
  weight: number
  /** What this part leaves of the score, 0 to 1; less than 1 if it speaks against the job. */
  left: number
  /** What it leaves of the points above FAIR_FROM, 0 to 1; less than 1 for skills if the main stack is another. */
  kept: number
  /** 0 to 1; null if unknown. */
  value: number | null
  /** One sentence. */
  says: string
}

/** `met`: a line of the CV shows it. `partly`: something related does. `gap`: nothing does. */
export type Verdict = 'met' | 'partly' | 'gap' | 'unknown'

/** A part of the CV (an `id` of `core/cv.ts`) that supports a finding, as written there. */
export type Proof = { id: string; text: string }

export type RequirementFinding = {
  requirement: Requirement
  verdict: Verdict
  proofs: Proof[]
  /** One sentence that explains the verdict. */
  says: string
}

export type MatchScore = {
  rules: number
  /** 0 to 100, an integer; null if there is too little data. */
  score: number | null
  tier: MatchTier | null
  parts: MatchPart[]
  /** Canonical names, required ones first. */
  matchingSkills: string[]
  missingSkills: { skill: string; need: Need }[]
}

/** The full report, as the analysis page and the API return it. */
export type MatchReport = MatchScore & {
  /** Of an advert with several openings, the title of the one that was compared: the one that fits best. */
  opening: string | null
  findings: RequirementFinding[]
  /** Sentences on how the CV fits the job. */
  assessment: string[]
  /** Suggested changes to the CV, each with the lines that support it. */
  changes: { says: string; proofs: Proof[] }[]
  /** Requested skills that nothing in the CV shows and that must not be claimed. */
  notToClaim: string[]
}
