/** /dashboard/resume-generator/ID/pages/N.svg: one page of a CV as it is printed, for the preview. */

import { pagePicture, VERSIONED_SECONDS } from '#app/files/file-answer.ts'
import { worldContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import type { Route } from './+types/resume-generator-page.ts'
import { requireCvId, requireMadeCv } from './load-made-cv.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const world = args.context.get(worldContext)
  const cv = await requireMadeCv(world, accountId, requireCvId(args.params.cvId))
  const { files } = await world.typeset.cv(cv.finished, cv.design, 'svg')
  return pagePicture(files, args.params.page, VERSIONED_SECONDS)
}
