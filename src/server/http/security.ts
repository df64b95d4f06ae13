/**
 * What every answer of the server promises a browser, and what it refuses before any route is asked.
 * The rows of docs/security.md (PT-01, HD-01 to HD-03, CS-01) are kept here.
 */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { isProviderCallback } from '#core/account/auth-doors.ts'
import { AUTH_PATH, hasSessionCookie } from '#core/account/auth-names.ts'
import { Refusal } from '#core/api/refusal.ts'

type Mode = 'production' | 'development'

export type SecurityVariables = { nonce: string }

/** Reports of broken policies come here. */
export const CSP_REPORT_PATH = '/api/csp-report'

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
} as const

/** Only scripts with this answer's nonce run, and what they load themselves; nothing comes from another origin. */
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

/** What is not a page loads nothing. A script may be a worker, which loads its parts under its own policy. */
const plainPolicy = (type: string) =>
  type.startsWith('text/javascript') ? BASE_POLICY : `default-src 'none'; ${BASE_POLICY}`

/** Gives each answer its headers and a nonce of its own. `https` adds HSTS. */
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
      if (!c.res.headers.has(name)) c.res.headers.set(name, value) // a route may know better
    }
    if (https) c.res.headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
    // Headers of a 304 replace those that the browser has stored with the page, its nonce included.
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

/** Spellings of a path that two programs could read differently: empty, dot and encoded segments. */
const AMBIGUOUS_PATH = /\/\/|\\|%2f|%5c|%00|%2e|\/\.{1,2}(?:\/|$)|;/i

/** One path, one spelling. Looks at the request line as it came, before any library tidies it up. */
export function canonicalPath(rawPath: (c: Context) => string): MiddlewareHandler {
  return async (c, next) => {
    const [path = ''] = rawPath(c).split('?', 1)
    if (AMBIGUOUS_PATH.test(path)) throw new Refusal('not_found')
    await next()
  }
}

/** Host names that a request claims must be one: two programs on its way might each believe another. */
export function oneHost(
  incoming: (c: Context) => Pick<IncomingMessage, 'rawHeaders' | 'url'> | undefined,
): MiddlewareHandler {
  return async (c, next) => {
    const { rawHeaders = [], url = '' } = incoming(c) ?? {}
    // Names and values alternate.
    const hosts = rawHeaders.filter(
      (_, at) => rawHeaders[at - 1]?.toLowerCase() === 'host' && at % 2,
    )
    // A request line may name the host itself ("GET http://host/path"), as requests to a proxy do.
    const named = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1]
    const isOne = hosts.length < 2 && (named === undefined || named === hosts[0])
    if (!isOne) throw new Refusal('unclear_host')
    await next()
  }
}

/** With a public address set, no other host name is answered: links in answers can then never be chosen by a stranger. */
export function knownHost(publicUrl: string): MiddlewareHandler {
  const { host } = new URL(publicUrl)
  return async (c, next) => {
    const given = c.req.header('host')
    if (given !== host && !ON_ANY_HOST.has(c.req.path)) throw new Refusal('wrong_host')
    await next()
  }
}

/** Monitoring asks the server by its network address. */
const ON_ANY_HOST = new Set(['/livez', '/readyz', '/metrics'])

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Reading that is counted and noted: a link on another site may not make a visitor's browser ask for it. */
const COUNTED = new Set(['/dashboard/data/export', '/api/me/export'])

/**
 * Refuses what another site made a visitor's browser send: by Sec-Fetch-Site and Origin. A program that is no browser
 * sends neither, and carries no session of anybody. `publicUrl` is the address that the operator set; without one the
 * host that was asked for stands in for it.
 */
export function sameOrigin(publicUrl: string | null): MiddlewareHandler {
  return async (c, next) => {
    // Apple sends people back by a form of its own; what it carries is bound to the browser by the state.
    const isApple = isProviderCallback(c.req.path.replace(AUTH_PATH, ''))
    const header = c.req.header.bind(c.req)
    const isRefused = SAFE_METHODS.has(c.req.method)
      ? isCounted(c.req.path) && header('sec-fetch-site') === 'cross-site'
      : !isApple && isForeign(header, publicUrl)
    if (isRefused) throw new Refusal('foreign_origin')
    await next()
  }
}

/** However it is spelled: a page's address also with a slash at its end, and as the data of a page. */
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
  // Every browser sends one of both where it writes: with a session, neither is no browser.
  if (origin === undefined) return site === undefined && hasSessionCookie(header('cookie'))
  // A page without a referrer hides its origin, and Sec-Fetch-Site alone vouches for it.
  if (origin === 'null') return site === undefined
  if (publicUrl !== null) return origin !== publicUrl
  return site === undefined && hostOf(origin) !== header('host')
}

function hostOf(origin: string) {
  return URL.canParse(origin) ? new URL(origin).host : null
}
