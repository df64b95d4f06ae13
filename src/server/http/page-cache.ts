/**
 * Sends public pages that were rendered a moment ago, and renders a page once for all who ask for it at the same time.
 *
 * A page that may be shared is rendered from its address alone: without the visitor's headers, network or abort signal,
 * and with a nonce that is never sent. So nothing that one visitor sends can change what another gets, and the render
 * goes on when the visitor who caused it has gone. Each answer gets the nonce of its own response.
 */
import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { cachedAddress, isStorable } from './cached-pages.ts'
import { accepts, type TextVariables } from './compress.ts'
import { plainWithNonce, slotPage, withNonce } from './nonce-slot.ts'
import { createPageStore, type StoredPage } from './page-store.ts'
import type { SecurityVariables } from './security.ts'
import type { SharedRender } from './shared-page.ts'

/** `shared`: what the page is rendered from if it may be shared. */
export type PageCacheVariables = SecurityVariables & TextVariables & { shared?: SharedRender }

/** `hit` and `waited` were not rendered; `stored` was, and `refused` too, but must not be shared. */
export const PAGE_OUTCOMES = ['hit', 'waited', 'stored', 'refused'] as const
export type PageOutcome = (typeof PAGE_OUTCOMES)[number]

export type PageCacheFigures = {
  outcomes: Readonly<Record<PageOutcome, number>>
  pages: number
  bytes: number
}

export type PageCache = {
  answer: MiddlewareHandler<{ Variables: PageCacheVariables }>
  /** The index has changed. */
  outdate(): void
  figures(): PageCacheFigures
}

type PageContext = Context<{ Variables: PageCacheVariables }>

/**
 * `maxBytes` 0 turns it off; with `hasThreads`, pages are rendered from their addresses even then. `now`: monotonic
 * milliseconds.
 */
export function createPageCache({
  maxBytes,
  publicUrl,
  hasThreads = false,
  now = () => performance.now(),
}: {
  maxBytes: number
  publicUrl: string
  hasThreads?: boolean
  now?: () => number
}): PageCache {
  const store = createPageStore(maxBytes)
  /** Pages that are being rendered. They resolve to null if the page must not be shared. */
  const renders = new Map<string, Promise<StoredPage | null>>()
  const outcomes = { hit: 0, waited: 0, stored: 0, refused: 0 }

  return {
    async answer(c, next) {
      const address = maxBytes === 0 && !hasThreads ? null : addressOf(c)
      if (address === null) return next()
      if (maxBytes === 0) return renderApart(c, next, address)
      const stored = store.get(address, now())
      if (stored) {
        outcomes.hit++
        return send(c, stored)
      }
      if (c.req.method === 'HEAD') return next()
      const awaited = renders.get(address)
      if (awaited !== undefined) {
        const page = await awaited
        if (!page) return next() // not shared, so this visitor's is rendered too
        outcomes.waited++
        return send(c, page)
      }
      const { promise, resolve } = Promise.withResolvers<StoredPage | null>()
      renders.set(address, promise)
      let page: StoredPage | null = null
      try {
        page = await render(c, next, address)
      } finally {
        renders.delete(address)
        resolve(page)
      }
      outcomes[page ? 'stored' : 'refused']++
      return page ? send(c, page) : undefined
    },
    outdate: () => store.outdate(now()),
    figures: () => ({ outcomes: { ...outcomes }, pages: store.size(), bytes: store.bytes() }),
  }

  /** For one visitor, from the address alone. */
  async function renderApart(c: PageContext, next: () => Promise<void>, address: string) {
    if (c.req.method === 'HEAD') return next()
    c.set('shared', {
      request: new Request(`${publicUrl}${address}`),
      nonce: c.get('nonce'),
      html: null,
    })
    await next()
    const html = c.get('shared')?.html ?? null
    if (html === null) return
    const { status, headers } = c.res
    replace(c, html, { status, headers })
    c.set('text', html)
  }

  /** Null if the page must not be shared; then `c.res` is this visitor's answer. */
  async function render(c: PageContext, next: () => Promise<void>, address: string) {
    const begunAt = now()
    const nonce = randomBytes(16).toString('base64')
    c.set('shared', { request: new Request(`${publicUrl}${address}`), nonce, html: null })
    await next()
    const { res } = c
    // Null for an answer that is no page, and if the page had to be rendered for this visitor.
    const html = c.get('shared')?.html ?? null
    if (html === null) return null
    const slotted = isStorable(res) ? await slotPage(html, nonce) : null
    if (slotted) {
      const page = { ...slotted, headers: [...res.headers], begunAt }
      store.put(address, page)
      return page
    }
    const own = html.toString().replaceAll(nonce, c.get('nonce'))
    replace(c, own, { status: res.status, headers: res.headers })
    return null
  }
}

const addressOf = (c: PageContext) =>
  cachedAddress({ method: c.req.method, url: c.req.raw.url }, (name) => c.req.header(name))

/** Sets the answer and returns nothing: Hono would copy the headers of an earlier answer into a returned one. */
async function send(c: PageContext, page: StoredPage) {
  const headers = Object.fromEntries(page.headers)
  const nonce = c.get('nonce')
  if (!accepts(c.req.header('accept-encoding') ?? '', 'br')) {
    // `compress` adds the encoding and Vary.
    const body = c.req.method === 'HEAD' ? null : await plainWithNonce(page, nonce)
    return replace(c, body, { status: 200, headers })
  }
  if (c.req.method === 'HEAD') return replace(c, null, { status: 200, headers })
  const encoded = { ...headers, 'content-encoding': 'br', vary: 'Accept-Encoding' }
  replace(c, withNonce(page, nonce), { status: 200, headers: encoded })
}

function replace(
  c: PageContext,
  body: BodyInit | null,
  init: { status: number; headers: Headers | Record<string, string> },
) {
  c.set('text', typeof body === 'string' ? body : undefined)
  c.res = undefined
  c.res = new Response(body, init)
}
