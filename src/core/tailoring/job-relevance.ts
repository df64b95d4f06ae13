/** How relevant a CV text is to a job: the skills it claims, weighted by how much the job needs them. */
import type { Need } from '#core/requirement/requirement.ts'
import { claimedText } from '#core/skill/claimed-text.ts'
import { canonicalSkill, findSkills } from '#core/skill/skill.ts'
import type { TailorTarget } from './tailoring.ts'

export type Worth = (text: string) => number

/** A required skill counts this much more than an optional one. */
const WORTH: Readonly<Record<Need, number>> = { must: 3, nice: 1 }

export const claimedSkills = (text: string) => findSkills(claimedText(text))

export function relevanceTo({ skills }: TailorTarget): Worth {
  const worths = new Map(
    skills.toReversed().flatMap(({ anyOf, need }) => anyOf.map((skill) => [skill, WORTH[need]])),
  )
  return (text: string) => {
    const found = new Set([...claimedSkills(text), canonicalSkill(text) ?? ''])
    return [...found].reduce((sum, skill) => sum + (worths.get(skill) ?? 0), 0)
  }
}

/** Most relevant first; ties keep their order. */
export function sortByRelevance<Item>(
  items: readonly Item[],
  worth: (item: Item) => number,
): Item[] {
  return [...items].sort((a, b) => worth(b) - worth(a))
}
