/** /dashboard/cover-letter/ID/files/letter.FORMAT: downloads a letter as PDF, Word or plain text. */

import { generatedFile } from '#app/files/file-response.ts'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Refusal } from '#core/api/refusal.ts'
import { isLetterFileFormat } from '#core/documents/letter-file-format.ts'
import { letterFile } from '#work/letter/letter-file.ts'
import type { Route } from './+types/cover-letter-file.ts'
import { requireLetter, requireLetterId } from './load-letter.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const format = /^letter\.([a-z]{2,4})$/.exec(args.params.file)?.[1] ?? ''
  if (!isLetterFileFormat(format)) throw new Refusal('not_found')
  const letter = await requireLetter(services, accountId, requireLetterId(args.params.letterId))
  const { mediaType, content, name } = await letterFile(services, letter, format)
  return generatedFile(name, mediaType, content)
}
