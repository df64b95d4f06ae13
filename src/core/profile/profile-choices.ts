/** The limits and choices of a profile, for forms that do not need the schemas. */
import type { JobPreferences } from './profile.ts'

export const MAX_BIO = 2_000
export const MAX_SKILLS = 100
export const MAX_ENTRIES = 50
export const MAX_LOCATIONS = 20
export const MAX_NAME = 100
/** US dollars a year. */
export const MAX_SALARY = 10_000_000
/** How much of a CV's text we store. */
export const MAX_CV_TEXT = 10_000

/** Years of work experience, as the wizard asks. */
export const YEARS_WORKED = ['0-1', '1-3', '3-5', '5+'] as const
/** The choice for whole years of experience; null if they are unknown. */
export function yearsWorkedOf(years: number | null): (typeof YEARS_WORKED)[number] | null {
  if (years === null) return null
  if (years < 1) return '0-1'
  return years < 3 ? '1-3' : years < 5 ? '3-5' : '5+'
}

export const REMOTE_PREFERENCES = ['any', 'remote_only', 'remote', 'hybrid', 'onsite'] as const

export const DEFAULT_PREFERENCES: JobPreferences = {
  salaryMin: 75_000,
  salaryMax: null,
  remote: 'any',
  jobTypes: [],
  yearsWorked: '1-3',
  locations: [],
}
