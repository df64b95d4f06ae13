/** /dashboard/cover-letter/ID/pages/N.svg: one page of the print preview; `?template=` shows another template. */

import { inTemplate } from '#app/cv-maker/in-template.ts'
import { pageImage, VERSIONED_SECONDS } from '#app/files/file-response.ts'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { sheetOf } from '#work/letter/letter-file.ts'
import type { Route } from './+types/cover-letter-page.ts'
import { requireLetter, requireLetterId } from './load-letter.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const letter = await requireLetter(services, accountId, requireLetterId(args.params.letterId))
  const design = inTemplate(letter.design, args.request.url)
  const { files } = await services.typeset.letter(sheetOf(services, letter), design, 'svg')
  return pageImage(files, args.params.page, VERSIONED_SECONDS)
}
