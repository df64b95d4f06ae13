/**
 * The only way the server makes HTTP requests: to public addresses only, with a time limit from the first lookup
 * to the last byte, a size limit after decoding, no cookies, and every redirect checked.
 */
import type { Dispatcher } from 'undici'
import { ACCEPTED_ENCODINGS, decodeBody } from './decode-body.ts'
import { RequestProblem, type RequestProblemCode, toRequestProblem } from './request-problem.ts'
import { createSafeAgent, type SafeAgentOptions } from './safe-agent.ts'

export type SafeRequest = {
  url: string
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  /** Sent to the first host only, except `accept`, `accept-language` and `user-agent`. */
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
  limits: RequestLimits
  signal?: AbortSignal | undefined
  /**
   * Called before a redirect is followed. If it throws, the error becomes the cause of a RequestProblem
   * `stopped`.
   */
  onRedirect?: (to: URL) => Promise<void>
  /**
   * For addresses chosen by visitors: every failure is `unreachable` and is reported only when the time limit is
   * reached, so the answer doesn't reveal which addresses and ports are open.
   */
  hidesReason?: boolean
}

export type RequestLimits = {
  /** From the name lookup to the last byte, including redirects. */
  totalMs: number
  /** Of the body, after decoding. */
  maxBytes: number
  maxRedirects: number
}

export type SafeAnswer = {
  /** After redirects. */
  url: string
  status: number
  /** Names in lower case; repeated headers are joined by commas. */
  headers: ReadonlyMap<string, string>
  redirects: number
  /**
   * Decoded. Must be read to the end, cancelled or dropped: the connection is in use until then. Throws
   * RequestProblem.
   */
  body: AsyncIterable<Uint8Array>
  drop(): void
}

export type SafeFetch = {
  /** Throws RequestProblem. */
  ask(request: SafeRequest): Promise<SafeAnswer>
  close(): Promise<void>
}

/** Reported even with `hidesReason`: they depend only on the request itself. */
const ALWAYS_REPORTED: readonly RequestProblemCode[] = ['bad_address', 'cancelled', 'stopped']
const REDIRECTS = [301, 302, 303, 307, 308]
/** These keep the method and body. */
const REPEATING_REDIRECTS = [307, 308]
/** Headers that are sent on after a redirect to another host. */
const HARMLESS_HEADERS = ['accept', 'accept-language', 'user-agent']

export function createSafeFetch(options: SafeAgentOptions = {}): SafeFetch {
  const agent = createSafeAgent(options)

  async function ask(request: SafeRequest): Promise<SafeAnswer> {
    const late = AbortSignal.timeout(request.limits.totalMs)
    const signal = request.signal ? AbortSignal.any([late, request.signal]) : late
    const problemOf = (error: unknown, otherwise: RequestProblemCode) => {
      if (request.signal?.aborted) return new RequestProblem('cancelled')
      if (late.aborted) return new RequestProblem('slow')
      return toRequestProblem(error, otherwise)
    }
    try {
      const { answer, url, redirects } = await follow(request, signal)
      answer.body.on('error', () => {}) // the reader gets the error; unhandled, it would end the process
      const headers = readHeaders(answer.headers)
      const decoded = decodeBody(
        answer.body,
        headers.get('content-encoding') ?? '',
        request.limits.maxBytes,
      )
      const body = translated(decoded, (error) => problemOf(error, 'broken'))
      const status = answer.statusCode
      return { url: url.href, status, headers, redirects, body, drop: () => drop(answer) }
    } catch (error) {
      const problem = problemOf(error, 'unreachable')
      if (!request.hidesReason || ALWAYS_REPORTED.includes(problem.code)) throw problem
      await abortOf(signal)
      throw new RequestProblem('unreachable')
    }
  }

  /** The first answer that isn't a redirect. */
  async function follow(request: SafeRequest, signal: AbortSignal) {
    let url = parseUrl(request.url)
    let { method = 'GET', body, headers = {} } = request
    for (let redirects = 0; ; redirects++) {
      agent.requireSafe(url)
      const asked = agent.request({
        origin: url.origin,
        path: url.pathname + url.search,
        method,
        headers: { 'accept-encoding': ACCEPTED_ENCODINGS, ...headers },
        body: body ?? null,
        signal,
        headersTimeout: request.limits.totalMs,
        bodyTimeout: request.limits.totalMs,
      })
      const answer = await unlessAborted(signal, asked)
      const to = readHeaders(answer.headers).get('location')
      if (!REDIRECTS.includes(answer.statusCode) || to === undefined) {
        return { answer, url, redirects }
      }
      drop(answer)
      if (redirects === request.limits.maxRedirects) throw new RequestProblem('bad_redirect')
      const next = nextUrl(to, url)
      await request.onRedirect?.(next).catch((cause: unknown) => {
        throw new RequestProblem('stopped', { cause })
      })
      if (!REPEATING_REDIRECTS.includes(answer.statusCode)) {
        method = 'GET'
        body = undefined
      }
      if (next.origin !== url.origin) {
        if (body !== undefined) throw new RequestProblem('bad_redirect') // it may contain a key
        headers = Object.fromEntries(
          Object.entries(headers).filter(([name]) => HARMLESS_HEADERS.includes(name.toLowerCase())),
        )
      }
      url = next
    }
  }

  return { ask, close: () => agent.destroy() }
}

type Answer = Dispatcher.ResponseData

function parseUrl(text: string): URL {
  const url = URL.parse(text)
  if (!url) throw new RequestProblem('bad_address')
  return url
}

function nextUrl(location: string, from: URL): URL {
  const next = URL.parse(location, from)
  if (!next || (from.protocol === 'https:' && next.protocol === 'http:')) {
    throw new RequestProblem('bad_redirect')
  }
  return next
}

function readHeaders(headers: Answer['headers']): Map<string, string> {
  const pairs = Object.entries(headers).map(([name, value]) => [name, `${value ?? ''}`] as const)
  return new Map(pairs)
}

/** Reads what little is left so the connection can be reused, but no more than that. */
function drop({ body }: Answer): void {
  body.dump({ limit: 64 * 1024 }).catch(() => {})
}

async function* translated(
  body: AsyncIterable<Uint8Array>,
  toProblem: (error: unknown) => RequestProblem,
) {
  try {
    yield* body
  } catch (error) {
    throw toProblem(error)
  }
}

/** undici checks the signal only after connecting; without this, a slow resolver would set the time limit. */
function unlessAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return Promise.race([
    promise,
    abortOf(signal).then(() => {
      throw signal.reason
    }),
  ])
}

function abortOf(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** Reads the whole body at once. */
export async function readWhole({ body }: SafeAnswer): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks)
}
