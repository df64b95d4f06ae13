/** /api/me/live: changes in a person's own data, as they happen. */
import { z } from '@hono/zod-openapi'
import { Refusal } from '#core/api/refusal.ts'
import { LIVE_TYPE, parseVersion } from '#server/live/live-events.ts'
import type { LiveHub } from '#server/live/live-hub.ts'
import { readTokenViewer } from '#work/account/access-token.ts'
import type { MeRoutes } from './me-route.ts'

const PATH = '/api/me/live'

const STREAM = z.string().openapi({
  description: 'Server-sent events: ready, change, reset, beat, signed-out',
  example: 'id: 8\nevent: change\ndata: {"version":8,"kind":"application","subject":"12"}\n\n',
})

export function liveRoutes({ me, services, document }: MeRoutes, live: LiveHub) {
  document('get', PATH, 'Live stream of changes to your data (server-sent events)', {
    query: z.object({
      since: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional()
        .openapi({ description: 'The last `id` you received; same as a `Last-Event-ID` header' }),
    }),
    answer: STREAM,
    type: LIVE_TYPE,
    refusals: [400, 401, 429],
  })
  me.get(PATH, async (c) => {
    const given = c.req.query('since')
    const since = parseVersion(c.req.header('last-event-id')) ?? parseVersion(given)
    if (given !== undefined && parseVersion(given) === null) {
      const message = 'must be the id of an event'
      throw new Refusal('invalid_parameter', [{ parameter: 'since', message }])
    }
    c.header('Content-Type', LIVE_TYPE)
    // A proxy that compresses or buffers would delay events.
    c.header('Cache-Control', 'private, no-store, no-transform')
    c.header('X-Accel-Buffering', 'no')
    if (c.req.method === 'HEAD') return c.body(null)
    const viewer = c.get('viewer')
    const headers = new Headers(c.req.raw.headers)
    const isAllowed = () =>
      readTokenViewer(services, headers).then(
        (program) => program?.id === viewer.id,
        (error: unknown) => {
          if (error instanceof Refusal) return false // revoked or expired
          throw error
        },
      )
    const { signal } = c.req.raw
    return c.body(await live.open({ viewer, since, isAllowed, signal }))
  })
}
