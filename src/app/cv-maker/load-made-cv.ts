/** A CV that is being made, with all that its page shows. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { type CvId, readCvId } from '#core/cv/cv-id.ts'
import { DEFAULT_DESIGN } from '#core/documents/cv-design.ts'
import * as cvs from '#store/cvs.ts'
import * as jobs from '#store/jobs.ts'
import { scoresOf } from '#work/cv/made-cv-scores.ts'
import { printedCv, tailoringOf } from '#work/cv/printed-cv.ts'
import type { World } from '#work/world/world.ts'
import { applicationChoices } from './application-choices.ts'

/** Refuses whatever is no CV of this person's that was made here. */
export async function requireMadeCv({ db }: Pick<World, 'db'>, accountId: AccountId, id: CvId) {
  const cv = await cvs.read(db, accountId, id)
  if (cv?.kind !== 'made') throw new Refusal('not_found')
  return {
    ...cv,
    design: cv.design ?? DEFAULT_DESIGN,
    tailoring: tailoringOf(cv),
    finished: printedCv(cv),
  }
}

/** Of an address; what cannot be an id is not found either. */
export function requireCvId(text: string): CvId {
  const id = readCvId(text)
  if (!id) throw new Refusal('not_found')
  return id
}

/** All that the page of this CV shows. */
export async function loadMadeCv(
  world: World,
  accountId: AccountId,
  cv: Awaited<ReturnType<typeof requireMadeCv>>,
) {
  const { db } = world
  const { files, ...printed } = await world.typeset.cv(cv.finished, cv.design, 'svg')
  const job = cv.jobId === null ? null : await jobs.byId(db, cv.jobId)
  const base = cv.baseId && (await cvs.read(db, accountId, cv.baseId))
  return {
    id: cv.id,
    name: cv.name,
    version: cv.version,
    design: cv.design,
    tailoring: cv.tailoring,
    printed: { ...printed, drawn: files.length },
    scores:
      job && (await scoresOf(world, accountId, { job, before: cv.content, after: cv.finished })),
    job: job && {
      id: job.id,
      title: job.title,
      company: job.company,
      isOpen: job.closedAt === null,
    },
    base: base && { id: base.id, name: base.name },
    versions: await cvs.versions(db, accountId, cv.id),
    applications: await applicationChoices(world, accountId, cv.jobId),
  }
}

export type ShownMadeCv = Awaited<ReturnType<typeof loadMadeCv>>
