/**
 * Hands each request for a page to a handler that knows this page and its layouts only. React Router compares an
 * address with every route, more than once, and prepares all of them for each page it renders, which for our number of
 * routes takes longer than rendering a short page.
 */
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { pagePatterns } from './methods.ts'
import { createRoutePatterns } from './route-patterns.ts'

type Mode = 'production' | 'development'

/** Addresses that every router reads alike. */
const PLAIN_PATH = /^[\w/-]*$/

/** Answers requests for any page. In development there is one handler, because routes come and go. */
export function createPageHandlers(build: ServerBuild, mode: Mode): RequestHandler {
  const ofAll = createRequestHandler(build, mode)
  if (mode === 'development') return ofAll
  const patternOf = createRoutePatterns(pagePatterns(build).map(({ pattern }) => pattern))
  const handlers = new Map<string, RequestHandler>()

  function handlerOf(pattern: string): RequestHandler {
    const known = handlers.get(pattern)
    if (known) return known
    const handler = createRequestHandler(onlyRoutesOf(build, pattern), mode)
    handlers.set(pattern, handler)
    return handler
  }

  return (request, context) => {
    const { pathname } = new URL(request.url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const pattern = isRead && PLAIN_PATH.test(pathname) ? patternOf(pathname) : null
    const isOfOne = pattern !== null && !pattern.endsWith('*')
    return (isOfOne ? handlerOf(pattern) : ofAll)(request, context)
  }
}

/** The build with the routes of one pattern and the layouts around them. */
function onlyRoutesOf(build: ServerBuild, pattern: string): ServerBuild {
  const ids = new Set<string>()
  for (const { id, pattern: its } of pagePatterns(build)) {
    if (its !== pattern) continue
    for (let at: string | undefined = id; at !== undefined; at = build.routes[at]?.parentId) {
      ids.add(at)
    }
  }
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  }
}
