/**
 * Where a CV shows each skill that a job must have, before and after tailoring. A skill in the list of skills is what
 * a keyword search finds; one that only a job's text shows is easily missed.
 */
import type { Cv } from '#core/cv/cv.ts'
import { linesOfCv, type ShownLine } from '#core/cv/cv-lines.ts'
import type { Need } from '#core/requirement/requirement.ts'
import { entries } from './order-for-job.ts'
import { skillsShown } from './surface-skills.ts'
import type { TailorTarget } from './tailoring.ts'

export type SkillCoverage = {
  /** Any one of them is enough. */
  anyOf: string[]
  need: Need
  /** Names of the parts of the CV that show it, the list of skills first; empty if none. */
  before: string[]
  after: string[]
}

/** The name of the list of skills. */
export const SKILLS_LIST = 'Skills'

const PARTS: Readonly<Record<ShownLine['part'], string>> = {
  skills: SKILLS_LIST,
  summary: 'Summary',
  work: 'Work experience',
  projects: 'Projects',
  volunteer: 'Volunteer work',
  education: 'Education',
  other: 'Other sections',
}

/** The job's must-haves in its order; if it names none, everything that it asks for. */
export function coverageOf(before: Cv, after: Cv, { skills }: TailorTarget): SkillCoverage[] {
  const [was, is] = [placesOf(before), placesOf(after)]
  const musts = skills.filter(({ need }) => need === 'must')
  return (musts.length > 0 ? musts : skills).map(({ anyOf, need }) => ({
    anyOf,
    need,
    before: was(anyOf),
    after: is(anyOf),
  }))
}

export const isListed = (places: readonly string[]): boolean => places[0] === SKILLS_LIST

/** It is in the list of skills now, or visible at all. */
export const isGained = ({ before, after }: SkillCoverage): boolean =>
  (isListed(after) && !isListed(before)) || (before.length === 0 && after.length > 0)

export const isLost = ({ before, after }: SkillCoverage): boolean =>
  before.length > 0 && (after.length === 0 || (isListed(before) && !isListed(after)))

function placesOf(cv: Cv): (anyOf: readonly string[]) => string[] {
  const shown = skillsShown([...linesOfCv(cv)])
  const names = new Map(entries(cv).map(({ id, name }) => [id, name]))
  const place = ({ part, entry }: ShownLine) => names.get(entry ?? '') || PARTS[part]
  return (anyOf) => {
    const places = anyOf.flatMap((skill) => shown.get(skill) ?? []).map(place)
    return [...new Set(places)].sort(
      (a, b) => Number(b === SKILLS_LIST) - Number(a === SKILLS_LIST),
    )
  }
}
