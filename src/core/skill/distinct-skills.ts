/** Skills that people and CVs name, each once: "JS", "javascript" and "JavaScript" are one skill. */
import { fold } from '#core/text/fold-text.ts'
import { distinct } from '#core/text/typed-list.ts'
import { canonicalSkill } from './skill.ts'

/** Equal for the names of one skill. */
export const skillKey = (skill: string): string => canonicalSkill(skill) ?? fold(skill)

/** Keeps the first name of each skill, as written. */
export function distinctSkills(skills: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const skill of distinct(skills)) {
    const key = skillKey(skill)
    if (!byKey.has(key)) byKey.set(key, skill)
  }
  return [...byKey.values()]
}
