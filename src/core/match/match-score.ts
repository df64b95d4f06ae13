/** The match score of a person for a job, with a sentence for each part. */

import { MATCH_RULES, type MatchPart, type MatchScore, tierOf } from './match.ts'
import type { MatchDemands } from './match-demands.ts'
import {
  type PartSum,
  type PreparedPerson,
  prepare,
  type Rarity,
  sumMatch,
} from './match-formula.ts'
import type { MatchPerson } from './match-person.ts'
import { type Compared, sentenceForPart } from './match-words.ts'
import { countSkills, type SkillFact, skillChips, skillFacts } from './skill-facts.ts'
import { type StackGap, stackGap } from './stack-fit.ts'

export function scoreMatch(person: MatchPerson, demands: MatchDemands, rarity: Rarity): MatchScore {
  return compareMatch(prepare(person), demands, rarity).score
}

export type MatchComparison = {
  score: MatchScore
  /** The demands of the opening that fits best, and which it is. */
  demands: MatchDemands
  opening: number
  skills: SkillFact[]
  stack: StackGap | null
}

/** The score with the facts that it rests on. */
export function compareMatch(
  prepared: PreparedPerson,
  all: MatchDemands,
  rarity: Rarity,
): MatchComparison {
  const { score, parts, kept, opening } = sumMatch(prepared, all, rarity)
  const demands = { ...all, ...all.others[opening - 1] }
  const skills = skillFacts(prepared, demands)
  const stack = stackGap(prepared, demands.skills)
  const compared = { person: prepared.person, demands, skills: countSkills(skills), stack }
  return {
    score: {
      rules: MATCH_RULES,
      score,
      tier: score === null ? null : tierOf(score),
      parts: toShares(parts, kept, compared),
      ...skillChips(skills),
    },
    demands,
    opening,
    skills,
    stack,
  }
}

/** Each part's share of the base, whether it is known or not. */
function toShares(parts: PartSum[], kept: number, compared: Compared): MatchPart[] {
  return parts.map(({ part, weight, value, left }) => ({
    part,
    weight: weight / 100,
    value: value === null ? null : value / 1000,
    left: left / 1000,
    kept: part === 'skills' ? kept / 1000 : 1,
    says: sentenceForPart({ part, value }, compared),
  }))
}
