/** /dashboard/job-tracker/export.csv: all applications as a table, to be saved. */
import { worldContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { CSV_TYPE, csvName, exportApplications } from '#work/tracker/export-applications.ts'
import { inBulk } from '#work/world/world.ts'
import type { Route } from './+types/applications-csv.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireViewer(args)
  const world = inBulk(args.context.get(worldContext))
  return new Response(await exportApplications(world, id), {
    headers: {
      'Content-Type': CSV_TYPE,
      'Content-Disposition': `attachment; filename="${csvName(world.clock.now())}"`,
    },
  })
}
