/** /dashboard/job-tracker/export.csv: downloads all applications as CSV. */
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { CSV_TYPE, csvName, exportApplications } from '#work/tracker/export-applications.ts'
import { inBulk } from '#work/use-case/use-case-services.ts'
import type { Route } from './+types/applications-csv.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireViewer(args)
  const services = inBulk(args.context.get(servicesContext))
  return new Response(await exportApplications(services, id), {
    headers: {
      'Content-Type': CSV_TYPE,
      'Content-Disposition': `attachment; filename="${csvName(services.clock.now())}"`,
    },
  })
}
