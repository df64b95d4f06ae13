/** Keeps the exact file of a CV with an application: what is changed later does not change what was sent. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { DEFAULT_DESIGN } from '#core/documents/cv-design.ts'
import type { ApplicationDocument, ApplicationId } from '#core/tracker/application.ts'
import * as cvs from '#store/cvs.ts'
import { cvFile } from '#work/cv/cv-file.ts'
import { printedCv } from '#work/cv/printed-cv.ts'
import type { World } from '#work/world/world.ts'
import { attachFile } from './attach-file.ts'

type Parts = Pick<World, 'db' | 'clock' | 'typeset' | 'scanFile'>

export async function attachMadeCv(
  world: Parts,
  accountId: AccountId,
  { id, applicationId }: { id: CvId; applicationId: ApplicationId },
): Promise<ApplicationDocument> {
  const cv = await cvs.read(world.db, accountId, id)
  if (cv?.kind !== 'made') throw new Refusal('not_found')
  const design = cv.design ?? DEFAULT_DESIGN
  const { content } = await cvFile(world, { cv: printedCv(cv), design, format: 'pdf' })
  const name = `${cv.name.replaceAll('/', '-')}.pdf`
  return attachFile(world, accountId, { applicationId, kind: 'document', name, content })
}
