/**
 * What a job is built on: the languages, frameworks and platforms of its title; if that names none, those that it
 * requires of this kind of work; if none is required, those that it mentions. A plus is never what a job is built on.
 */
import type { AskedSkill } from '#core/requirement/read-requirements.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import { stackOf } from '#core/skill/stack.ts'
import { factsOfKind, type RoleKind } from '#core/title/role-kind-table.ts'

const STRENGTHS = ['title', 'must', 'named'] as const

/** Canonical skill names. Empty if it names none, or if work of this kind is built on none. */
export function mainStack(
  asked: readonly AskedSkill[],
  kinds: readonly RoleKind[],
): ReadonlySet<string> {
  const families = new Set(kinds.map((kind) => factsOfKind(kind).family))
  for (const wanted of STRENGTHS) {
    const skills = asked
      .filter(({ strength }) => strength === wanted)
      .flatMap(({ anyOf }) => anyOf)
      .filter((skill) => {
        const stack = stackOf(skill)
        if (stack === null) return false
        const isOfUnknownWork = kinds.length === 0 && wanted === 'title'
        return isOfUnknownWork || stack.families.some((family) => families.has(family))
      })
    if (skills.length > 0) return new Set(skills)
  }
  return new Set()
}

/** Rarer than tools and practices, which are learned on the job. */
const DECISIVE = 4

/** What the title names beside stacks: "WebGPU Developer", "Salesforce Consultant". */
export const titleCore = (asked: readonly AskedSkill[]): readonly string[] =>
  asked
    .filter(
      ({ strength, anyOf }) =>
        strength === 'title' && anyOf.every((skill) => usualRarity(skill) >= DECISIVE),
    )
    .flatMap(({ anyOf }) => anyOf)
    .filter((skill) => stackOf(skill) === null)
