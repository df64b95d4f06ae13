/** Creates a CV from an existing one, mostly for a job, and changes its tailoring and design. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import type { CvDesign } from '#core/documents/cv-design.ts'
import { DEFAULT_DESIGN } from '#core/documents/cv-design.ts'
import { fullText } from '#core/job/full-text.ts'
import type { JobDetail, JobId } from '#core/job/job.ts'
import { newTailoring, renewedTailoring } from '#core/tailoring/made-cv.ts'
import { tailorTarget } from '#core/tailoring/tailor-target.ts'
import * as cvs from '#store/cvs.ts'
import { inTransaction } from '#store/db.ts'
import * as jobs from '#store/jobs.ts'
import { requirePlan } from '#work/plan/account-plan.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { addCvIn } from './add-cv.ts'
import { currentCv } from './current-cv.ts'
import { printedCv, tailoringOf } from './printed-cv.ts'
import { writeCvIn } from './write-cv.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'settings'>

/** `baseId` null: the CV used for matches, or the profile. Throws if the CV or job does not exist. */
export function makeCv(
  { db, clock, settings }: Parts,
  accountId: AccountId,
  { baseId, jobId }: { baseId: CvId | null; jobId: JobId | null },
): Promise<cvs.StoredCv> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await requirePlan({ db: tx, clock, settings }, accountId, 'generated_cvs')
    const stored = baseId && (await cvs.read(tx, accountId, baseId))
    if (baseId && !stored) throw new Refusal('not_found')
    const base = stored
      ? { id: stored.id, name: stored.name, content: printedCv(stored) }
      : await currentCv(tx, accountId)
    const job = jobId === null ? null : await jobs.byId(tx, jobId)
    if (jobId !== null && !job) throw new Refusal('job_not_found')
    const id = await addCvIn(
      tx,
      accountId,
      {
        kind: 'made',
        name: job ? `${job.title}, ${job.company}` : base.name,
        content: base.content,
        baseId: base.id,
        jobId,
        design: DEFAULT_DESIGN,
        tailoring: job && newTailoring(base.content, tailorTarget(whole(job))),
      },
      now,
    )
    return (await cvs.read(tx, accountId, id)) as cvs.StoredCv
  })
}

const whole = (job: JobDetail) => ({ ...job, descriptionText: fullText(job) })

export type Making = {
  /** Ids of the proposed changes that the owner accepts. */
  taken?: readonly string[]
  /** What it leaves out stays as it is. */
  design?: Partial<CvDesign>
  /** Proposes changes again for the current CV. */
  again?: boolean
}

/**
 * Only proposed changes can be accepted. Does not check the version: the last change wins, and versions keep earlier
 * states.
 */
export function remakeCv(
  { db, clock, settings }: Parts,
  accountId: AccountId,
  id: CvId,
  { taken, design, again = false }: Making,
): Promise<cvs.StoredCv> {
  return inTransaction(db, async (tx) => {
    const before = await cvs.lock(tx, accountId, id)
    if (before?.kind !== 'made') throw new Refusal('not_found')
    if (again) await requirePlan({ db: tx, clock, settings }, accountId, 'generated_cvs')
    const kept = tailoringOf(before)
    const proposed = kept && again ? renewedTailoring(before.content, kept) : kept
    const tailoring =
      proposed && taken
        ? {
            ...proposed,
            taken: proposed.changes.map((change) => change.id).filter((it) => taken.includes(it)),
          }
        : proposed
    const { content } = before
    const written = {
      before,
      content,
      tailoring,
      design: design ? { ...(before.design ?? DEFAULT_DESIGN), ...design } : before.design,
    }
    return writeCvIn(tx, accountId, written, clock.now())
  })
}
