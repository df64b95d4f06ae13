/** Saves, hides or tracks several jobs, and undoes that; see src/core/lists/many-jobs.ts. */
import type { Viewer } from '#core/account/account.ts'
import type { JobId } from '#core/job/job.ts'
import type { ManyAct, ManyOutcome } from '#core/lists/many-jobs.ts'
import type { ApplicationId } from '#core/tracker/application.ts'
import * as jobMarks from '#store/job-marks.ts'
import { deleteApplications } from '#work/tracker/delete-applications.ts'
import { trackJobs } from '#work/tracker/track-jobs.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { changeLists } from './change-lists.ts'
import { saveJobs } from './save-jobs.ts'
import { unsaveJobs } from './unsave-job.ts'

type Actor = Pick<Services, 'db' | 'clock' | 'settings'>
type Person = Pick<Viewer, 'id'>

export type ActedOnJobs = {
  outcome: ManyOutcome
  /** The jobs that were changed. */
  done: JobId[]
  /** What `undoOnJobs` takes: ids of jobs, or of the applications that were added. */
  undo: number[]
}

export const actOnJobs = (
  services: Actor,
  person: Person,
  act: ManyAct,
  ids: readonly JobId[],
): Promise<ActedOnJobs> => ACTS[act](services, person, [...new Set(ids)])

const ACTS: Readonly<
  Record<ManyAct, (services: Actor, person: Person, ids: JobId[]) => Promise<ActedOnJobs>>
> = {
  async save(services, person, ids) {
    const { saved, limit, done, already, gone, full } = await saveJobs(services, person, ids)
    const room = limit === null ? null : { saved, limit }
    return { outcome: counted({ done, already, gone, full }, room), done, undo: done }
  },
  async hide(services, person, ids) {
    const before = new Set(await jobMarks.ids(services.db, person.id, 'dismissed'))
    const { dismissed } = await changeLists(services, person, { add: { dismissed: ids } })
    const done = ids.filter((id) => !before.has(id) && dismissed.includes(id))
    const already = ids.filter((id) => before.has(id))
    const gone = ids.filter((id) => !before.has(id) && !dismissed.includes(id))
    return { outcome: counted({ done, already, gone, full: [] }, null), done, undo: done }
  },
  async track(services, person, ids) {
    const tracked = await trackJobs(services, person.id, ids)
    const undo = tracked.done.map(({ applicationId }) => applicationId)
    const done = tracked.done.map(({ jobId }) => jobId)
    return { outcome: counted(tracked, null), done, undo }
  },
}

/** `ids` are those of `actOnJobs`. */
export async function undoOnJobs(
  services: Actor,
  person: Person,
  act: ManyAct,
  ids: readonly number[],
): Promise<void> {
  if (act === 'track') await deleteApplications(services, person.id, ids as ApplicationId[])
  else if (act === 'save') await unsaveJobs(services, person, ids as JobId[])
  else await changeLists(services, person, { remove: { dismissed: ids as JobId[] } })
}

type Groups = Record<'done' | 'already' | 'gone' | 'full', readonly unknown[]>

const counted = (
  { done, already, gone, full }: Groups,
  room: ManyOutcome['room'],
): ManyOutcome => ({
  done: done.length,
  already: already.length,
  gone: gone.length,
  full: full.length,
  room,
})
