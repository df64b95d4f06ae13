/** /dashboard/files/ID: downloads one of the person's own files. Other people's files answer 404. */

import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { FileId } from '#core/files/file-id.ts'
import { readUuid } from '#core/text/read-id.ts'
import type { Route } from './+types/dashboard-file.ts'
import { ownFile } from './file-response.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const id = readUuid<FileId>(args.params.fileId)
  const services = args.context.get(servicesContext)
  const answer = id && (await ownFile(services, { accountId, id }, args.request))
  if (!answer) throw new Refusal('not_found')
  return answer
}
