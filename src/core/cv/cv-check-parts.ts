/** What a check of a CV is, what it looks at, and the parts of a CV that several of them walk through. */
import type { Cv, CvEmployment, CvLine, CvRole } from './cv.ts'
import type { CvList } from './cv-fields.ts'
import type { LiveMarks } from './cv-live-marks.ts'
import { monthOf } from './cv-span.ts'
import type { CvValue } from './cv-values.ts'
import type { KeptReading } from './kept-reading.ts'

/** `must`: an employer's system, or its reader, stops here. `should`: it costs. `could`: it may be better. */
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
  /** Null for a CV that came out of no file. */
  reading: KeptReading | null
  live: LiveMarks
  /** Every value that there is or could be. */
  values: readonly CvValue[]
  /** Counted from year 0. */
  nowMonth: number
}

/** Where something is to be mended: at a value, at a line of the file, or in a list where an entry is missing. */
export type CheckPlace =
  | { kind: 'value'; key: string; text: string }
  | { kind: 'line'; line: number; text: string }
  | { kind: 'list'; list: CvList }
  | { kind: 'file' }

export type CvCheck = {
  severity: Severity
  title: string
  meaning: string
  todo: string
  /** Empty where there is nothing to say. */
  find(input: CheckInput): CheckPlace[]
}

export const at = (key: string, text: string | null): CheckPlace => ({
  kind: 'value',
  key,
  text: text ?? '',
})

/** The file as a whole, where something is true of it. */
export const fileIf = (isTrue: boolean): CheckPlace[] => (isTrue ? [{ kind: 'file' }] : [])

export const listIf = (isTrue: boolean, list: CvList): CheckPlace[] =>
  isTrue ? [{ kind: 'list', list }] : []

export type RoleAt = { role: CvRole; employment: CvEmployment }

export const rolesOf = ({ work }: Cv): RoleAt[] =>
  work.flatMap((employment) => employment.roles.map((role) => ({ role, employment })))

export const roleName = ({ role, employment }: RoleAt) =>
  [role.title, employment.company].filter((text) => text !== '').join(' at ')

/** Lines of what was done: of roles, projects and volunteer work. */
export const doneLines = (cv: Cv): CvLine[] => [
  ...rolesOf(cv).flatMap(({ role }) => role.highlights),
  ...cv.projects.flatMap(({ highlights }) => highlights),
  ...cv.volunteer.flatMap(({ highlights }) => highlights),
]

export type Months = { first: number; last: number }

/** Null where either end is not known. A role that goes on ends now. */
export function monthsOf(
  { start, end }: Pick<CvRole, 'start' | 'end'>,
  nowMonth: number,
): Months | null {
  if (start === null || end === null) return null
  const last = end === 'present' ? nowMonth : monthOf(end, 'last')
  return { first: monthOf(start, 'first'), last }
}

/** Went on at some time within so many years. */
export function isRecent({ role }: RoleAt, nowMonth: number, years: number): boolean {
  const months = monthsOf(role, nowMonth)
  return months === null ? role.start === null : months.last > nowMonth - years * 12
}
