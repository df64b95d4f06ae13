/**
 * A page comes with its own routes. Before anybody can follow a link, the browser loads the list of all routes: one
 * static file, at the first sign of a person. React Router would ask the server about the addresses of each page.
 */

/** Where React Router asks for routes. */
export const ROUTES_PATH = '/__manifest'

type RouteList = { url: string; routes: Record<string, unknown> }
type WithRouteList = typeof globalThis & { __reactRouterManifest: RouteList }

/** What precedes that a link is followed. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const

/** The same `fetch`, but it answers questions about routes itself. */
export function answerRoutes(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  const person = new Promise<Event>((resolve) => {
    for (const sign of SIGNS) addEventListener(sign, resolve, { once: true, passive: true })
  })
  let list: Promise<Record<string, unknown>> | null = null

  async function answer(question: URL): Promise<Response> {
    // All addresses that a page links to, home among them, come first. A question about one address is from somebody
    // on the way there.
    if (question.searchParams.get('paths')?.startsWith('/,')) await person
    try {
      list ??= loadAllRoutes()
      return new Response(JSON.stringify(await list))
    } catch {
      list = null
      // This version is no longer served: React Router then loads the next page as a document.
      return new Response(null, { status: 204, headers: { 'X-Remix-Reload-Document': 'true' } })
    }
  }

  return (input, init) => {
    const url = input instanceof Request ? new URL(input.url) : null
    return url?.pathname === ROUTES_PATH ? answer(url) : fetch(input, init)
  }
}

/** The file replaces the page's own list, which the router keeps and adds to. */
async function loadAllRoutes() {
  const scope = globalThis as WithRouteList
  const own = scope.__reactRouterManifest
  try {
    await import(/* @vite-ignore */ own.url)
    return scope.__reactRouterManifest.routes
  } finally {
    scope.__reactRouterManifest = own
  }
}
