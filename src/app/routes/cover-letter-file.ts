/** /dashboard/cover-letter/ID/files/letter.pdf: a letter written here, to be saved; also as plain text. */
import { worldContext } from '#app/context.ts'
import { madeFile } from '#app/file-answer.ts'
import { requireLetter, requireLetterId } from '#app/letter/load-letter.ts'
import { requireViewer } from '#app/viewer.ts'
import { Refusal } from '#core/api/refusal.ts'
import { isLetterFileFormat } from '#core/documents/letter-file-format.ts'
import { letterFile } from '#work/letter/letter-file.ts'
import type { Route } from './+types/cover-letter-file.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const world = args.context.get(worldContext)
  const format = /^letter\.([a-z]{2,4})$/.exec(args.params.file)?.[1] ?? ''
  if (!isLetterFileFormat(format)) throw new Refusal('not_found')
  const letter = await requireLetter(world, accountId, requireLetterId(args.params.letterId))
  const { mediaType, content, name } = await letterFile(world, letter, format)
  return madeFile(name, mediaType, content)
}
