/** /dashboard/data/export: everything we store about the person as a ZIP. Requires a recent re-authentication. */

import { servicesContext } from '#app/request/context.ts'
import { requireConfirmed } from '#app/security/confirmed.ts'
import { EXPORT_TYPE, exportData } from '#work/account/export-data.ts'
import { inBulk } from '#work/use-case/use-case-services.ts'
import type { Route } from './+types/dashboard-data-export.ts'
import { DATA_PATH } from './data-paths.ts'

export async function loader(args: Route.LoaderArgs) {
  // Return to the page, not to the file: a download would leave the confirmation prompt on the screen.
  const viewer = requireConfirmed(args, `${DATA_PATH}#export`)
  // HEAD only checks that the export exists; downloads are counted.
  if (args.request.method === 'HEAD') {
    return new Response(null, { headers: { 'Content-Type': EXPORT_TYPE } })
  }
  const { name, content } = await exportData(inBulk(args.context.get(servicesContext)), viewer)
  return new Response(content, {
    headers: {
      'Content-Type': EXPORT_TYPE,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}
