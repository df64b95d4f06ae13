/** What is kept for a time only, deleted when that is over. One part that fails keeps no other from it. */
import { forgetVisits } from '#work/count-visit.ts'
import { forgetApplications } from '#work/forget-applications.ts'
import { forgetChanges } from '#work/forget-changes.ts'
import { forgetCvs } from '#work/forget-cvs.ts'
import { forgetFiles } from '#work/forget-files.ts'
import { forgetLetters } from '#work/forget-letters.ts'
import { forgetMails } from '#work/forget-mails.ts'
import { forgetRemovals } from '#work/forget-removals.ts'
import { forgetRuns } from '#work/forget-runs.ts'
import { forgetSignIns } from '#work/forget-sign-ins.ts'
import { forgetEarlierKeys } from '#work/settle-keys.ts'
import { forgetKeys } from '#work/signed-token.ts'
import { forgetUnsavedJobs } from '#work/unsave-job.ts'
import type { World } from '#work/world.ts'

const PARTS = {
  forgetVisits,
  forgetRemovals,
  forgetUnsavedJobs,
  forgetFiles,
  forgetCvs,
  forgetApplications,
  forgetLetters,
  forgetMails,
  forgetKeys,
  forgetEarlierKeys,
  forgetSignIns,
  forgetChanges,
  forgetRuns,
}

/** Logs a line for each part that could not be deleted. Run hourly. */
export async function forgetWhatIsOver(world: Omit<World, 'describeApi'>): Promise<void> {
  const parts = Object.entries(PARTS).map(async ([part, forget]) => {
    try {
      await forget(world)
    } catch (error) {
      world.log.warn({ err: error, part }, 'what is no longer kept was not deleted')
    }
  })
  await Promise.all(parts)
}
