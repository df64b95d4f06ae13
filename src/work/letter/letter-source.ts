/** What a cover letter is written from: one of the person's CVs as printed, and a job here or one they pasted. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { Cv } from '#core/cv/cv.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { htmlToText } from '#core/html/html.ts'
import type { JobDetail, JobId } from '#core/job/job.ts'
import type { LetterJob } from '#core/letter/cover-letter.ts'
import { MAX_LISTING } from '#core/letter/letter-text.ts'
import * as cvs from '#store/cvs.ts'
import type { Db, Tx } from '#store/db.ts'
import * as jobs from '#store/jobs.ts'
import { currentCv } from '#work/cv/current-cv.ts'
import { printedCv } from '#work/cv/printed-cv.ts'

export type LetterSource = { cvId: CvId | null; cvName: string; cv: Cv }

/** Null: the CV used for matches, or the profile. Throws for a CV of another account. */
export async function letterCv(
  db: Db | Tx,
  accountId: AccountId,
  cvId: CvId | null,
): Promise<LetterSource> {
  if (cvId === null) {
    const { id, name, content } = await currentCv(db, accountId)
    if (id !== null) return letterCv(db, accountId, id)
    return { cvId: null, cvName: name, cv: content }
  }
  const cv = await cvs.read(db, accountId, cvId)
  if (!cv) throw new Refusal('not_found')
  return { cvId, cvName: cv.name, cv: printedCv(cv) }
}

/** Characters of a location that a letter keeps. */
const MAX_LOCATION = 500

/** The job as the letter stores it. */
export async function letterJob(db: Db | Tx, jobId: JobId): Promise<LetterJob> {
  const job = await jobs.byId(db, jobId)
  if (!job) throw new Refusal('job_not_found')
  const { title, company, locationText } = job
  const where = locationText === null ? {} : { location: locationText.slice(0, MAX_LOCATION) }
  return { title, company, ...where, description: listingText(job) }
}

function listingText({ descriptionText, requirementsHtml }: JobDetail): string {
  const requirements = requirementsHtml === null ? '' : htmlToText(requirementsHtml)
  const text = descriptionText ?? ''
  const whole =
    requirements === '' || text.includes(requirements) ? text : `${text}\n\n${requirements}`
  return whole.slice(0, MAX_LISTING)
}
