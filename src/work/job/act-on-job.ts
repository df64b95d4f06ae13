/** Performs a one-click action on a job, company or word; see src/core/lists/job-actions.ts. */
import type { Viewer } from '#core/account/account.ts'
import { requireSavedJobId } from '#core/job/require-job-id.ts'
import { JOB_ACTIONS, type JobAction } from '#core/lists/job-actions.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { changeLists } from './change-lists.ts'
import { saveJob } from './save-job.ts'
import { unsaveJob } from './unsave-job.ts'

export async function actOnJob(
  services: Pick<Services, 'db' | 'clock' | 'settings'>,
  viewer: Pick<Viewer, 'id'>,
  { name, value }: JobAction,
): Promise<void> {
  const { list, joins } = JOB_ACTIONS[name]
  if (list === 'companies' || list === 'words') {
    await changeLists(services, viewer, { [joins ? 'add' : 'remove']: { [list]: [value] } })
    return
  }
  const jobId = requireSavedJobId(value)
  if (list === 'saved') await (joins ? saveJob : unsaveJob)(services, viewer, jobId)
  else await changeLists(services, viewer, { [joins ? 'add' : 'remove']: { [list]: [jobId] } })
}
