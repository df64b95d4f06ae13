/** The jobs that a person most likely wants a document for: those they track, then those they saved. */
import type { AccountId } from '#core/account/account.ts'
import type { JobId } from '#core/job/job.ts'
import { isOver } from '#core/tracker/application.ts'
import * as applications from '#store/applications.ts'
import * as savedJobs from '#store/saved-jobs.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export type JobAtHand = { id: JobId; title: string; company: string; from: 'tracked' | 'saved' }

const MOST = 8

export async function jobsAtHand(
  services: Pick<Services, 'db' | 'clock' | 'cards'>,
  accountId: AccountId,
): Promise<JobAtHand[]> {
  const { db, clock } = services
  const [all, savedIds] = await Promise.all([
    applications.list(db, accountId, clock.now()),
    savedJobs.ids(db, accountId),
  ])
  const tracked = new Map<JobId, JobAtHand>()
  for (const { jobId: id, jobTitle: title, companyName: company, stage } of all) {
    if (id !== null && !isOver(stage)) tracked.set(id, { id, title, company, from: 'tracked' })
  }
  const room = Math.max(MOST - tracked.size, 0)
  const saved = await services.cards(savedIds.filter((id) => !tracked.has(id)).slice(0, room))
  return [
    ...tracked.values(),
    ...saved.map(({ id, title, company }) => ({ id, title, company, from: 'saved' as const })),
  ].slice(0, MOST)
}
