/**
 * Titles of generated listings: a level, a role and what it is for. A million listings have some 200,000 different
 * ones. The family of a role gives its category, its work type and the skills it asks for.
 */
import type { Category, ExperienceLevel, WorkType } from '#core/job/job.ts'
import table from './roles.json' with { type: 'json' }
import words from './titles.json' with { type: 'json' }
import { pickerOf } from './zipf.ts'

/** Skills are in the order of their frequency. */
export type Family = { category: Category | null; workType: WorkType; skills: string[] }
type GeneratedTitle = { title: string; family: Family; level: ExperienceLevel | null }

const listOf = (lines: string[]) => lines.join(', ').split(', ')

export const FAMILIES: Record<string, Family> = Object.fromEntries(
  Object.entries(table.families).map(([name, { category, workType, skills }]) => [
    name,
    { category: category as Category, workType: workType as WorkType, skills: listOf(skills) },
  ]),
)
/** Roles, levels and areas are in the order of their frequency. */
const ROLES = table.roles.flatMap(([family = '', roles = '']) =>
  listOf([roles]).map((role) => ({ role, family: FAMILIES[family] as Family })),
)
/** Text before a role, how often it is used (out of 100), and the level it means. */
const LEVELS = words.levels as [text: string, share: number, level: ExperienceLevel | null][]
const AREAS = listOf(words.areas)
/** What follows a role, and how often (out of 100). */
const ENDINGS = words.endings as [share: number, ending: string][]

export function createTitles(): (city: string, random: () => number) => GeneratedTitle {
  const pickRole = pickerOf(ROLES, { exponent: 0.85, shift: 2 })
  const pickArea = pickerOf(AREAS, { exponent: 0.8, shift: 3 })
  const levels = LEVELS.flatMap((level) => Array.from({ length: level[1] }, () => level))
  const endings = ENDINGS.flatMap(([share, ending]) => Array.from({ length: share }, () => ending))
  const pick = <T>(from: readonly T[], chance: number) =>
    from[Math.floor(chance * from.length)] as T

  return (city, random) => {
    const { role, family } = pickRole(random)
    const [prefix, , level] = pick(levels, random())
    const area = pickArea(random)
    const skill = pick(family.skills, random() ** 2)
    const named: Record<string, string> = { area, skill, city }
    const ending = pick(endings, random()).replace(/\{(\w+)\}/g, (_, name) => named[name] ?? '')
    return { title: prefix + role + ending, family, level }
  }
}
