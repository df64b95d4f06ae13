/** Titles of made listings: a level, a role, what it is for. Some 200,000 different ones in a million listings. */
import type { ExperienceLevel } from '#core/job/job.ts'
import { AREAS, LEVELS } from './areas.ts'
import { type Family, ROLES } from './roles.ts'
import { createZipf } from './zipf.ts'

export type MadeTitle = { title: string; family: Family; level: ExperienceLevel | null }

/** What stands behind the role, and how often of 100. The rest of titles has nothing there. */
const ENDINGS: readonly [
  share: number,
  ending: (area: string, skill: string, city: string) => string,
][] = [
  [24, (area) => `, ${area}`],
  [9, (area) => ` - ${area}`],
  [5, (area) => ` (${area})`],
  [6, (_, skill) => ` (${skill})`],
  [3, (area, skill) => ` - ${area} (${skill})`],
  [4, (_, __, city) => ` - ${city}`],
  [4, () => ' (Remote)'],
  [4, () => ' II'],
  [2, () => ' III'],
  [3, () => ' (m/f/d)'],
  [2, (area) => ` II, ${area}`],
]

export function createTitles(): (city: string, random: () => number) => MadeTitle {
  const pickRole = createZipf(ROLES.length, { exponent: 0.85, shift: 2 })
  const pickArea = createZipf(AREAS.length, { exponent: 0.8, shift: 3 })
  const levels = LEVELS.flatMap((level) => Array.from({ length: level[1] }, () => level))
  const endings = ENDINGS.flatMap(([share, ending]) => Array.from({ length: share }, () => ending))

  return (city, random) => {
    const { role, family } = ROLES[pickRole(random)] as (typeof ROLES)[number]
    const [prefix, , level] = levels[
      Math.floor(random() * levels.length)
    ] as (typeof LEVELS)[number]
    const area = AREAS[pickArea(random)] as string
    const skill = family.skills[Math.floor(random() ** 2 * family.skills.length)] as string
    const ending = endings[Math.floor(random() * 100)]
    return { title: prefix + role + (ending?.(area, skill, city) ?? ''), family, level }
  }
}
