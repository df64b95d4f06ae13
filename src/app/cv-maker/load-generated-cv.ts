/** Loads a CV that was made here, and the data for its page. */

import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { DEFAULT_DESIGN } from '#core/documents/cv-design.ts'
import { readUuid } from '#core/text/read-id.ts'
import * as cvs from '#store/cvs.ts'
import * as jobs from '#store/jobs.ts'
import { madeCvImprovements } from '#work/cv/made-cv-improvements.ts'
import { printedCv, tailoringOf } from '#work/cv/printed-cv.ts'
import { printedSections } from '#work/cv/printed-sections.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { applicationChoices } from './application-choices.ts'

/** Throws `not_found` unless the CV belongs to the account and was made here. */
export async function requireGeneratedCv(
  { db }: Pick<Services, 'db'>,
  accountId: AccountId,
  id: CvId,
) {
  const cv = await cvs.read(db, accountId, id)
  if (cv?.kind !== 'made') throw new Refusal('not_found')
  return {
    ...cv,
    design: cv.design ?? DEFAULT_DESIGN,
    tailoring: tailoringOf(cv),
    finished: printedCv(cv),
  }
}

/** Parses a URL parameter. Throws `not_found` for invalid ids. */
export function requireCvId(text: string): CvId {
  const id = readUuid<CvId>(text)
  if (!id) throw new Refusal('not_found')
  return id
}

export async function loadGeneratedCv(
  services: Services,
  accountId: AccountId,
  cv: Awaited<ReturnType<typeof requireGeneratedCv>>,
) {
  const { db } = services
  const { files, ...printed } = await services.typeset.cv(cv.finished, cv.design, 'svg')
  const job = cv.jobId === null ? null : await jobs.byId(db, cv.jobId)
  const base = cv.baseId && (await cvs.read(db, accountId, cv.baseId))
  return {
    id: cv.id,
    name: cv.name,
    version: cv.version,
    design: cv.design,
    tailoring: cv.tailoring,
    printed: { ...printed, drawn: files.length },
    sections: printedSections(cv.finished, cv.design),
    improvements:
      cv.tailoring &&
      (await madeCvImprovements(services, {
        before: cv.content,
        after: cv.finished,
        design: cv.design,
        target: cv.tailoring.target,
        pages: printed.pages,
      })),
    job: job && {
      id: job.id,
      title: job.title,
      company: job.company,
      isOpen: job.closedAt === null,
    },
    base: base && { id: base.id, name: base.name },
    versions: await cvs.versions(db, accountId, cv.id),
    applications: await applicationChoices(services, accountId, cv.jobId),
  }
}

export type ShownGeneratedCv = Awaited<ReturnType<typeof loadGeneratedCv>>
