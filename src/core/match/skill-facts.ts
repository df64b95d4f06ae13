/**
 * What a listing asks for in skills and which of it the person shows: the one source of the chips, sentences, counts
 * and findings about skills. An alternative ("Java or Kotlin") is one fact.
 */
import { LANGUAGE_NAMES } from '#core/requirement/spoken-language.ts'
import type { MatchScore, Verdict } from './match.ts'
import type { RoleDemands } from './match-demands.ts'
import { groupsOf, type PreparedPerson } from './match-formula.ts'

export type SkillFact = {
  /** Canonical names; any one of them is enough. */
  anyOf: string[]
  /** Required, and not only mentioned or a plus. */
  isRequired: boolean
  /** One of those that the job is built on. */
  isMain: boolean
  verdict: Verdict
  /** Those of `anyOf` that the person shows. */
  shown: string[]
}

/** Required ones first, of these and of the others those that the job is built on; otherwise as the demands. */
export function skillFacts(prepared: PreparedPerson, { skills }: RoleDemands): SkillFact[] {
  const facts = groupsOf(skills).map((group): SkillFact => {
    const anyOf = group.map(({ skill }) => skill)
    const shown = anyOf.filter((skill) => prepared.shown.has(skill))
    return {
      anyOf,
      isMain: group.some(({ isMain }) => isMain),
      isRequired: group.some(({ ask }) => ask === 'title' || ask === 'must'),
      verdict: shown.length > 0 ? 'met' : verdictOf(prepared, anyOf),
      shown,
    }
  })
  return facts.sort((a, b) => rankOf(b) - rankOf(a))
}

const rankOf = ({ isRequired, isMain }: SkillFact) => 2 * Number(isRequired) + Number(isMain)

function verdictOf({ person, skills }: PreparedPerson, anyOf: string[]): Verdict {
  const isLanguage = anyOf.every((skill) => LANGUAGE_NAMES.has(skill))
  if (isLanguage) return person.languages.length === 0 ? 'unknown' : 'gap'
  return anyOf.some((skill) => (skills.get(skill) ?? 0) > 0) ? 'partly' : 'gap'
}

/** How the facts divide, required and others; unknown ones are left out. */
export type SkillCounts = Record<'required' | 'other', { met: number; all: number }> & {
  /** Whether something related to a missing one is shown. */
  hasRelated: boolean
}

export function countSkills(facts: readonly SkillFact[]): SkillCounts {
  const of = (isRequired: boolean) => {
    const some = facts.filter((one) => one.isRequired === isRequired && one.verdict !== 'unknown')
    return { met: some.filter(({ verdict }) => verdict === 'met').length, all: some.length }
  }
  return {
    required: of(true),
    other: of(false),
    hasRelated: facts.some(({ verdict }) => verdict === 'partly'),
  }
}

/** One entry for each fact: the skills shown of it, or the alternatives of which none is. */
export function skillChips(
  facts: readonly SkillFact[],
): Pick<MatchScore, 'matchingSkills' | 'missingSkills'> {
  const missing = facts.filter(({ verdict }) => verdict === 'gap' || verdict === 'partly')
  return {
    matchingSkills: facts.flatMap(({ shown }) => (shown.length > 0 ? [shown.join(', ')] : [])),
    missingSkills: missing.map(({ anyOf, isRequired }) => ({
      skill: anyOf.join(' or '),
      need: isRequired ? 'must' : 'nice',
    })),
  }
}
