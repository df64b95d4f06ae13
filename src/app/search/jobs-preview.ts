/** /jobs/ID/preview: what the pane beside the results shows of a job, as JSON. */
import { recordJobView } from '#app/lists/record-job-view.ts'
import { Refusal } from '#core/api/refusal.ts'
import { requireJobId } from '#core/job/require-job-id.ts'
import type { Route } from './+types/jobs-preview.ts'
import { readPreview } from './read-preview.tsx'

export const middleware: Route.MiddlewareFunction[] = [recordJobView('job')]

export async function loader(args: Route.LoaderArgs) {
  const preview = await readPreview(args, requireJobId(args.params.jobId))
  if (!preview) throw new Refusal('job_not_found')
  return Response.json(preview, { headers: { 'Cache-Control': 'private, no-store' } })
}
