/** Refuses bodies that are too large, by their actual length, whatever a request claims. Routes may set lower limits. */
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refusal } from '#core/api/refusal.ts'

export function limitBody(maxSize: number): MiddlewareHandler {
  const onError = () => {
    throw new Refusal('body_too_large')
  }
  const limit = bodyLimit({ maxSize, onError })
  // The server passes on no body of these, and asking for it would make a whole Request.
  return (c, next) => (c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limit(c, next))
}
