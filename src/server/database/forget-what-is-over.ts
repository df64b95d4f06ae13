/** What is kept for a time only, deleted when that is over. One part that fails keeps no other from it. */

import { forgetRemovals } from '#work/account/forget-removals.ts'
import { forgetSignIns } from '#work/account/forget-sign-ins.ts'
import { forgetEarlierKeys } from '#work/account/settle-keys.ts'
import { forgetKeys } from '#work/account/signed-token.ts'
import { forgetCvs } from '#work/cv/forget-cvs.ts'
import { forgetFiles } from '#work/files/forget-files.ts'
import { forgetRuns } from '#work/gathering/forget-runs.ts'
import { forgetVisits } from '#work/job/count-visit.ts'
import { forgetChanges } from '#work/job/forget-changes.ts'
import { forgetUnsavedJobs } from '#work/job/unsave-job.ts'
import { forgetLetters } from '#work/letter/forget-letters.ts'
import { forgetMails } from '#work/mail/forget-mails.ts'
import { forgetApplications } from '#work/tracker/forget-applications.ts'
import type { World } from '#work/world/world.ts'

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
