/** /jobs/marks: job, company and word actions submitted without a script; redirects back afterwards. */
import { redirect } from 'react-router'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { ownPath } from '#core/account/own-path.ts'
import { Refusal } from '#core/api/refusal.ts'
import { readJobAction } from '#core/lists/job-actions.ts'
import { actOnJob } from '#work/job/act-on-job.ts'
import { changeLists } from '#work/job/change-lists.ts'
import type { Route } from './+types/jobs-marks.ts'

const SAVED_JOBS = '/dashboard/saved-jobs'

export async function action(args: Route.ActionArgs) {
  const viewer = requireViewer(args)
  const services = args.context.get(servicesContext)
  const fields = await args.request.formData()
  const next = ownPath(fields.get('next')?.toString(), '/jobs')
  const setting = readSetting(fields)
  if (setting) {
    await changeLists(services, viewer, setting)
    return redirect(next)
  }
  const act = readJobAction(fields)
  if (!act) throw new Refusal('invalid_body')
  try {
    await actOnJob(services, viewer, act)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'saved_jobs_full') throw error
    return redirect(`${SAVED_JOBS}?waiting=${encodeURIComponent(act.value)}`)
  }
  // Without a script there is no toast, so the saved jobs page offers Undo.
  const isRemoved = act.name === 'unsave' && next.startsWith(SAVED_JOBS)
  return redirect(isRemoved ? `${SAVED_JOBS}?removed=${encodeURIComponent(act.value)}` : next)
}

export const loader = () => redirect('/jobs')

/** The settings for hiding viewed or applied jobs, submitted without a script. */
function readSetting(fields: FormData) {
  for (const name of ['hideViewed', 'hideApplied'] as const) {
    const value = fields.get(name)
    if (value === 'true' || value === 'false') return { [name]: value === 'true' }
  }
  return null
}
