/**
 * Node's HTTP server with the product's limits: slow, endless and oversized requests are rejected here, before
 * any route. Stopping lets running requests finish and closes each connection after its answer.
 */
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { Log } from '#work/use-case/use-case-services.ts'
import { refuseTooManyHeaders, refuseUnreadable } from './unreadable.ts'

type Limits = Pick<
  ServerOptions,
  'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval' | 'maxHeaderSize'
> & {
  /** A connection on which nothing moves for this long is closed: a client that doesn't read its answer. */
  idleTimeout?: number
}
type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** Node's default time limits are four times as long. */
const LIMITS: Limits = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
}
/** Live streams send something every 20 seconds, and no answer takes as long to begin. */
const IDLE_MS = 60_000
const MAX_REQUESTS_PER_SOCKET = 1_000
/** Browsers send about twenty, and proxies add a few. */
const MAX_HEADERS = 100

/** Between two log lines about connections that can't be accepted. */
const LOG_PAUSE_MS = 1_000

export function createHttpServer({ idleTimeout = IDLE_MS, ...limits }: Limits = {}): Server {
  const server = createServer({ ...LIMITS, ...limits })
  server.timeout = idleTimeout
  return server
}

export type Drain = (limitMs: number) => Promise<void>

/**
 * Makes `server` answer through `listener`. The returned function closes the server when running requests have
 * finished, or after `limitMs`.
 */
export function serveWith(server: Server, listener: Listener): Drain {
  const underWay = new Set<ServerResponse>()
  let isDraining = false
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET
  server.maxHeadersCount = 0 // counted here instead: Node would silently drop the rest
  server.on('clientError', refuseUnreadable)
  server.on('request', (request, response) => {
    underWay.add(response)
    response.on('close', () => underWay.delete(response))
    if (isDraining) response.setHeader('Connection', 'close')
    if (request.rawHeaders.length > 2 * MAX_HEADERS) refuseTooManyHeaders(response)
    else listener(request, response)
  })

  return (limitMs) =>
    new Promise((resolve) => {
      isDraining = true
      for (const response of underWay) {
        if (!response.headersSent) response.setHeader('Connection', 'close')
      }
      const impatient = setTimeout(() => server.closeAllConnections(), limitMs)
      server.close(() => {
        clearTimeout(impatient)
        resolve()
      })
      server.closeIdleConnections()
    })
}

/**
 * Keeps the process running when the system refuses to accept a connection (no file descriptors or memory left).
 * Such errors come by the thousands a second; one a second is logged. `now`: monotonic milliseconds.
 */
export function logAcceptErrors(
  server: Server,
  { log, now = () => performance.now() }: { log: Log; now?: () => number },
): void {
  let loggedAt = Number.NEGATIVE_INFINITY
  server.on('error', ({ message, code }: NodeJS.ErrnoException) => {
    if (now() - loggedAt < LOG_PAUSE_MS) return
    loggedAt = now()
    log.error({ reason: message, code }, 'connections cannot be accepted')
  })
}
