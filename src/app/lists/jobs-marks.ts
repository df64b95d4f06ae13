/** /jobs/marks: what a form says about a job, a company or a word, where no script says it; then back to where it was. */
import { redirect } from 'react-router'
import { worldContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { ownPath } from '#core/account/own-path.ts'
import { Refusal } from '#core/api/refusal.ts'
import { readJobAct } from '#core/lists/job-acts.ts'
import { actOnJob } from '#work/job/act-on-job.ts'
import { changeLists } from '#work/job/change-lists.ts'
import type { Route } from './+types/jobs-marks.ts'

const SAVED_JOBS = '/dashboard/saved-jobs'

export async function action(args: Route.ActionArgs) {
  const viewer = requireViewer(args)
  const world = args.context.get(worldContext)
  const fields = await args.request.formData()
  const next = ownPath(fields.get('next')?.toString(), '/jobs')
  const setting = readSetting(fields)
  if (setting) {
    await changeLists(world, viewer, setting)
    return redirect(next)
  }
  const act = readJobAct(fields)
  if (!act) throw new Refusal('invalid_body')
  try {
    await actOnJob(world, viewer, act)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'saved_jobs_full') throw error
    return redirect(`${SAVED_JOBS}?waiting=${encodeURIComponent(act.value)}`)
  }
  // Where no toast offers it, the page of saved jobs offers to undo.
  const isRemoved = act.name === 'unsave' && next.startsWith(SAVED_JOBS)
  return redirect(isRemoved ? `${SAVED_JOBS}?removed=${encodeURIComponent(act.value)}` : next)
}

export const loader = () => redirect('/jobs')

/** What lists leave out, switched without a script. */
function readSetting(fields: FormData) {
  for (const name of ['hideViewed', 'hideApplied'] as const) {
    const value = fields.get(name)
    if (value === 'true' || value === 'false') return { [name]: value === 'true' }
  }
  return null
}
