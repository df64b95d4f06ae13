/**
 * A question about pay: a role, a level, a place and one currency. Amounts are a year of full-time work, as employers
 * state them; nothing is converted between currencies and nothing is estimated.
 */
import type { ExperienceLevel } from '#core/job/job.ts'
import type { RoleFamily } from '#core/title/role-kind-table.ts'

export type PayQuestion = {
  /** Null for all roles. */
  role: RoleFamily | null
  level: ExperienceLevel | null
  /** As in a search: places separated by semicolons; remote jobs open to one of them are included. */
  location: string | null
  /** ISO 4217. */
  currency: string
}

/** Identifies a question: equal ones have equal texts. */
export const questionText = ({ role, level, location, currency }: PayQuestion): string =>
  JSON.stringify([role, level, location?.toLowerCase() ?? null, currency])
