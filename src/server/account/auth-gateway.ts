/**
 * The gateway in front of Better Auth: every request about accounts, from programs and from our own pages, passes
 * through it. The table of core/account/auth-endpoints.ts lists what exists. The body must match its schema, the
 * caller must be who the row requires, and attempts are counted before anything is checked. No answer contains a
 * session's token, which belongs in the cookie only.
 */
import { type AccountId, isConfirmed, type Viewer } from '#core/account/account.ts'
import {
  type Door,
  endpointName,
  endpointOf,
  isProviderCallback,
  methodsAtPath,
} from '#core/account/auth-endpoints.ts'
import { AUTH_PATH, CONFIRM_HEADER, NETWORK_HEADER } from '#core/account/auth-names.ts'
import { blockOf, countedAddress, type LimitName, type Trier } from '#core/account/rate-limit.ts'
import { ENDPOINT_EVENTS, type SecurityEvent } from '#core/account/security-event.ts'
import { Refusal } from '#core/api/refusal.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { requireShape } from '#server/api/me-route.ts'
import { methodRefusal } from '#server/http/methods.ts'
import { problemOf } from '#server/http/problem.ts'
import type { Tries } from '#work/use-case/limit-tries.ts'
import type { SecurityEvents } from '#work/use-case/security-events.ts'
import type { Clock, Log, Services } from '#work/use-case/use-case-services.ts'

type Body = Record<string, unknown>

export type AuthGatewayOptions = {
  /** Better Auth's own handler. `device` as `deviceOf` found it. */
  handle(request: Request, device: string | null): Promise<Response>
  readViewer: Services['readViewer']
  /** Throws `invalid_body` for a new password that must not be used. */
  checkNewPassword(path: string, body: Body, viewer: Viewer | null): Promise<void>
  accountOf(email: string): Promise<AccountId | null>
  /** This browser's device id, if it has signed in to the account with that address before; otherwise null. */
  deviceOf(request: Request, email: string): Promise<string | null>
  tries: Tries
  events: SecurityEvents
  publicUrl: string
  clock: Clock
  log: Log
}

export function createAuthGateway(options: AuthGatewayOptions): Services['askAuth'] {
  const { handle, readViewer, tries, events, publicUrl, clock, log } = options

  return async (request) => {
    const path = new URL(request.url).pathname.slice(AUTH_PATH.length)
    try {
      return await pass(request, path)
    } catch (error) {
      return problemOf(`${AUTH_PATH}${path}`, error, options)
    }
  }

  async function pass(request: Request, path: string): Promise<Response> {
    const methods = methodsAtPath(path)
    if (methods.length === 0) throw new Refusal('not_found')
    // HEAD is answered as GET, but must not use up a provider's callback.
    const isHead = request.method === 'HEAD' && !isProviderCallback(path)
    const door = endpointOf(isHead ? 'GET' : request.method, path)
    if (!door) return methodRefusal(request.method, `${AUTH_PATH}${path}`, methods, log)
    const body = door.body ? await readJson(request, door.body) : null
    const viewer =
      door.who === 'anybody' ? null : (await readViewer(new Headers(request.headers))).viewer
    if (door.who !== 'anybody' && !viewer) throw new Refusal('not_signed_in')
    // A program with an access token can't prove a person's identity.
    if (viewer && !viewer.sessionId) throw new Refusal('not_signed_in')
    const email = typeof body?.email === 'string' ? body.email : null
    const device = email && door.limits.device ? await options.deviceOf(request, email) : null
    // A provider sends a browser back by navigation; images and scripts of other pages are refused.
    const mode = request.headers.get('sec-fetch-mode')
    if (isProviderCallback(path) && mode !== null && mode !== 'navigate') {
      throw new Refusal('foreign_origin')
    }
    const sets = trierSets(door, { request, path, body, viewer, device })
    const accountOf = async () =>
      viewer?.id ?? (email === null ? null : await options.accountOf(email))
    const network = networkOf(request)
    await tries.takeFirst(sets, async () => ({ accountId: await accountOf(), network }))
    if (door.who === 'confirmed' && viewer && !isConfirmed(viewer, clock.now())) {
      throw new Refusal('confirm_first')
    }
    if (body) await options.checkNewPassword(path, body, viewer)

    const answer = await sameOfEveryCode(
      await handle(await forwarded(request, path, door, body, viewer), device),
    )
    if (answer.ok && path === '/sign-in/email') {
      // Also what was tried here before this browser was known.
      await tries.forgive(sets.flat().filter(({ limit }) => FORGIVEN.has(limit)))
    }
    const event = eventOf(endpointName(request.method, path), answer)
    if (event) {
      events.note(event, { accountId: await accountOf(), network })
    }
    // Where the library would redirect a browser to an error page, a client that sent data gets the error itself.
    if (answer.status === 302 && door.asksByGet) return linkIsVoid()
    if (answer.status === 302) return new Response(null, answer)
    return withoutSecrets(path, answer)
  }

  /**
   * The request as Better Auth expects it: with our own origin, which was checked before, and without anything
   * that isn't in the table.
   */
  async function forwarded(
    request: Request,
    path: string,
    door: Door,
    body: Body | null,
    viewer: Viewer | null,
  ) {
    const url = new URL(`${publicUrl}${AUTH_PATH}${door.isOwn ? '/own' : ''}${path}`)
    const headers = new Headers(request.headers)
    headers.delete(CONFIRM_HEADER)
    if (path === '/confirm' && body?.response && viewer) {
      // A passkey confirms the person by signing in again to the same account.
      url.pathname = `${AUTH_PATH}/passkey/verify-authentication`
      headers.set(CONFIRM_HEADER, viewer.id)
    }
    headers.set('origin', publicUrl)
    for (const name of ['sec-fetch-site', 'content-length', 'referer']) headers.delete(name)
    if (isProviderCallback(path)) {
      url.search = new URL(request.url).search
      if (request.method === 'GET') return new Request(url, { headers })
      return new Request(url, { method: 'POST', headers, body: await request.text() })
    }
    if (body && !door.asksByGet) {
      return new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
    }
    for (const [key, value] of Object.entries(body ?? {})) url.searchParams.set(key, `${value}`)
    headers.delete('content-type')
    return new Request(url, { headers })
  }
}

async function readJson(request: Request, shape: NonNullable<Door['body']>): Promise<Body> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal('body_not_json')
  const text = await request.text()
  // The library would answer PostgreSQL's refusal of such a text as an error of ours.
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(text)) throw new Refusal('invalid_text')
  return requireShape(shape, parseJson(text))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('body_not_json')
  }
}

function eventOf(door: string, { ok, status, headers }: Response): SecurityEvent | null {
  const { done, failed } = entryOf(ENDPOINT_EVENTS, door) ?? {}
  if (ok) return done ?? null
  // For a redirect, only its address shows the outcome.
  const isFailed =
    status === 302
      ? /[?&]error=/.test(headers.get('location') ?? '')
      : status >= 400 && status < 500
  return isFailed && failed ? failed : null
}

/** Refunded after a correct password: only someone who knows it made these attempts. */
const FORGIVEN: ReadonlySet<string> = new Set(['passwordByPair', 'passwordByDevice'])

type Asker = {
  request: Request
  path: string
  body: Body | null
  viewer: Viewer | null
  device: string | null
}

/**
 * Which rate limits this attempt counts against: the first of these sets that has room. A known browser uses
 * limits that strangers can't exhaust; if other known browsers have used those up, it is limited like a stranger.
 * Its own limit applies either way.
 */
function trierSets(door: Door, asker: Asker): Trier[][] {
  const asStranger = strangerTriers(door, asker)
  const { device, request } = asker
  if (device === null || !door.limits.device) return [asStranger]
  const own: Trier = { limit: door.limits.device, subject: device }
  const network = networkOf(request)
  const block = blockOf(network)
  const asDevice: Trier[] = [own, { limit: 'deviceByNetwork', subject: network }]
  if (block !== null) asDevice.push({ limit: 'deviceByBlock', subject: block })
  asDevice.push({ limit: 'deviceOverall', subject: '' })
  return [asDevice, [own, ...asStranger]]
}

const STATE_COOKIE = /(?:^|[; ])(?:__Host-)?rolecall\.state=/

/** Reading is free: it changes nothing. */
function strangerTriers(
  { body: asks, limits }: Door,
  { request, path, body, viewer }: Asker,
): Trier[] {
  // A callback without the cookie from its start is rejected at once, so other sites can't use up a network's
  // attempts.
  if (isProviderCallback(path) && !STATE_COOKIE.test(request.headers.get('cookie') ?? '')) return []
  const network = networkOf(request)
  const block = blockOf(network)
  const named = body?.email ?? body?.newEmail
  const address = typeof named === 'string' ? countedAddress(named) : null
  const triers: Trier[] = []
  const charge = (limit: LimitName | undefined, subject: string | null) => {
    if (limit && subject !== null) triers.push({ limit, subject })
  }
  if (asks) {
    charge('askByNetwork', network)
    charge('askByBlock', block)
    charge('askOverall', '')
  }
  charge(limits.network, network)
  charge(limits.block, block)
  charge(limits.overall, '')
  charge(limits.account, viewer?.id ?? null)
  charge(limits.address, address)
  charge(limits.pair, address && `${address}\n${block ?? network}`)
  return triers
}

const networkOf = (request: Request) => request.headers.get(NETWORK_HEADER) ?? 'unknown'

const SAID: Record<string, (body: unknown) => object> = {
  // The same of every address, whether it has an account or not.
  '/sign-up/email': () => ({ status: true }),
  // The finger, face or PIN is asked for, and not only welcome.
  '/passkey/generate-authenticate-options': (body) => ({
    ...(body as object),
    userVerification: 'required',
  }),
}

/** Answers contain no token, and no cause of an error. */
async function withoutSecrets(path: string, answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.includes('application/json')) return answer
  const body: unknown = await answer.json().catch(() => null)
  const said = (answer.ok && entryOf(SAID, path)?.(body)) || withoutTokens(body)
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  headers.delete('location') // programs and pages decide themselves where to go
  return new Response(JSON.stringify(said), { status: answer.status, headers })
}

/** Why a code is refused would reveal whether one was sent, and so whether the address has an account. */
async function sameOfEveryCode(answer: Response): Promise<Response> {
  if (answer.ok || answer.status >= 500) return answer
  const body = (await answer
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null
  if (!CODE_PROBLEMS.has(`${body?.code}`)) return answer
  const said = {
    code: 'INVALID_OTP',
    message: 'This code is wrong or expired, or was requested in another browser.',
  }
  return Response.json(said, { status: 400 })
}

const CODE_PROBLEMS: ReadonlySet<string> = new Set([
  'INVALID_OTP',
  'OTP_EXPIRED',
  'TOO_MANY_ATTEMPTS',
  'USER_NOT_FOUND',
])

const linkIsVoid = () =>
  Response.json(
    { code: 'INVALID_TOKEN', message: 'This link has expired or was already used.' },
    { status: 410 },
  )

function withoutTokens(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).filter(([key]) => key !== 'token' && key !== 'error')
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, key === 'session' ? withoutTokens(inner) : inner]),
  )
}
