/** The score of a person for a job, with its parts in sentences: what `match-formula.ts` sums up, told. */

import { LANGUAGE_NAMES } from '#core/requirement/spoken-language.ts'
import { MATCH_RULES, type MatchPart, type MatchScore, tierOf } from './match.ts'
import type { MatchDemands } from './match-demands.ts'
import {
  groupsOf,
  type PartSum,
  type PreparedPerson,
  prepare,
  type Rarity,
  sumMatch,
} from './match-formula.ts'
import type { MatchPerson } from './match-person.ts'
import { saysOf } from './match-words.ts'

export function scoreMatch(person: MatchPerson, demands: MatchDemands, rarity: Rarity): MatchScore {
  const prepared = prepare(person)
  const { score, parts } = sumMatch(prepared, demands, rarity)
  return {
    rules: MATCH_RULES,
    score,
    tier: score === null ? null : tierOf(score),
    parts: toShares(parts, person, demands),
    ...skillsTold(prepared, demands),
  }
}

/** Shares of the sum; what is not told has none. */
function toShares(parts: PartSum[], person: MatchPerson, demands: MatchDemands): MatchPart[] {
  const all = parts.reduce((sum, { weight, value }) => sum + (value === null ? 0 : weight), 0)
  return parts.map(({ part, weight, value }) => ({
    part,
    weight: value === null ? 0 : weight / all,
    value: value === null ? null : value / 1000,
    says: saysOf({ part, value }, person, demands),
  }))
}

function skillsTold({ person, shown }: PreparedPerson, demands: MatchDemands) {
  const matching: { skill: string; isNice: boolean }[] = []
  const missing: MatchScore['missingSkills'] = []
  for (const group of groupsOf(demands.skills)) {
    const isNice = group.every(({ ask }) => ask === 'nice')
    const here = group.filter(({ skill }) => shown.has(skill))
    for (const { skill } of here) matching.push({ skill, isNice })
    if (here.length > 0) continue
    const isUntold =
      person.languages.length === 0 && group.every(({ skill }) => LANGUAGE_NAMES.has(skill))
    if (isUntold) continue
    for (const { skill } of group) missing.push({ skill, need: isNice ? 'nice' : 'must' })
  }
  const neededFirst = (a: { isNice: boolean }, b: { isNice: boolean }) =>
    Number(a.isNice) - Number(b.isNice)
  return {
    matchingSkills: matching.sort(neededFirst).map(({ skill }) => skill),
    missingSkills: missing.sort((a, b) => Number(a.need === 'nice') - Number(b.need === 'nice')),
  }
}
