/**
 * Security headers for every answer, and checks that refuse requests before any route runs. Implements the rows
 * PT-01, HD-01 to HD-03 and CS-01 of docs/security.md.
 */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { isProviderCallback } from '#core/account/auth-endpoints.ts'
import { AUTH_PATH, hasSessionCookie } from '#core/account/auth-names.ts'
import { Refusal } from '#core/api/refusal.ts'
import { isOneClick } from '#core/mail/one-click.ts'

type Mode = 'production' | 'development'

export type SecurityVariables = { nonce: string }

/** Browsers report policy violations here. */
export const CSP_REPORT_PATH = '/api/csp-report'

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
} as const

/** Allows only scripts with this answer's nonce, and what they load; nothing from other origins. */
const contentSecurityPolicy = (nonce: string, mode: Mode) =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // The development server replaces styles in place.
    mode === 'development' ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "worker-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${CSP_REPORT_PATH}`,
  ].join('; ')

/** For every answer, whatever its type: it can't be framed, and loads no plugin. */
const BASE_POLICY = "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Answers that aren't pages load nothing. The exception is scripts: one may be a worker, which loads its modules
 * under its own policy.
 */
const plainPolicy = (type: string) =>
  type.startsWith('text/javascript') ? BASE_POLICY : `default-src 'none'; ${BASE_POLICY}`

/** Adds the headers and a nonce to each answer. `https` adds HSTS. */
export function securityHeaders({
  https,
  mode,
}: {
  https: boolean
  mode: Mode
}): MiddlewareHandler<{ Variables: SecurityVariables }> {
  return async (c, next) => {
    const nonce = randomBytes(16).toString('base64')
    c.set('nonce', nonce)
    await next()
    for (const [name, value] of Object.entries(HEADERS)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value) // a route may have set its own
    }
    if (https) c.res.headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
    // The headers of a 304 would replace those stored with the page, including its nonce.
    if (c.res.status === 304) return
    const { headers } = c.res
    const own = headers.get('Content-Security-Policy')
    const type = headers.get('Content-Type') ?? ''
    if (own?.includes('frame-ancestors')) return
    if (own !== null) headers.append('Content-Security-Policy', BASE_POLICY)
    else if (type.startsWith('text/html')) {
      headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, mode))
    } else headers.set('Content-Security-Policy', plainPolicy(type))
  }
}

/** Parts of a path that two programs could read differently: empty, dot and encoded segments. */
const AMBIGUOUS_PATH = /\/\/|\\|%2f|%5c|%00|%2e|\/\.{1,2}(?:\/|$)|;/i

/** Refuses ambiguous spellings of a path. Reads the raw request line, before any library normalizes it. */
export function canonicalPath(rawPath: (c: Context) => string): MiddlewareHandler {
  return async (c, next) => {
    const [path = ''] = rawPath(c).split('?', 1)
    if (AMBIGUOUS_PATH.test(path)) throw new Refusal('not_found')
    await next()
  }
}

/**
 * Refuses requests that name several hosts, as two programs on the way might each trust a different one, and those
 * that name none, except health checks.
 */
export function oneHost(
  incoming: (c: Context) => Pick<IncomingMessage, 'rawHeaders' | 'url'> | undefined,
): MiddlewareHandler {
  return async (c, next) => {
    const request = incoming(c)
    if (!request) return await next() // not over a socket
    const { rawHeaders, url = '' } = request
    // Names and values alternate.
    const hosts = rawHeaders.filter(
      (_, at) => rawHeaders[at - 1]?.toLowerCase() === 'host' && at % 2,
    )
    // A request line may name the host itself ("GET http://host/path"), as requests to a proxy do.
    const named = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1]
    const isOne =
      hosts.length === 0
        ? ON_ANY_HOST.has(c.req.path)
        : hosts.length === 1 && (named === undefined || named === hosts[0])
    if (!isOne) throw new Refusal('unclear_host')
    await next()
  }
}

/**
 * With a public address set, refuses other host names, so strangers can't choose the host of links in answers.
 */
export function knownHost(publicUrl: string): MiddlewareHandler {
  const { host } = new URL(publicUrl)
  return async (c, next) => {
    const given = c.req.header('host')
    if (given !== host && !ON_ANY_HOST.has(c.req.path)) throw new Refusal('wrong_host')
    await next()
  }
}

/** Monitoring calls the server by its network address. */
const ON_ANY_HOST = new Set(['/livez', '/readyz', '/metrics'])

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Reads that are counted or logged: a link on another site must not be able to trigger them. */
const COUNTED = new Set([
  '/dashboard/data/export',
  '/api/me/export',
  '/admin/newsletter/subscribers.csv',
])

/**
 * Refuses requests that another site made a visitor's browser send, by Sec-Fetch-Site and Origin. Programs other
 * than browsers send neither, and have no session. `publicUrl`: the address set by the operator; without one, the
 * requested host is used.
 */
export function sameOrigin(publicUrl: string | null): MiddlewareHandler {
  return async (c, next) => {
    // Apple returns people with a cross-site form post; the state parameter ties its content to the browser.
    const isApple = isProviderCallback(c.req.path.replace(AUTH_PATH, ''))
    const header = c.req.header.bind(c.req)
    const isExempt = isApple || isOneClick(c.req.method, c.req.path)
    const isRefused = SAFE_METHODS.has(c.req.method)
      ? isCounted(c.req.path) && header('sec-fetch-site') === 'cross-site'
      : !isExempt && isForeign(header, publicUrl)
    if (isRefused) throw new Refusal('foreign_origin')
    await next()
  }
}

/** In any spelling: a page's address may also end in a slash or in `.data`, for client-side data. */
function isCounted(path: string): boolean {
  try {
    return COUNTED.has(decodeURIComponent(path).replace(/(?:\.data)?\/?$/, ''))
  } catch {
    return false // no route has such an address
  }
}

function isForeign(header: (name: string) => string | undefined, publicUrl: string | null) {
  const site = header('sec-fetch-site')
  const origin = header('origin')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  // Browsers send at least one of the two headers when writing. A session with neither is not a browser.
  if (origin === undefined) return site === undefined && hasSessionCookie(header('cookie'))
  // A page without a referrer hides its origin, so only Sec-Fetch-Site can vouch for it.
  if (origin === 'null') return site === undefined
  if (publicUrl !== null) return origin !== publicUrl
  return site === undefined && hostOf(origin) !== header('host')
}

function hostOf(origin: string) {
  return URL.canParse(origin) ? new URL(origin).host : null
}
