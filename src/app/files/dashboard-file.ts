/** /dashboard/files/ID: downloads one of the person's own files. Other people's files answer 404. */

import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { FileId } from '#core/files/file-id.ts'
import { readUuid } from '#core/text/read-id.ts'
import * as files from '#store/files.ts'
import type { Route } from './+types/dashboard-file.ts'
import { attachment } from './file-response.ts'

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args)
  const id = readUuid<FileId>(args.params.fileId)
  const file = id && (await files.read(args.context.get(servicesContext).db, viewer.id, id))
  if (!file) throw new Refusal('not_found')
  return attachment(file, args.request)
}
