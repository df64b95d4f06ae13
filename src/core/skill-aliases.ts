/**
 * The other names of a skill, for searching: asked for "k8s", a job that says "Kubernetes" is meant, and the
 * other way round. From the same table that reads skills out of adverts.
 */
import { canonicalSkill } from './skill.ts'
import { SKILL_TABLE } from './skill-table.ts'

const NAMES = readNames()

/** Every other name, in lower case, of the skill that this word names; none for a word that is no skill. */
export function aliasesOf(word: string): readonly string[] {
  const skill = canonicalSkill(word)
  if (skill === null) return []
  const asked = word.toLowerCase()
  return (NAMES.get(skill) ?? []).filter((name) => name !== asked)
}

function readNames(): Map<string, string[]> {
  const lines = Object.values(SKILL_TABLE).flatMap((table) => table.split('\n'))
  return new Map(
    lines.map((line) => {
      const [name = '', aliases = ''] = line.split('=').map((part) => part.trim())
      const others = aliases.split(',').map((alias) => alias.trim())
      return [name, [name, ...others].filter(Boolean).map((one) => one.toLowerCase())]
    }),
  )
}
