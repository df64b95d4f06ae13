/**
 * A saved job, and what has changed about the job since it was saved. Instants are ISO 8601,
 * UTC.
 */
import type { JobCard } from '#core/job/job.ts'
import type { Salary } from '#core/pay/salary.ts'

/** Of a person's own note, in characters. */
export const MAX_SAVED_NOTE = 2_000

/** What can change about a job after it was saved. */
export type JobState = { salary: Salary | null; repostedCount: number }

export type SinceSaved = {
  /** When the job was closed; null while it is open. */
  closedAt: string | null
  /** How often the job was reposted. */
  reposts: number
  /** Null if the salary is unchanged. */
  salary: { from: Salary | null; to: Salary | null } | null
}

export type SavedJob = {
  job: JobCard
  savedAt: string
  note: string
  since: SinceSaved
}

export function sinceSaved(then: JobState, now: JobState & { closedAt: string | null }) {
  const isSame = SALARY_PARTS.every(
    (part) => (then.salary?.[part] ?? null) === (now.salary?.[part] ?? null),
  )
  const since: SinceSaved = {
    closedAt: now.closedAt,
    reposts: Math.max(0, now.repostedCount - then.repostedCount),
    salary: isSame ? null : { from: then.salary, to: now.salary },
  }
  return since
}

const SALARY_PARTS = ['min', 'max', 'currency', 'period'] as const
