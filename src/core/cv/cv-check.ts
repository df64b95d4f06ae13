/**
 * CV checks: the table of all checks, and which of them apply to one CV. There is no grade. Findings are counted by
 * severity, and each says where to fix it.
 */
import { CONTACT_CHECKS } from './cv-check-contact.ts'
import { DATE_CHECKS } from './cv-check-dates.ts'
import { LAYOUT_CHECKS, READING_CHECKS } from './cv-check-layout.ts'
import {
  type CheckGroup,
  type CheckInput,
  type CheckLocation,
  type CvCheck,
  SEVERITIES,
  type Severity,
} from './cv-check-parts.ts'
import { STRUCTURE_CHECKS } from './cv-check-structure.ts'
import { WORDING_CHECKS } from './cv-check-wording.ts'
import { valuesOf } from './cv-values.ts'

export type { CheckGroup, CheckLocation, Severity } from './cv-check-parts.ts'
export { CHECK_GROUPS, SEVERITIES } from './cv-check-parts.ts'

/** Increase this whenever the same CV may get different findings. */
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

/** All checks, in display order. */
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
  places: CheckLocation[]
}

/** The most locations listed for one finding; a hundred similar lines are one problem. */
const MAX_PLACES = 30

/** Most severe first, then in the order of the table. */
export function checkCv(input: Omit<CheckInput, 'values'>): Finding[] {
  const whole: CheckInput = { ...input, values: valuesOf(input.cv) }
  return CV_CHECKS.flatMap(({ find, ...row }) => {
    const places = find(whole).slice(0, MAX_PLACES)
    return places.length > 0 ? [{ ...row, places }] : []
  }).toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
}

export function countFindings(findings: readonly Finding[]): Record<Severity, number> {
  const counts: Record<Severity, number> = { must: 0, should: 0, could: 0 }
  for (const { severity } of findings) counts[severity]++
  return counts
}
