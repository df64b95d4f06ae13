/** Does what a person said about a job with one press of a button; see src/core/lists/job-acts.ts. */
import type { Viewer } from '#core/account/account.ts'
import { requireSavedJobId } from '#core/job/require-job-id.ts'
import { JOB_ACTS, type JobAct } from '#core/lists/job-acts.ts'
import type { World } from '#work/world/world.ts'
import { changeLists } from './change-lists.ts'
import { saveJob } from './save-job.ts'
import { unsaveJob } from './unsave-job.ts'

export async function actOnJob(
  world: Pick<World, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'id'>,
  { name, value }: JobAct,
): Promise<void> {
  const { list, joins } = JOB_ACTS[name]
  if (list === 'companies' || list === 'words') {
    await changeLists(world, viewer, { [joins ? 'add' : 'remove']: { [list]: [value] } })
    return
  }
  const jobId = requireSavedJobId(value)
  if (list === 'saved') await (joins ? saveJob : unsaveJob)(world, viewer, jobId)
  else await changeLists(world, viewer, { [joins ? 'add' : 'remove']: { [list]: [jobId] } })
}
