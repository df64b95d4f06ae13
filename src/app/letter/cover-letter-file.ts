/** /dashboard/cover-letter/ID/files/letter.pdf: a letter written here, to be saved; also as plain text. */

import { madeFile } from '#app/files/file-answer.ts'
import { worldContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Refusal } from '#core/api/refusal.ts'
import { isLetterFileFormat } from '#core/documents/letter-file-format.ts'
import { letterFile } from '#work/letter/letter-file.ts'
import type { Route } from './+types/cover-letter-file.ts'
import { requireLetter, requireLetterId } from './load-letter.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const world = args.context.get(worldContext)
  const format = /^letter\.([a-z]{2,4})$/.exec(args.params.file)?.[1] ?? ''
  if (!isLetterFileFormat(format)) throw new Refusal('not_found')
  const letter = await requireLetter(world, accountId, requireLetterId(args.params.letterId))
  const { mediaType, content, name } = await letterFile(world, letter, format)
  return madeFile(name, mediaType, content)
}
