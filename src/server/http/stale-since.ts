/**
 * Marks answers made during a database outage with a header that says how old they may be, and keeps caches from
 * storing them. Errors and writes get no header, because nothing in them is old.
 */
import { createMiddleware } from 'hono/factory'
import type { OutageCache } from '#work/use-case/use-case-services.ts'

export const STALE_SINCE = 'Stale-Since'

const READING = new Set(['GET', 'HEAD'])

export const markStale = ({ inRequest, copyFrom }: Pick<OutageCache, 'inRequest' | 'copyFrom'>) =>
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
