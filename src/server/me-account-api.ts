/** The account as a whole, under /api/me: everything in it to take along, and its end. */
import { ReadableStream } from 'node:stream/web'
import { z } from '@hono/zod-openapi'
import { CLEAR_SITE_DATA, deleteAccount } from '#work/delete-account.ts'
import { exportData } from '#work/export-data.ts'
import type { MeRoutes } from './me-route.ts'

const ZIP = 'application/zip'

export function accountRoutes({ me, world, document }: MeRoutes) {
  document('get', '/api/me/export', 'Everything that is kept about you, as a ZIP', {
    answer: z.string().openapi({ format: 'binary' }),
    type: ZIP,
    refusals: [401],
  })
  me.get('/api/me/export', (c) => {
    const { id } = c.get('viewer')
    const day = world.clock.now().toISOString().slice(0, 10)
    return c.body(ReadableStream.from(exportData(world, id)) as globalThis.ReadableStream, 200, {
      'Content-Type': ZIP,
      'Content-Disposition': `attachment; filename="rolecall-${day}.zip"`,
    })
  })

  document('delete', '/api/me', 'Delete your account and everything in it; not with a token', {
    answer: null,
    refusals: [401, 403],
  })
  me.delete('/api/me', async (c) => {
    await deleteAccount(world, c.get('viewer'))
    return c.body(null, 204, { 'Clear-Site-Data': CLEAR_SITE_DATA })
  })
}
