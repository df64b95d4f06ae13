/**
 * The whole HTTP server as one function: what every request passes through, in order, and what answers it. Knows
 * no port and no process, so tests can call it directly.
 */
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { answerRefusals } from '#app/request/answer-refusals.ts'
import {
  inboxContext,
  networkContext,
  nonceContext,
  renderedContext,
  requestIdContext,
  servicesContext,
  viewerContext,
} from '#app/request/context.ts'
import type { Bytes } from '#app/request/utf8.ts'
import type { Viewer } from '#core/account/account.ts'
import { AUTH_PATH, hasSessionCookie, NETWORK_HEADER } from '#core/account/auth-names.ts'
import { RETRY_AFTER_SECONDS, Refusal } from '#core/api/refusal.ts'
import { MAX_FILE_BYTES } from '#core/files/file-limits.ts'
import { isOneClick } from '#core/mail/one-click.ts'
import type { InboxGate } from '#server/account/inbox-gate.ts'
import { createApi } from '#server/api/api.ts'
import { createCalendarFeeds } from '#server/api/calendar-feeds.ts'
import { createDoctorHook } from '#server/api/doctor-hook.ts'
import { createMailHook } from '#server/api/mail-hook.ts'
import type { MeServices } from '#server/api/me-route.ts'
import { createMcpRoutes } from '#server/assistant/mcp-routes.ts'
import { createOAuthRoutes } from '#server/assistant/oauth-routes.ts'
import { createLogoFiles } from '#server/company/logo-files.ts'
import { createAlertFeeds } from '#server/feed/alert-feeds.ts'
import { createFeeds } from '#server/feed/feeds.ts'
import { METRICS_TYPE } from '#server/health/metrics.ts'
import type { Readiness } from '#server/health/readiness.ts'
import { answerError } from '#server/http/answer-error.ts'
import { auditOperators } from '#server/http/audit-operators.ts'
import { limitBody } from '#server/http/body-limit.ts'
import { compress } from '#server/http/compress.ts'
import { createCrawling } from '#server/http/crawling.ts'
import { createLlmsTxt } from '#server/http/llms-txt.ts'
import { maintenanceMode } from '#server/http/maintenance.ts'
import {
  createPageMethods,
  pagePatterns,
  refuseOtherMethods,
  refuseWritingFiles,
} from '#server/http/methods.ts'
import { createOpenSearch } from '#server/http/open-search.ts'
import type { PageCache, PageCacheVariables } from '#server/http/page-cache.ts'
import { createPageHandlers } from '#server/http/page-handlers.ts'
import { toPageRequest } from '#server/http/page-request.ts'
import type { PageThreads } from '#server/http/page-threads.ts'
import { replicaReads } from '#server/http/replica-reads.ts'
import { type AnsweredRequest, type RequestTracing, tagRequests } from '#server/http/request-log.ts'
import { createRoutePatterns } from '#server/http/route-patterns.ts'
import {
  canonicalPath,
  knownHost,
  oneHost,
  sameOrigin,
  securityHeaders,
} from '#server/http/security.ts'
import { createSecurityTxt } from '#server/http/security-txt.ts'
import { renderShared, type SharedRender } from '#server/http/shared-page.ts'
import { createSignInAddresses } from '#server/http/sign-in-addresses.ts'
import { markStale } from '#server/http/stale-since.ts'
import { takesUploads } from '#server/http/upload-routes.ts'
import { visitorNetwork } from '#server/http/visitor-address.ts'
import type { LiveHub } from '#server/live/live-hub.ts'
import { createStripeHook } from '#server/plan/stripe-hook.ts'
import { bearerOf } from '#server/process/bearer-token.ts'
import { currentRequestId } from '#server/process/request-scope.ts'
import { isSameSecret } from '#server/process/same-secret.ts'
import { isMultipart } from '#work/files/multipart.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export type AppOptions = {
  services: MeServices
  /** Streams of live changes. */
  live: LiveHub
  /** Whether the index answers, how current it is, and whether the database can be reached. */
  readiness(): Promise<Readiness>
  /** The answer of /metrics to a request with the key; null if metrics are off. */
  metrics: { key: string; read: () => Promise<string> } | null
  /** The key to /hooks/mail; null if there is no such address. */
  mailHookKey: string | null
  /** The pages; called for each request, so a development server can replace them. */
  pages(): Promise<ServerBuild>
  pageCache: PageCache
  /** Where else pages that visitors share are rendered; null for the main thread alone. */
  pageThreads?: PageThreads | null
  /** Whether there is a replica of the database for anonymous reads. */
  readsReplica?: boolean
  trustedProxies: number
  /** Answer only for the host of settings.publicUrl. */
  onlyPublicHost: boolean
  /** Who may read messages that weren't sent; null if mail is sent. */
  inbox: InboxGate | null
  mode: 'production' | 'development'
  /** The banner and maintenance mode, for each request. */
  siteState: Services['siteState']
  /** Called once for each request that is answered. */
  onAnswered(answered: AnsweredRequest): void
  /** Whether each request is a line of the log. */
  logsRequests: boolean
  /** Null without a collector of traces. */
  tracing?: RequestTracing | null
}

type Handler = {
  pages: ServerBuild
  handle: RequestHandler
  byMethod: ReturnType<typeof createPageMethods>
  routeOf: ReturnType<typeof createRoutePatterns>
}

type AppEnv = { Bindings: Partial<HttpBindings>; Variables: PageCacheVariables }

/** The build's files for browsers. */
const CLIENT = './build/client'

/** The service worker must be at the root, because it is for all pages. */
const STATIC_PATHS = [
  '/assets/*',
  '/:file{[\\w-]+\\.(?:svg|png|ico|webmanifest)}',
  '/push-worker.js',
]

/** File names contain a content hash, so the content of a name never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_A_DAY = 'public, max-age=86400'

/** A form without a file, and one with the largest file plus the other fields. */
const FORM_BYTES = 256 * 1024
const UPLOAD_BYTES = MAX_FILE_BYTES + FORM_BYTES

export function createApp(options: AppOptions) {
  const { services, mode, siteState } = options
  const { publicUrl } = services.settings
  const knownUrl = options.onlyPublicHost ? publicUrl : null
  const app = new Hono<AppEnv>({ getPath: pathOf })
  const { api, describe } = createApi({ services, live: options.live, visitorOf })
  let handler: Handler | null = null
  const pageServices: Services = { ...services, describeApi: describe, siteState }

  app.onError((error, c) => answerError(c, error, { ...services, nonce: c.get('nonce') }))
  app.use(
    tagRequests({
      networkOf: (c) => visitorOf(c).network,
      pageRoute: async (path) => (await pageHandler()).routeOf(path),
      onAnswered: options.onAnswered,
      log: services.log,
      logsAll: options.logsRequests,
      tracing: options.tracing ?? null,
      believesProxies: options.trustedProxies > 0,
    }),
  )
  app.use(securityHeaders({ https: publicUrl.startsWith('https:'), mode }))
  app.use(oneHost((c) => c.env?.incoming))
  app.use(canonicalPath(rawPath))
  if (knownUrl) app.use(knownHost(knownUrl))
  app.use(sameOrigin(knownUrl))
  // Before the limits of forms: mail is of any size, and may be multipart.
  if (options.mailHookKey !== null) app.route('/', createMailHook(services, options.mailHookKey))
  // Before the limits of forms: it asks how large a body may be on its way.
  app.route('/', createDoctorHook(services, options))
  // Its signature is over the raw body.
  app.route('/', createStripeHook(services, services.payments))
  const forms = limitBody(FORM_BYTES)
  app.use((c, next) => {
    if (!isMultipart(c.req.raw) || isOneClick(c.req.method, c.req.path)) return forms(c, next)
    if (!takesUploads(c.req.method, c.req.path)) throw new Refusal('takes_no_file')
    // The upload's reader counts its bytes, once it knows whose upload it is.
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
    app.get('/metrics', async (c) => {
      if (!isSameSecret(bearerOf(c.req.header('authorization')), metrics.key))
        throw new Refusal('metrics_key')
      return c.body(await metrics.read(), 200, headers)
    })
  }

  if (mode === 'production') {
    app.use(refuseWritingFiles(CLIENT, services.log))
    // By name, so a page request never checks the disk for a file.
    for (const path of STATIC_PATHS) {
      app.use(path, staticFiles())
    }
  }
  app.use(maintenanceMode({ services, siteState }))
  app.use(auditOperators(services))
  app.use(compress())
  if (options.readsReplica) app.use(replicaReads)
  app.use(options.pageCache.answer)
  app.use(markStale(services.outageCache))
  app.route('/', createCrawling(services))
  app.route('/', createSecurityTxt(services))
  app.route('/', createSignInAddresses(services))
  app.route('/', createLlmsTxt(services))
  app.route('/', createOpenSearch(services))
  app.route('/', createFeeds(services))
  app.route('/', createCalendarFeeds(services))
  app.route('/', createAlertFeeds(services))
  app.route('/', createLogoFiles(services))
  app.all(`${AUTH_PATH}/*`, async (c) => {
    const request = new Request(c.req.raw)
    request.headers.set(NETWORK_HEADER, visitorOf(c).network)
    const answer = await services.askAuth(request)
    const mine = new Response(answer.body, answer)
    mine.headers.set('Cache-Control', 'no-store')
    return mine
  })
  app.route('/', createOAuthRoutes({ services, visitorOf }))
  app.route('/', createMcpRoutes({ services, visitorOf }))
  app.route('/', api)
  app.all('*', refuseOtherMethods(app, services.log))
  app.all('/api/*', (c, next) => {
    if (/^\/api\/docs(?:\/|$)/.test(c.req.path)) return next() // pages
    throw new Refusal('not_found')
  })
  app.all('*', async (c) => {
    const shared = c.get('shared')
    if (shared) {
      const answer = await sharedPage(shared)
      if (!answer.headers.has('Set-Cookie')) return answer
      c.set('shared', undefined) // a cookie is for one visitor, who gets a page of their own
    }
    const { handle, byMethod } = await pageHandler()
    const context = new RouterContextProvider()
    context.set(servicesContext, pageServices)
    const rendered = { html: null }
    context.set(renderedContext, rendered)
    context.set(nonceContext, c.get('nonce'))
    context.set(requestIdContext, currentRequestId())
    context.set(networkContext, visitorOf(c).network)
    const inbox = inboxFor(c)
    context.set(inboxContext, inbox)
    const isPersonal = hasSessionCookie(c.req.header('cookie'))
    const { viewer, cookies } = isPersonal ? await viewerOrPause(c) : NOBODY
    context.set(viewerContext, viewer)
    const request = toPageRequest(c.req.raw, knownUrl)
    const answer = await byMethod(request, (asked) => handle(asked, context))
    setRetryAfter(answer)
    // If the page itself started or ended a session, its cookie is newer than a renewed one.
    if (answer.headers.getSetCookie().length === 0) {
      for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
    }
    if (isPersonal || inbox?.isOpen) {
      // Content that never changes may be stored by the person's own browser, which revalidates it.
      const isSafe = answer.headers.get('Cache-Control')?.startsWith('private')
      if (!isSafe) answer.headers.set('Cache-Control', 'private, no-store')
    } else setPublicCaching(answer)
    return withHtml(c, answer, rendered.html)
  })
  return app

  /** For any visitor without a session: nothing about the one who asked is known here. */
  async function sharedPage(shared: SharedRender): Promise<Response> {
    const here = async () => {
      const { handle } = await pageHandler()
      return renderShared(handle, shared, {
        services: pageServices,
        hasInbox: options.inbox !== null,
      })
    }
    const { pageThreads } = options
    const answer = pageThreads ? await pageThreads.render(shared, siteState, here) : await here()
    setRetryAfter(answer)
    setPublicCaching(answer)
    return answer
  }

  /**
   * During a database outage, it is unknown who is signed in. Public pages keep working; whatever needs to know
   * the person is refused, and no one is signed out.
   */
  function viewerOrPause(c: Context<AppEnv>) {
    return services.outageCache.ask<Asking>(
      () => services.readViewer(c.req.raw.headers),
      () => ({ answer: PAUSED }),
    )
  }

  /** Rebuilt only when the development server has replaced the pages. */
  async function pageHandler() {
    const pages = await options.pages()
    if (handler?.pages !== pages) {
      const handle = createPageHandlers(answerRefusals(pages), mode)
      const routeOf = createRoutePatterns(pagePatterns(pages).map(({ pattern }) => pattern))
      handler = { pages, handle, byMethod: createPageMethods(pages), routeOf }
    }
    return handler
  }

  function inboxFor(c: Context<AppEnv>) {
    const { inbox } = options
    const now = services.clock.now()
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

/** `html` is null for answers that are no page, whose body is complete. */
function withHtml(c: Context<AppEnv>, answer: Response, html: Bytes | null): Response {
  if (html === null) return answer
  c.set('text', html)
  // From an answer itself, Fetch would make a stream of its text.
  return new Response(html, { status: answer.status, headers: answer.headers })
}

function setRetryAfter({ status, headers }: Response) {
  const seconds = RETRY_AFTER_SECONDS[status]
  if (seconds !== undefined && !headers.has('Retry-After')) headers.set('Retry-After', `${seconds}`)
}

function setPublicCaching({ status, headers }: Response) {
  if (!headers.has('Cache-Control')) {
    headers.set('Cache-Control', status < 400 ? 'no-cache' : 'no-store')
  }
}

/** The raw path and query of the request line, before any library normalizes them. */
function rawPath(c: Context<AppEnv>) {
  const target = c.env?.incoming?.url ?? c.req.raw.url
  return target.replace(/^https?:\/\/[^/]+/i, '')
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
      // For uncompressed files too, which the library omits: caches store up to three variants of a name.
      if (!/\.(?:br|gz)$/.test(path)) c.header('Vary', 'Accept-Encoding')
    },
  })
}
