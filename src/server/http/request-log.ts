/**
 * What every request passes first: it gets an id, which is in its answer, its log lines and its error page, and once
 * it is answered it is counted, and logged if the operator wants that.
 */
import type { HttpBindings } from '@hono/node-server'
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
  /** 499 if the client left before the answer, which is nobody's mistake. */
  status: number
  tookMs: number
}

/** As nginx counts them. */
const CLIENT_LEFT = 499

/** Traces requests; health/tracing.ts does. */
export type RequestTracing = {
  /** `parent`: the header `traceparent` of a proxy of the operator's; null without one. */
  begin(request: { method: string; requestId: string; parent: string | null }): RequestTrace
}

type RequestTrace = {
  run<T>(work: () => T): T
  end(answered: { route: string; status: number }): void
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
  /** Null without a collector of traces. */
  tracing?: RequestTracing | null
  /** Whether a proxy of the operator's sends requests, whose word about their trace is believed. */
  believesProxies?: boolean
}): MiddlewareHandler {
  const { tracing = null, believesProxies = false } = options
  const logRefused = createRefusedLog(options.log)
  return async (c, next) => {
    const begunAt = performance.now()
    const requestId = makeRequestId()
    const { method, path } = c.req
    const parent = (believesProxies && c.req.header('traceparent')) || null
    const traced = tracing?.begin({ method, requestId, parent })
    const answer = () => inRequest({ requestId, network: options.networkOf(c) }, next)
    await (traced ? traced.run(answer) : answer())
    c.res.headers.set(REQUEST_ID, requestId)
    const status = hasLeft(c) ? CLIENT_LEFT : c.res.status
    const route = await routeOf(c, options.pageRoute)
    const tookMs = performance.now() - begunAt
    traced?.end({ route, status })
    options.onAnswered({ method, route, status, tookMs })
    const line = { requestId, method, path: pathToLog(path), route, status }
    if (options.logsAll) options.log.info({ ...line, ms: Math.round(tookMs * 10) / 10 }, 'request')
    else logRefused(line)
  }
}

/** `env` is empty where a request did not come over a socket. */
const hasLeft = ({ env }: Context<{ Bindings?: Partial<HttpBindings> }>) =>
  env?.incoming?.socket?.destroyed === true

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
