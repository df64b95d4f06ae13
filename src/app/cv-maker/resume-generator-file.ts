/** /dashboard/resume-generator/ID/files/cv.pdf: a CV made here, to be saved; also Word, text, Markdown and JSON Resume. */

import { madeFile } from '#app/files/file-answer.ts'
import { worldContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Refusal } from '#core/api/refusal.ts'
import { isCvFileFormat } from '#core/documents/cv-file-format.ts'
import { cvFile } from '#work/cv/cv-file.ts'
import type { Route } from './+types/resume-generator-file.ts'
import { requireCvId, requireMadeCv } from './load-made-cv.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const world = args.context.get(worldContext)
  const format = /^cv\.([a-z]{2,4})$/.exec(args.params.file)?.[1] ?? ''
  if (!isCvFileFormat(format)) throw new Refusal('not_found')
  const cv = await requireMadeCv(world, accountId, requireCvId(args.params.cvId))
  const { mediaType, content } = await cvFile(world, { cv: cv.finished, design: cv.design, format })
  return madeFile(`${cv.name}.${format}`, mediaType, content)
}
