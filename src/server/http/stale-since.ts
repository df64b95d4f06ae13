/**
 * Answers made while the database is away say so: since when they may be old, in a header. Caches do not keep them.
 * Errors and writes carry none: nothing in them is old.
 */
import { createMiddleware } from 'hono/factory'
import type { AtHand } from '#work/world/world.ts'

export const STALE_SINCE = 'Stale-Since'

const READING = new Set(['GET', 'HEAD'])

export const markStale = ({ inRequest, copyFrom }: Pick<AtHand, 'inRequest' | 'copyFrom'>) =>
  createMiddleware((c, next) =>
    inRequest(async () => {
      await next()
      const since = copyFrom()
      if (since === null || !READING.has(c.req.method) || c.res.status >= 400) return
      c.res.headers.set(STALE_SINCE, since.toISOString())
      const isPrivate = c.res.headers.get('Cache-Control')?.startsWith('private')
      if (!isPrivate) c.res.headers.set('Cache-Control', 'no-store')
    }),
  )
