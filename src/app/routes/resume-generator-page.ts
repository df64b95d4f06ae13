/** /dashboard/resume-generator/ID/pages/N.svg: one page of a CV as it is printed, for the preview. */
import { worldContext } from '#app/context.ts'
import { requireCvId, requireMadeCv } from '#app/cv-maker/load-made-cv.ts'
import { pagePicture, VERSIONED_SECONDS } from '#app/file-answer.ts'
import { requireViewer } from '#app/viewer.ts'
import type { Route } from './+types/resume-generator-page.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const world = args.context.get(worldContext)
  const cv = await requireMadeCv(world, accountId, requireCvId(args.params.cvId))
  const { files } = await world.typeset.cv(cv.finished, cv.design, 'svg')
  return pagePicture(files, args.params.page, VERSIONED_SECONDS)
}
