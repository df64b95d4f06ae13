/**
 * The whole HTTP server as one function: what every request passes through, in order, and who answers it.
 * Knows no port and no process; tests call it as it is.
 */
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { answerRefusals } from '#app/request/answer-refusals.ts'
import {
  inboxContext,
  networkContext,
  nonceContext,
  viewerContext,
  worldContext,
} from '#app/request/context.ts'
import type { Viewer } from '#core/account/account.ts'
import { AUTH_PATH, hasSessionCookie, NETWORK_HEADER } from '#core/account/auth-names.ts'
import { RETRY_AFTER_SECONDS, Refusal } from '#core/api/refusal.ts'
import { MAX_FILE_BYTES } from '#core/files/file-limits.ts'
import type { InboxGate } from '#server/account/inbox-gate.ts'
import { createApi } from '#server/api/api.ts'
import { createCalendarFeeds } from '#server/api/calendar-feeds.ts'
import { METRICS_TYPE } from '#server/health/metrics.ts'
import type { Readiness } from '#server/health/readiness.ts'
import { compress } from '#server/http/compress.ts'
import { createCrawling } from '#server/http/crawling.ts'
import { createPageMethods, refuseOtherMethods, refuseWritingFiles } from '#server/http/methods.ts'
import { toPageRequest } from '#server/http/page-request.ts'
import { problemResponse } from '#server/http/problem.ts'
import {
  canonicalPath,
  knownHost,
  oneHost,
  type SecurityVariables,
  sameOrigin,
  securityHeaders,
} from '#server/http/security.ts'
import { createSecurityTxt } from '#server/http/security-txt.ts'
import { markStale } from '#server/http/stale-since.ts'
import { takesUploads } from '#server/http/upload-routes.ts'
import { visitorNetwork } from '#server/http/visitor-address.ts'
import type { LiveHub } from '#server/live/live-hub.ts'
import { isSameSecret } from '#server/process/same-secret.ts'
import { isMultipart } from '#work/files/multipart.ts'
import type { World } from '#work/world/world.ts'

export type AppOptions = {
  world: Omit<World, 'describeApi'>
  /** Streams of live changes. */
  live: LiveHub
  /** Whether the index answers, how far it has come, and whether the database can be reached. */
  readiness(): Promise<Readiness>
  /** What /metrics answers to a request with the key; null when there is no such address. */
  metrics: { key: string; read: () => string } | null
  /** The pages; asked for at each request, so that a development server may replace them. */
  pages(): Promise<ServerBuild>
  trustedProxies: number
  /** Answer only for the host of settings.publicUrl. */
  onlyPublicHost: boolean
  /** Who may read messages that were not sent; null where mail is sent. */
  inbox: InboxGate | null
  mode: 'production' | 'development'
}

type Handler = {
  pages: ServerBuild
  handle: RequestHandler
  byMethod: ReturnType<typeof createPageMethods>
}

type AppEnv = { Bindings: Partial<HttpBindings>; Variables: SecurityVariables }

/** What the build made for browsers. */
const CLIENT = './build/client'

/** Hashed by the build: the same name is for ever the same bytes. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_A_DAY = 'public, max-age=86400'

/** A form without a file, and one with the largest file and its frame. */
const FORM_BYTES = 256 * 1024
const UPLOAD_BYTES = MAX_FILE_BYTES + FORM_BYTES

export function createApp(options: AppOptions) {
  const { world, mode } = options
  const { publicUrl } = world.settings
  const knownUrl = options.onlyPublicHost ? publicUrl : null
  const app = new Hono<AppEnv>({ getPath: pathOf })
  const { api, describe } = createApi({ world, live: options.live, visitorOf })
  let handler: Handler | null = null
  const pageWorld: World = { ...world, describeApi: describe }

  app.onError((error, c) => problemResponse(c, error, world.log))
  app.use(securityHeaders({ https: publicUrl.startsWith('https:'), mode }))
  app.use(oneHost((c) => c.env?.incoming))
  app.use(canonicalPath(rawPath))
  if (knownUrl) app.use(knownHost(knownUrl))
  app.use(sameOrigin(knownUrl))
  const forms = limitBody(FORM_BYTES)
  app.use((c, next) => {
    if (!isMultipart(c.req.raw)) return forms(c, next)
    if (!takesUploads(c.req.method, c.req.path)) throw new Refusal('takes_no_file')
    // Its reader counts what comes, once it is known whose it is.
    if (Number(c.req.header('content-length')) > UPLOAD_BYTES) throw new Refusal('body_too_large')
    return next()
  })

  app.get('/livez', (c) => c.text('ok', 200, { 'Cache-Control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const body = await options.readiness()
    return c.json(body, body.ready ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
  const { metrics } = options
  if (metrics) {
    const headers = { 'Content-Type': METRICS_TYPE, 'Cache-Control': 'no-store' }
    app.get('/metrics', (c) => {
      const [, given = ''] = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '') ?? []
      if (!isSameSecret(given, metrics.key)) throw new Refusal('metrics_key')
      return c.body(metrics.read(), 200, headers)
    })
  }

  if (mode === 'production') {
    app.use(refuseWritingFiles(CLIENT, world.log))
    // By name, so that a page never asks the disk whether it is a file.
    for (const path of ['/assets/*', '/:file{[\\w-]+\\.(?:svg|png|ico|webmanifest)}']) {
      app.use(path, staticFiles())
    }
  }
  app.use(compress())
  app.use(markStale(world.atHand))
  app.route('/', createCrawling(world))
  app.route('/', createSecurityTxt(world))
  app.route('/', createCalendarFeeds(world))
  app.all(`${AUTH_PATH}/*`, async (c) => {
    const request = new Request(c.req.raw)
    request.headers.set(NETWORK_HEADER, visitorOf(c).network)
    const answer = await world.askAuth(request)
    const mine = new Response(answer.body, answer)
    mine.headers.set('Cache-Control', 'no-store')
    return mine
  })
  app.route('/', api)
  app.all('*', refuseOtherMethods(app, world.log))
  app.all('/api/*', (c, next) => {
    if (/^\/api\/docs(?:\/|$)/.test(c.req.path)) return next() // pages
    throw new Refusal('not_found')
  })
  app.all('*', async (c) => {
    const { handle, byMethod } = await pageHandler()
    const context = new RouterContextProvider()
    context.set(worldContext, pageWorld)
    context.set(nonceContext, c.get('nonce'))
    context.set(networkContext, visitorOf(c).network)
    const inbox = inboxFor(c)
    context.set(inboxContext, inbox)
    const isPersonal = hasSessionCookie(c.req.header('cookie'))
    const { viewer, cookies } = isPersonal ? await viewerOrPause(c) : NOBODY
    context.set(viewerContext, viewer)
    const request = toPageRequest(c.req.raw, knownUrl)
    const answer = await byMethod(request, (asked) => handle(asked, context))
    const patience = RETRY_AFTER_SECONDS[answer.status]
    if (patience !== undefined && !answer.headers.has('Retry-After')) {
      answer.headers.set('Retry-After', `${patience}`)
    }
    // A session that the page itself has begun or ended is newer than one renewed on the way.
    if (answer.headers.getSetCookie().length === 0) {
      for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
    }
    if (isPersonal || inbox?.isOpen) {
      // What never changes may be kept by the person's own browser, which asks each time.
      const isSafe = answer.headers.get('Cache-Control')?.startsWith('private')
      if (!isSafe) answer.headers.set('Cache-Control', 'private, no-store')
    } else if (!answer.headers.has('Cache-Control')) {
      answer.headers.set('Cache-Control', answer.status < 400 ? 'no-cache' : 'no-store')
    }
    return answer
  })
  return app

  /**
   * Who is signed in cannot be known while the database is away. Public pages go on; whatever asks who somebody is
   * gets a refusal, and nobody is signed out.
   */
  function viewerOrPause(c: Context<AppEnv>) {
    return world.atHand.ask<Asking>(
      () => world.readViewer(c.req.raw.headers),
      () => ({ answer: PAUSED }),
    )
  }

  /** Made again only when the development server has replaced the pages. */
  async function pageHandler() {
    const pages = await options.pages()
    if (handler?.pages !== pages) {
      const handle = createRequestHandler(answerRefusals(pages), mode)
      handler = { pages, handle, byMethod: createPageMethods(pages) }
    }
    return handler
  }

  function inboxFor(c: Context<AppEnv>) {
    const { inbox } = options
    const now = world.clock.now()
    return (
      inbox && {
        isOpen: inbox.isOpenTo(c.req.header('cookie'), now),
        passFor: (key: string) => inbox.passFor(key, now),
      }
    )
  }

  function visitorOf(c: Context<AppEnv>) {
    const address = c.env?.incoming?.socket.remoteAddress
    return {
      network: visitorNetwork(address, c.req.header('x-forwarded-for'), options.trustedProxies),
      userAgent: c.req.header('user-agent') ?? null,
    }
  }
}

/** The request line's path and query as they came over the wire, before any library tidies them up. */
function rawPath(c: Context<AppEnv>) {
  const target = c.env?.incoming?.url ?? c.req.raw.url
  return target.replace(/^https?:\/\/[^/]+/i, '')
}

/** Whatever a request says about its length; each route may want less. */
function limitBody(maxSize: number) {
  const onError = () => {
    throw new Refusal('body_too_large')
  }
  return bodyLimit({ maxSize, onError })
}

type Asking = { viewer: Viewer | 'paused' | null; cookies: string[] }

const NOBODY: Asking = { viewer: null, cookies: [] }
const PAUSED: Asking = { viewer: 'paused', cookies: [] }

const pathOf = (request: Request) => new URL(request.url).pathname

function staticFiles() {
  return serveStatic<AppEnv>({
    root: CLIENT,
    precompressed: true,
    onFound(path, c) {
      c.header('Cache-Control', path.includes('/assets/') ? FOR_EVER : FOR_A_DAY)
      // On the plain spelling too, which the library leaves without: caches hold three of a name.
      if (!/\.(?:br|gz)$/.test(path)) c.header('Vary', 'Accept-Encoding')
    },
  })
}
