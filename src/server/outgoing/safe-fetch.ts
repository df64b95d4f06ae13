/**
 * The one way in which the server asks anybody over HTTP: to public addresses only, within a time from the first look-up
 * to the last byte, within a size after decoding, without cookies, and with redirects looked at one by one.
 */
import type { Dispatcher } from 'undici'
import { decodeBody, TAKEN_ENCODINGS } from './decode-body.ts'
import { RequestProblem, type RequestProblemCode, toRequestProblem } from './request-problem.ts'
import { createSafeAgent, type SafeAgentOptions } from './safe-agent.ts'

export type SafeRequest = {
  url: string
  method?: 'GET' | 'POST'
  /** Sent to the first host alone, but for `accept` and `user-agent`. */
  headers?: Readonly<Record<string, string>>
  body?: string
  limits: RequestLimits
  signal?: AbortSignal | undefined
  /** Asked before a redirect is followed; what it throws is the cause of a RequestProblem `stopped`. */
  onRedirect?: (to: URL) => Promise<void>
  /**
   * For addresses that a visitor chose: every failure to get an answer is `unreachable` and is reported only when the
   * time is over, so that nobody learns from us which addresses and ports are open.
   */
  hidesReason?: boolean
}

export type RequestLimits = {
  /** From the look-up of the name to the last byte, with redirects. */
  totalMs: number
  /** Of the body after decoding. */
  maxBytes: number
  maxRedirects: number
}

export type SafeAnswer = {
  /** Behind redirects. */
  url: string
  status: number
  /** Names in small letters; several of one name are joined by commas. */
  headers: ReadonlyMap<string, string>
  redirects: number
  /** Decoded. To be read to its end, broken off or dropped: until then the connection is taken. Throws RequestProblem. */
  body: AsyncIterable<Uint8Array>
  drop(): void
}

export type SafeFetch = {
  /** Throws RequestProblem. */
  ask(request: SafeRequest): Promise<SafeAnswer>
  close(): Promise<void>
}

/** They follow from what was asked alone. */
const TOLD_TO_ALL: readonly RequestProblemCode[] = ['bad_address', 'cancelled', 'stopped']
const REDIRECTS = [301, 302, 303, 307, 308]
/** The method and body go with these. */
const REPEATING_REDIRECTS = [307, 308]
/** What a redirect to another host may know of the first request. */
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
      answer.body.on('error', () => {}) // the reader gets it; unhandled, it would end the process
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
      if (!request.hidesReason || TOLD_TO_ALL.includes(problem.code)) throw problem
      await abortOf(signal)
      throw new RequestProblem('unreachable')
    }
  }

  /** The first answer that is no redirect. */
  async function follow(request: SafeRequest, signal: AbortSignal) {
    let url = parseUrl(request.url)
    let { method = 'GET', body, headers = {} } = request
    for (let redirects = 0; ; redirects++) {
      agent.requireSafe(url)
      const asked = agent.request({
        origin: url.origin,
        path: url.pathname + url.search,
        method,
        headers: { 'accept-encoding': TAKEN_ENCODINGS, ...headers },
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
        if (body !== undefined) throw new RequestProblem('bad_redirect') // it may hold a key
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

/** Takes the little that may still come, so that the connection can be used again, and no more. */
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

/** undici looks at the signal only when it is connected: until then the name's resolver would decide how long it takes. */
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

/** The whole body, where it is not read as it comes. */
export async function readWhole({ body }: SafeAnswer): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks)
}
