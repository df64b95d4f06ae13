/** /dashboard/resume-generator/ID/files/cv.pdf: a CV made here, to be saved; also Word, text, Markdown and JSON Resume. */
import { worldContext } from '#app/context.ts'
import { requireCvId, requireMadeCv } from '#app/cv-maker/load-made-cv.ts'
import { madeFile } from '#app/file-answer.ts'
import { requireViewer } from '#app/viewer.ts'
import { Refusal } from '#core/api/refusal.ts'
import { isCvFileFormat } from '#core/documents/cv-file-format.ts'
import { cvFile } from '#work/cv/cv-file.ts'
import type { Route } from './+types/resume-generator-file.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const world = args.context.get(worldContext)
  const format = /^cv\.([a-z]{2,4})$/.exec(args.params.file)?.[1] ?? ''
  if (!isCvFileFormat(format)) throw new Refusal('not_found')
  const cv = await requireMadeCv(world, accountId, requireCvId(args.params.cvId))
  const { mediaType, content } = await cvFile(world, { cv: cv.finished, design: cv.design, format })
  return madeFile(`${cv.name}.${format}`, mediaType, content)
}
