/**
 * Gives answers an ETag of their content, and answers 304 to a client that has it. For answers that are complete texts:
 * it reads each once, where a copy of a stream would cost more than finding most answers.
 */
import type { MiddlewareHandler } from 'hono'
import { contentTag, isKnownTag } from './answer-if-changed.ts'

const READING = new Set(['GET', 'HEAD'])
/** What a 304 repeats of the answer's own headers; RFC 9110, 15.4.5. */
const REPEATED = ['cache-control', 'content-location', 'date', 'expires', 'vary']

export function tagAnswers(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { res } = c
    if (!READING.has(c.req.method) || res.status !== 200 || res.headers.has('ETag')) return
    const { headers } = res
    const kept: unknown = c.get('text') // by `sendJson`
    const text = typeof kept === 'string' ? kept : await res.text()
    const tag = contentTag(text)
    c.res = undefined // or Hono would merge the old headers into the new answer
    if (isKnownTag(c.req.header('if-none-match'), tag)) {
      const repeated = new Headers({ ETag: tag })
      for (const name of REPEATED) {
        const value = headers.get(name)
        if (value !== null) repeated.set(name, value)
      }
      c.res = new Response(null, { status: 304, headers: repeated })
      return
    }
    headers.set('ETag', tag)
    c.set('text', text) // for `compress`
    c.res = new Response(text, { status: 200, headers })
  }
}
