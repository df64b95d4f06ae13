/** /api/me/applications.csv: all applications as a table for spreadsheets. */
import { z } from '@hono/zod-openapi'
import { CSV_TYPE, csvName, exportApplications } from '#work/tracker/export-applications.ts'
import { inBulk } from '#work/world/world.ts'
import type { MeRoutes } from './me-route.ts'

const PATH = '/api/me/applications.csv'

export function applicationsCsvRoutes({ me, world, document }: MeRoutes) {
  document('get', PATH, 'All your applications as a table', {
    answer: z.string(),
    type: 'text/csv',
    refusals: [401],
  })
  me.get(PATH, async (c) =>
    c.body(await exportApplications(inBulk(world), c.get('viewer').id), 200, {
      'Content-Type': CSV_TYPE,
      'Content-Disposition': `attachment; filename="${csvName(world.clock.now())}"`,
    }),
  )
}
