/**
 * Checks of a CV: one table of all that is looked at, and what of it is found in one CV. There is no grade: findings
 * are counted by how much they matter, and each says where it is mended.
 */
import { CONTACT_CHECKS } from './cv-check-contact.ts'
import { DATE_CHECKS } from './cv-check-dates.ts'
import { LAYOUT_CHECKS, READING_CHECKS } from './cv-check-layout.ts'
import {
  type CheckGroup,
  type CheckInput,
  type CheckPlace,
  type CvCheck,
  SEVERITIES,
  type Severity,
} from './cv-check-parts.ts'
import { STRUCTURE_CHECKS } from './cv-check-structure.ts'
import { WORDING_CHECKS } from './cv-check-wording.ts'
import { valuesOf } from './cv-values.ts'

export type { CheckGroup, CheckPlace, Severity } from './cv-check-parts.ts'
export { CHECK_GROUPS, SEVERITIES } from './cv-check-parts.ts'

/** Counts up whenever the same CV may be found fault with differently. */
export const CHECK_RULES = 1

const GROUPS = {
  contact: CONTACT_CHECKS,
  dates: DATE_CHECKS,
  structure: STRUCTURE_CHECKS,
  wording: WORDING_CHECKS,
  layout: LAYOUT_CHECKS,
  reading: READING_CHECKS,
} as const satisfies Record<CheckGroup, Record<string, CvCheck>>

export type CheckCode = {
  [Group in CheckGroup]: keyof (typeof GROUPS)[Group]
}[CheckGroup]

export type CheckRow = Omit<CvCheck, 'find'> & { code: CheckCode; group: CheckGroup }

/** The whole catalogue, in the order in which it is told. */
export const CV_CHECKS: readonly (CheckRow & Pick<CvCheck, 'find'>)[] = Object.entries(
  GROUPS,
).flatMap(([group, checks]) =>
  Object.entries(checks as Record<string, CvCheck>).map(([code, check]) => ({
    code: code as CheckCode,
    group: group as CheckGroup,
    ...check,
  })),
)

export type Finding = CheckRow & {
  /** Never empty. */
  places: CheckPlace[]
}

/** Places of one finding that are told; a hundred lines that begin alike are one thing to mend. */
const MAX_PLACES = 30

/** What matters most comes first; within that, in the order of the catalogue. */
export function checkCv(input: Omit<CheckInput, 'values'>): Finding[] {
  const whole: CheckInput = { ...input, values: valuesOf(input.cv) }
  return CV_CHECKS.flatMap(({ find, ...row }) => {
    const places = find(whole).slice(0, MAX_PLACES)
    return places.length > 0 ? [{ ...row, places }] : []
  }).toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
}

/** So many findings of each severity. */
export function countFindings(findings: readonly Finding[]): Record<Severity, number> {
  const counts: Record<Severity, number> = { must: 0, should: 0, could: 0 }
  for (const { severity } of findings) counts[severity]++
  return counts
}
