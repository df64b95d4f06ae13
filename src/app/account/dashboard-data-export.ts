/** /dashboard/data/export: everything that is kept about the person as a ZIP, once they have proved who they are. */

import { worldContext } from '#app/request/context.ts'
import { requireConfirmed } from '#app/security/confirmed.ts'
import { EXPORT_TYPE, exportData } from '#work/account/export-data.ts'
import { inBulk } from '#work/world/world.ts'
import type { Route } from './+types/dashboard-data-export.ts'
import { DATA_PATH } from './data-paths.ts'

export async function loader(args: Route.LoaderArgs) {
  // Back to the page, not to the file: a download leaves the question on the screen.
  const viewer = requireConfirmed(args, `${DATA_PATH}#export`)
  // To look whether it is there is not to take it along, which is counted.
  if (args.request.method === 'HEAD') {
    return new Response(null, { headers: { 'Content-Type': EXPORT_TYPE } })
  }
  const { name, content } = await exportData(inBulk(args.context.get(worldContext)), viewer)
  return new Response(content, {
    headers: {
      'Content-Type': EXPORT_TYPE,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}
