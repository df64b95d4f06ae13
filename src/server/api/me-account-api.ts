/** The account as a whole, under /api/me: everything in it to take along, and its end. */
import { z } from '@hono/zod-openapi'
import { CLEAR_SITE_DATA, deleteAccount } from '#work/account/delete-account.ts'
import { EXPORT_TYPE, exportData } from '#work/account/export-data.ts'
import { inBulk } from '#work/world/world.ts'
import type { MeRoutes } from './me-route.ts'

export function accountRoutes({ me, world, document }: MeRoutes) {
  document(
    'get',
    '/api/me/export',
    'Everything that is kept about you, as a ZIP; not with a token',
    {
      answer: z.string().openapi({ format: 'binary' }),
      type: EXPORT_TYPE,
      refusals: [401, 403, 429],
    },
  )
  me.get('/api/me/export', async (c) => {
    // To look whether it is there is not to take it along, which is counted.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': EXPORT_TYPE })
    const { name, content } = await exportData(inBulk(world), c.get('viewer'))
    return c.body(content, 200, {
      'Content-Type': EXPORT_TYPE,
      'Content-Disposition': `attachment; filename="${name}"`,
    })
  })

  document('delete', '/api/me', 'Delete your account and everything in it; not with a token', {
    answer: null,
    refusals: [401, 403],
  })
  me.delete('/api/me', async (c) => {
    await deleteAccount(inBulk(world), c.get('viewer'))
    return c.body(null, 204, { 'Clear-Site-Data': CLEAR_SITE_DATA })
  })
}
