/**
 * Which requests may be answered from a replica of the database: public pages and data, for visitors without a session.
 * Nothing there shows what such a visitor has written, and everybody who can write reads from the primary.
 */
import type { MiddlewareHandler } from 'hono'
import { hasSessionCookie } from '#core/account/auth-names.ts'
import { mayReadReplica } from '#store/read-routing.ts'

/** Not the change feed, whose cursors are positions of the primary. */
const PUBLIC =
  /^\/(?:$|jobs(?:\/[1-9]\d{0,15})?$|jobs\.(?:rss|atom|json)$|(?:companies|salaries|trends)(?:\/|$)|sitemap|api\/(?:home|companies|salaries|trends)(?:\/|$)|api\/jobs(?:\/[1-9]\d{0,15}(?:\/related)?)?$)/

export const replicaReads: MiddlewareHandler = (c, next) =>
  isAnonymousRead(c.req.method, c.req.path, (name) => c.req.header(name))
    ? mayReadReplica(next)
    : next()

export const isAnonymousRead = (
  method: string,
  path: string,
  header: (name: string) => string | undefined,
): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  PUBLIC.test(path) &&
  header('authorization') === undefined &&
  !hasSessionCookie(header('cookie'))
