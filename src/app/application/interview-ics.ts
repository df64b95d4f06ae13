/** /dashboard/job-tracker/ID/interviews/N.ics: one interview for a calendar. Other people's interviews answer 404. */
import { generatedFile } from '#app/files/file-response.ts'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Refusal } from '#core/api/refusal.ts'
import { readNumericId } from '#core/text/read-id.ts'
import type { ApplicationId } from '#core/tracker/application.ts'
import { readInterviewFile } from '#work/tracker/calendar-feed.ts'
import type { Route } from './+types/interview-ics.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const applicationId = readNumericId<ApplicationId>(args.params.applicationId)
  const [, digits] = /^(\d{1,15})\.ics$/.exec(args.params.file) ?? []
  if (applicationId === null || digits === undefined) throw new Refusal('not_found')
  const ref = { applicationId, id: Number(digits) }
  const file = await readInterviewFile(args.context.get(servicesContext), accountId, ref)
  if (file === null) throw new Refusal('not_found')
  return generatedFile('interview.ics', 'text/calendar; charset=utf-8', Buffer.from(file))
}
