/** All routes of the built server as "METHOD /path", read from its routers. */
import type { ServerBuild } from 'react-router'

type HonoRoute = { method: string; path: string; basePath: string; handler: unknown }

/** Page routes: a loader or a component makes it a GET, an action a POST. */
export function pageRoutes(build: ServerBuild): string[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.id === 'root') return []
    const path = pathOf(build, route.id)
    const isFrame = Object.values(build.routes).some(
      (other) => other?.parentId === route.id && (other.index || other.path === undefined),
    )
    return [
      ...((route.module.loader || route.module.default) && !isFrame ? [`GET ${path}`] : []),
      ...(route.module.action ? [`POST ${path}`] : []),
    ]
  })
}

/** All other routes. Middleware, which only passes requests on, has no method of its own. */
export function serverRoutes(routes: readonly HonoRoute[]): string[] {
  const own = routes.filter(({ method }) => method !== 'ALL').map((it) => `${it.method} ${it.path}`)
  return [...new Set(own)]
}

function pathOf(build: ServerBuild, id: string): string {
  const parts: string[] = []
  for (let at = build.routes[id]; at && at.id !== 'root'; at = build.routes[at.parentId ?? '']) {
    if (at.path) parts.unshift(at.path)
  }
  return `/${parts.join('/')}`
}
