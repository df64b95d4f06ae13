/** Attaches a CV to an application as a file, so that later changes do not affect what was sent. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { DEFAULT_DESIGN } from '#core/documents/cv-design.ts'
import type { ApplicationDocument, ApplicationId } from '#core/tracker/application.ts'
import * as cvs from '#store/cvs.ts'
import { cvFile } from '#work/cv/cv-file.ts'
import { printedCv } from '#work/cv/printed-cv.ts'
import type { FileServices } from '#work/files/store-content.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { attachFile } from './attach-file.ts'

type Parts = FileServices & Pick<Services, 'typeset'>

export async function attachMadeCv(
  services: Parts,
  accountId: AccountId,
  { id, applicationId }: { id: CvId; applicationId: ApplicationId },
): Promise<ApplicationDocument> {
  const cv = await cvs.read(services.db, accountId, id)
  if (cv?.kind !== 'made') throw new Refusal('not_found')
  const design = cv.design ?? DEFAULT_DESIGN
  const { content } = await cvFile(services, { cv: printedCv(cv), design, format: 'pdf' })
  const name = `${cv.name.replaceAll('/', '-')}.pdf`
  return attachFile(services, accountId, { applicationId, kind: 'document', name, content })
}
