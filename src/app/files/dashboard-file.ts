/** /dashboard/files/ID: one of the person's own files, to be saved. Somebody else's is not found. */
import { worldContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Refusal } from '#core/api/refusal.ts'
import { readFileId } from '#core/files/file-id.ts'
import * as files from '#store/files.ts'
import type { Route } from './+types/dashboard-file.ts'
import { attachment } from './file-answer.ts'

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args)
  const id = readFileId(args.params.fileId)
  const file = id && (await files.read(args.context.get(worldContext).db, viewer.id, id))
  if (!file) throw new Refusal('not_found')
  return attachment(file, args.request)
}
