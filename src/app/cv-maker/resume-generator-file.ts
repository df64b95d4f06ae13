/** /dashboard/resume-generator/ID/files/cv.pdf: downloads a CV as PDF, Word, text, Markdown or JSON Resume. */

import { generatedFile } from '#app/files/file-response.ts'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Refusal } from '#core/api/refusal.ts'
import { isCvFileFormat } from '#core/documents/cv-file-format.ts'
import { cvFile } from '#work/cv/cv-file.ts'
import type { Route } from './+types/resume-generator-file.ts'
import { requireCvId, requireGeneratedCv } from './load-generated-cv.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const format = /^cv\.([a-z]{2,4})$/.exec(args.params.file)?.[1] ?? ''
  if (!isCvFileFormat(format)) throw new Refusal('not_found')
  const cv = await requireGeneratedCv(services, accountId, requireCvId(args.params.cvId))
  const { mediaType, content } = await cvFile(services, {
    cv: cv.finished,
    design: cv.design,
    format,
  })
  return generatedFile(`${cv.name}.${format}`, mediaType, content)
}
