/**
 * Finds applications to warn about before the same job, or the same company within 90 days, is tracked again. The
 * person decides.
 */

import { companyKey } from '#core/company/company-name.ts'
import type { JobId } from '#core/job/job.ts'
import { fold } from '#core/text/fold-text.ts'
import { type ApplicationId, type Stage, UNKNOWN_COMPANY } from './application.ts'

/** What identifies two applications as being about the same job or company. */
export type Tracked = {
  id: ApplicationId
  jobId: JobId | null
  jobTitle: string
  companyName: string
  jobUrl: string | null
  stage: Stage
  /** When it was applied for, if known, otherwise when it was added. */
  trackedAt: string
}

export type Warnings = { sameJob: Tracked[]; sameCompany: Tracked[] }

export const SAME_COMPANY_DAYS = 90
const SAME_COMPANY_MS = SAME_COMPANY_DAYS * 24 * 3_600_000

/** Equal for different spellings of one company; null for an unnamed one, which matches no other. */
export const companyMatchKey = (name: string): string | null =>
  name === UNKNOWN_COMPANY ? null : companyKey(name)

/** The tracked applications to warn about, each in at most one list; null if there are none. */
export function matchWarnings(
  candidate: Pick<Tracked, 'jobId' | 'jobTitle' | 'companyName' | 'jobUrl'>,
  tracked: readonly Tracked[],
  now: Date,
): Warnings | null {
  const key = companyMatchKey(candidate.companyName)
  const title = fold(candidate.jobTitle)
  const hasSameCompany = (it: Tracked) => key !== null && companyMatchKey(it.companyName) === key
  const isSameJob = (it: Tracked) =>
    (candidate.jobId !== null && it.jobId === candidate.jobId) ||
    (candidate.jobUrl !== null && it.jobUrl === candidate.jobUrl) ||
    (hasSameCompany(it) && fold(it.jobTitle) === title)

  const sameJob = tracked.filter(isSameJob)
  const sameCompany = tracked.filter(
    (it) =>
      !isSameJob(it) &&
      hasSameCompany(it) &&
      now.getTime() - Date.parse(it.trackedAt) <= SAME_COMPANY_MS,
  )
  return sameJob.length + sameCompany.length > 0 ? { sameJob, sameCompany } : null
}
