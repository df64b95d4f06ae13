/** Whether a text is mainly a list of skills: "Angular, TypeScript, NestJS". */
import { type SkillMention, skillKind, skillMentions } from '#core/skill/skill.ts'
import type { SkillKind } from '#core/skill/skill-table.ts'

/** At least half of the letters. */
export function isMainlySkills(text: string, named: readonly SkillMention[]): boolean {
  if (named.length === 0) return false
  const letters = named.reduce((sum, { start, end }) => sum + end - start, 0)
  return 2 * letters >= text.replace(/[\s,/&+]+/g, '').length
}

/** "Elixir / Phoenix" behind a label is a stack; "full-stack, platform" and "sales, design" are fields of work. */
export const isStack = (text: string): boolean =>
  isMainlySkills(
    text,
    skillMentions(text).filter(({ skill }) => !FIELDS.has(skillKind(skill) ?? 'craft')),
  )

const FIELDS: ReadonlySet<SkillKind> = new Set([
  'craft',
  'domain',
  'practice',
  'business',
  'design',
])
