/** /jobs/marks: what a form says about a job, a company or a word, where no script says it; then back to where it was. */
import { redirect } from 'react-router'
import { worldContext } from '#app/context.ts'
import { requireViewer } from '#app/viewer.ts'
import { readJobAct } from '#core/job-acts.ts'
import { ownPath } from '#core/own-path.ts'
import { Refusal } from '#core/refusal.ts'
import { actOnJob } from '#work/act-on-job.ts'
import type { Route } from './+types/job-marks.ts'

export async function action(args: Route.ActionArgs) {
  const viewer = requireViewer(args)
  const fields = await args.request.formData()
  const next = ownPath(fields.get('next')?.toString(), '/jobs')
  const act = readJobAct(fields)
  if (!act) throw new Refusal('invalid_body')
  try {
    await actOnJob(args.context.get(worldContext), viewer, act)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'saved_jobs_full') throw error
    return redirect(`/dashboard/saved-jobs?waiting=${encodeURIComponent(act.value)}`)
  }
  return redirect(next)
}

export const loader = () => redirect('/jobs')
