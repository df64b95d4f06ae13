/**
 * What every request passes first: it gets an id, which is in its answer, its log lines and its error page, and once
 * it is answered it is counted, and logged if the operator wants that.
 */
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { inRequest } from '#server/process/request-scope.ts'
import type { Log } from '#work/use-case/use-case-services.ts'
import { createRefusedLog } from './log-refused.ts'
import { pathToLog } from './problem.ts'
import { makeRequestId, REQUEST_ID } from './request-id.ts'

/** A request that was answered, up to the headers of its answer: a body may still be on its way. */
export type AnsweredRequest = {
  method: string
  /** A pattern like `/jobs/:jobId`; `unknown` for an address that no route has. */
  route: string
  status: number
  tookMs: number
}

export function tagRequests(options: {
  /** The pattern of a page's address; null if no page has it. */
  pageRoute(path: string): Promise<string | null> | string | null
  /** The visitor's network. */
  networkOf(c: Context): string
  onAnswered(answered: AnsweredRequest): void
  log: Pick<Log, 'info' | 'warn'>
  /** Whether each request is logged, and not only those that could not be served. */
  logsAll: boolean
}): MiddlewareHandler {
  const logRefused = createRefusedLog(options.log)
  return async (c, next) => {
    const begunAt = performance.now()
    const requestId = makeRequestId()
    await inRequest({ requestId, network: options.networkOf(c) }, next)
    c.res.headers.set(REQUEST_ID, requestId)
    const { status } = c.res
    const { method, path } = c.req
    const route = await routeOf(c, options.pageRoute)
    const tookMs = performance.now() - begunAt
    options.onAnswered({ method, route, status, tookMs })
    const line = { requestId, method, path: pathToLog(path), route, status }
    if (options.logsAll) options.log.info({ ...line, ms: Math.round(tookMs * 10) / 10 }, 'request')
    else logRefused(line)
  }
}

/** The route that answered: a server route has its own pattern, and pages share one that says nothing. */
async function routeOf(
  c: Context,
  pageRoute: (path: string) => Promise<string | null> | string | null,
): Promise<string> {
  const route = routePath(c)
  if (!/^\/?\*?$/.test(route)) return route
  const page = await pageRoute(toPagePath(c.req.path))
  return page === null || page === '/*' ? 'unknown' : page // `/*` is the page that says "not found"
}

/** Client-side navigations ask for `PATH.data`, and for `/_root.data` instead of `/`. */
const toPagePath = (path: string) => path.replace(/\.data$/, '').replace(/^\/_root$/, '/')
