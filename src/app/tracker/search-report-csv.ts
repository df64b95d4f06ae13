/** /dashboard/job-tracker/report.csv: downloads the report as CSV. */
import { generatedFile } from '#app/files/file-response.ts'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { reportCsv, requireReport } from '#work/tracker/search-report.ts'
import { inBulk } from '#work/use-case/use-case-services.ts'
import type { Route } from './+types/search-report-csv.ts'

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args)
  const services = args.context.get(servicesContext)
  const given = new URL(args.request.url).searchParams
  const report = await requireReport(inBulk(services), viewer, given)
  const { name, mediaType, content } = reportCsv(report)
  return generatedFile(name, mediaType, content)
}
