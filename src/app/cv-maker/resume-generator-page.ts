/** /dashboard/resume-generator/ID/pages/N.svg: one page of a CV as it will print, for the preview; `?template=` shows another template. */

import { pageImage, VERSIONED_SECONDS } from '#app/files/file-response.ts'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import type { Route } from './+types/resume-generator-page.ts'
import { inTemplate } from './in-template.ts'
import { requireCvId, requireGeneratedCv } from './load-generated-cv.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id: accountId } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const cv = await requireGeneratedCv(services, accountId, requireCvId(args.params.cvId))
  const design = inTemplate(cv.design, args.request.url)
  const { files } = await services.typeset.cv(cv.finished, design, 'svg')
  return pageImage(files, args.params.page, VERSIONED_SECONDS)
}
