/**
 * Answers unsupported methods with 405 and `Allow`, and OPTIONS with `Allow` only. The supported methods come
 * from the routers themselves. An address that answers 404 to someone does so for every method.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import type { Env, Hono, MiddlewareHandler } from 'hono'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { Refusal } from '#core/api/refusal.ts'
import type { Log } from '#work/use-case/use-case-services.ts'
import { preflightHeaders } from './cross-origin.ts'
import { problemOf } from './problem.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Every address with GET also takes HEAD, and all take OPTIONS. */
function allowOf(methods: readonly string[]): string {
  return [...methods.flatMap((it) => (it === 'GET' ? ['GET', 'HEAD'] : [it])), 'OPTIONS'].join(', ')
}

/** The answer to a method that isn't in `methods`. */
export function methodRefusal(asked: string, address: string, methods: string[], log: Log) {
  const headers = { Allow: allowOf(methods) }
  if (asked === 'OPTIONS') {
    const open = preflightHeaders(address, methods)
    return new Response(null, { status: 204, headers: { ...headers, ...open } })
  }
  const answer = problemOf(address, new Refusal('method_not_allowed'), { log, events: null })
  answer.headers.set('Allow', headers.Allow)
  return answer
}

/**
 * Runs after all routes of `app`: a request that gets here but matches the path of a route used another method.
 */
export function refuseOtherMethods<E extends Env>(app: Hono<E>, log: Log): MiddlewareHandler {
  return async (c, next) => {
    const methods = METHODS.filter((method) =>
      app.router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method),
    )
    if (methods.length === 0) return next()
    return methodRefusal(c.req.method, c.req.path, methods, log)
  }
}

/** The same for built files, whose middleware passes on everything but reads. */
export function refuseWritingFiles(directory: string, log: Log): MiddlewareHandler {
  const names = fs.readdirSync(directory, { recursive: true, encoding: 'utf8' })
  const files = new Set(names.map((name) => `/${name.split(path.sep).join('/')}`))
  return async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (isRead || !files.has(c.req.path)) return next()
    return methodRefusal(c.req.method, c.req.path, ['GET'], log)
  }
}

type Handle = (request: Request) => Promise<Response>

/**
 * The same for pages. They refuse wrong methods themselves (app/request/answer-refusals.ts), after checking who
 * is asking. This adds `Allow`, and answers OPTIONS wherever HEAD would find a page.
 */
export function createPageMethods(build: ServerBuild) {
  const routes = childrenOf(build, undefined)
  return async (request: Request, handle: Handle): Promise<Response> => {
    const isOptions = request.method === 'OPTIONS'
    const answer = await handle(isOptions ? toHead(request) : request)
    if (answer.status !== 405 && (!isOptions || answer.status === 404)) return answer
    const Allow = allowOf(methodsAt(new URL(request.url).pathname))
    if (isOptions) return new Response(null, { status: 204, headers: { Allow } })
    answer.headers.set('Allow', Allow)
    return answer
  }

  function methodsAt(address: string): string[] {
    const page = address.replace(/\.data$/, '').replace(/^\/_root$/, '/') // the path of a client-side data request
    const match = (matchRoutes(routes, page) ?? []).at(-1)
    const module = match?.route.id ? build.routes[match.route.id]?.module : undefined
    return [
      ...(module?.loader || module?.default ? ['GET'] : []),
      ...(module?.action ? ['POST'] : []),
    ]
  }
}

/** Without the body: Node gives one to every request except GET and HEAD, and HEAD can't have one. */
const toHead = ({ url, headers, signal }: Request) =>
  new Request(url, { method: 'HEAD', headers, signal })

/** The address patterns of all pages, as `/jobs/:jobId`, and the routes they belong to. */
export function pagePatterns({ routes }: ServerBuild): { id: string; pattern: string }[] {
  return Object.values(routes).flatMap((route) => {
    const parts: string[] = []
    for (let at = route; at; at = at.parentId === undefined ? undefined : routes[at.parentId]) {
      if (at.path) parts.unshift(at.path)
    }
    return route?.module.loader || route?.module.default || route?.module.action
      ? [{ id: route.id, pattern: `/${parts.join('/')}` }]
      : []
  })
}

function childrenOf(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path: at } = route
    if (route.index) return [{ id, index: true }]
    return [{ id, ...(at !== undefined && { path: at }), children: childrenOf(build, id) }]
  })
}
