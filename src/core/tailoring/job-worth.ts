/** How much a text of a CV says to a job: the skills that it claims, by how much the job needs them. */
import type { Need } from '#core/requirement/requirement.ts'
import { canonicalSkill, findSkills } from '#core/skill/skill.ts'
import { withoutUnclaimed } from '#core/skill/unclaimed-text.ts'
import type { TailorTarget } from './tailoring.ts'

export type Worth = (text: string) => number

/** A need counts so much more than a wish when lines are put in order. */
const WORTH: Readonly<Record<Need, number>> = { must: 3, nice: 1 }

export const claimedSkills = (text: string) => findSkills(withoutUnclaimed(text))

export function worthOf({ skills }: TailorTarget): Worth {
  const worths = new Map(
    skills.toReversed().flatMap(({ anyOf, need }) => anyOf.map((skill) => [skill, WORTH[need]])),
  )
  return (text: string) => {
    const found = new Set([...claimedSkills(text), canonicalSkill(text) ?? ''])
    return [...found].reduce((sum, skill) => sum + (worths.get(skill) ?? 0), 0)
  }
}

/** What is worth more comes first; equals stay in their order. */
export function byWorth<Item>(items: readonly Item[], worth: (item: Item) => number): Item[] {
  return [...items].sort((a, b) => worth(b) - worth(a))
}
