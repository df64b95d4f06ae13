/** Keeps the exact file of a CV with an application: what is changed later does not change what was sent. */
import type { AccountId } from '#core/account.ts'
import type { ApplicationDocument, ApplicationId } from '#core/application.ts'
import { DEFAULT_DESIGN } from '#core/cv-design.ts'
import type { CvId } from '#core/cv-id.ts'
import { Refusal } from '#core/refusal.ts'
import * as applications from '#store/applications.ts'
import * as cvs from '#store/cvs.ts'
import { documentVerbs } from './application-parts.ts'
import { cvFile } from './cv-file.ts'
import { keepFile } from './keep-file.ts'
import { printedCv } from './printed-cv.ts'
import type { World } from './world.ts'

type Parts = Pick<World, 'db' | 'clock' | 'typeset' | 'scanFile'>

export async function attachMadeCv(
  world: Parts,
  accountId: AccountId,
  { id, applicationId }: { id: CvId; applicationId: ApplicationId },
): Promise<ApplicationDocument> {
  const cv = await cvs.read(world.db, accountId, id)
  if (cv?.kind !== 'made') throw new Refusal('not_found')
  // Before a file is kept: one that belongs to no application would only take up room.
  const now = world.clock.now()
  const application = await applications.byId(world.db, accountId, applicationId, now)
  if (!application) throw new Refusal('not_found')
  const design = cv.design ?? DEFAULT_DESIGN
  const { content } = await cvFile(world, { cv: printedCv(cv), design, format: 'pdf' })
  const name = `${cv.name.replaceAll('/', '-')}.pdf`
  const file = await keepFile(world, accountId, { kind: 'document', name, content })
  return documentVerbs.add(world, accountId, applicationId, { fileId: file.id })
}
