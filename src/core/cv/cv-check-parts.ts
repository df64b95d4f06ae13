/** The shape of a CV check and its input, with helpers that several checks share. */
import type { Cv, CvEmployment, CvLine, CvRole } from './cv.ts'
import type { CvList } from './cv-fields.ts'
import { monthOf } from './cv-span.ts'
import type { ValueInfos } from './cv-value-infos.ts'
import type { CvValue } from './cv-values.ts'
import type { StoredReading } from './stored-reading.ts'

/**
 * `must`: an employer's system or a recruiter may stop here. `should`: it hurts the application. `could`: a possible
 * improvement.
 */
export const SEVERITIES = ['must', 'should', 'could'] as const
export type Severity = (typeof SEVERITIES)[number]

export const CHECK_GROUPS = [
  'contact',
  'dates',
  'structure',
  'wording',
  'layout',
  'reading',
] as const
export type CheckGroup = (typeof CHECK_GROUPS)[number]

export type CheckInput = {
  cv: Cv
  /** Null if the CV was not read from a file. */
  reading: StoredReading | null
  live: ValueInfos
  /** Every value the CV has or could have. */
  values: readonly CvValue[]
  /** Months since year 0. */
  nowMonth: number
}

/** Where to fix a finding: a value, a line of the file, or a list that lacks an entry. */
export type CheckLocation =
  | { kind: 'value'; key: string; text: string }
  | { kind: 'line'; line: number; text: string }
  | { kind: 'list'; list: CvList }
  | { kind: 'file' }

export type CvCheck = {
  severity: Severity
  title: string
  meaning: string
  todo: string
  /** Empty if there is nothing to report. */
  find(input: CheckInput): CheckLocation[]
}

export const at = (key: string, text: string | null): CheckLocation => ({
  kind: 'value',
  key,
  text: text ?? '',
})

/** Points at the whole file if the condition is true. */
export const fileIf = (isTrue: boolean): CheckLocation[] => (isTrue ? [{ kind: 'file' }] : [])

export const listIf = (isTrue: boolean, list: CvList): CheckLocation[] =>
  isTrue ? [{ kind: 'list', list }] : []

export type RoleAt = { role: CvRole; employment: CvEmployment }

export const rolesOf = ({ work }: Cv): RoleAt[] =>
  work.flatMap((employment) => employment.roles.map((role) => ({ role, employment })))

export const roleName = ({ role, employment }: RoleAt) =>
  [role.title, employment.company].filter((text) => text !== '').join(' at ')

/** Lines about what the person did, from roles, projects and volunteer work. */
export const doneLines = (cv: Cv): CvLine[] => [
  ...rolesOf(cv).flatMap(({ role }) => role.highlights),
  ...cv.projects.flatMap(({ highlights }) => highlights),
  ...cv.volunteer.flatMap(({ highlights }) => highlights),
]

export type Months = { first: number; last: number }

/** Null if either end is unknown. A current role ends now. */
export function monthsOf(
  { start, end }: Pick<CvRole, 'start' | 'end'>,
  nowMonth: number,
): Months | null {
  if (start === null || end === null) return null
  const last = end === 'present' ? nowMonth : monthOf(end, 'last')
  return { first: monthOf(start, 'first'), last }
}

/** True if the role was held at any time in the last `years` years. */
export function isRecent({ role }: RoleAt, nowMonth: number, years: number): boolean {
  const months = monthsOf(role, nowMonth)
  return months === null ? role.start === null : months.last > nowMonth - years * 12
}
