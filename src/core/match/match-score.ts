/** The match score of a person for a job, with a sentence for each part. */

import { LANGUAGE_NAMES } from '#core/requirement/spoken-language.ts'
import { MATCH_RULES, type MatchPart, type MatchScore, tierOf } from './match.ts'
import type { MatchDemands, RoleDemands } from './match-demands.ts'
import {
  groupsOf,
  type PartSum,
  type PreparedPerson,
  prepare,
  type Rarity,
  sumMatch,
} from './match-formula.ts'
import type { MatchPerson } from './match-person.ts'
import { type Compared, sentenceForPart } from './match-words.ts'

export function scoreMatch(person: MatchPerson, demands: MatchDemands, rarity: Rarity): MatchScore {
  const prepared = prepare(person)
  const { score, parts, opening } = sumMatch(prepared, demands, rarity)
  const role = demands.others[opening - 1] ?? demands
  const skills = comparedSkills(prepared, role)
  const counts = {
    matching: skills.matchingSkills.length,
    missing: skills.missingSkills.length,
    hasRelated: skills.missingSkills.some(({ skill }) => prepared.skills.has(skill)),
  }
  return {
    rules: MATCH_RULES,
    score,
    tier: score === null ? null : tierOf(score),
    parts: toShares(parts, { person, demands: { ...demands, ...role }, skills: counts }),
    ...skills,
  }
}

/** Each part's share of the base, whether it is known or not. */
function toShares(parts: PartSum[], compared: Compared): MatchPart[] {
  return parts.map(({ part, weight, value, left }) => ({
    part,
    weight: weight / 100,
    value: value === null ? null : value / 1000,
    left: left / 1000,
    says: sentenceForPart({ part, value }, compared),
  }))
}

function comparedSkills({ person, shown }: PreparedPerson, demands: RoleDemands) {
  const matching: { skill: string; isNice: boolean }[] = []
  const missing: MatchScore['missingSkills'] = []
  for (const group of groupsOf(demands.skills)) {
    const isNice = group.every(({ ask }) => ask === 'nice')
    const here = group.filter(({ skill }) => shown.has(skill))
    for (const { skill } of here) matching.push({ skill, isNice })
    if (here.length > 0) continue
    const isUnknown =
      person.languages.length === 0 && group.every(({ skill }) => LANGUAGE_NAMES.has(skill))
    if (isUnknown) continue
    for (const { skill } of group) missing.push({ skill, need: isNice ? 'nice' : 'must' })
  }
  const neededFirst = (a: { isNice: boolean }, b: { isNice: boolean }) =>
    Number(a.isNice) - Number(b.isNice)
  return {
    matchingSkills: matching.sort(neededFirst).map(({ skill }) => skill),
    missingSkills: missing.sort((a, b) => Number(a.need === 'nice') - Number(b.need === 'nice')),
  }
}
