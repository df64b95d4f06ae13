/** Reading the public API is open to every origin, without cookies. Everything else is for our own origin. */
import { REQUEST_ID } from './request-id.ts'
import { STALE_SINCE } from './stale-since.ts'

const READING = new Set(['GET', 'HEAD'])
/** What a script may send beside what browsers allow anyway. */
const REQUEST_HEADERS = 'If-None-Match'
const DAY_SECONDS = 86_400

/** Answers that no cache may store and no other site may read: personal data and the operator's. */
export const isPersonal = (path: string) => /^\/api\/(?:me|admin|auth)(?:\/|$)/.test(path)

const isPublicApi = (path: string) =>
  path === '/openapi.json' || (path.startsWith('/api/') && !isPersonal(path))

/** Marks an answer as readable by every origin. */
export function openToAll(headers: Headers): void {
  headers.set('Access-Control-Allow-Origin', '*')
  headers.set('Access-Control-Expose-Headers', `ETag, Retry-After, ${REQUEST_ID}, ${STALE_SINCE}`)
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
}

/** For OPTIONS, which browsers send before a request with a header of its own. */
export function preflightHeaders(path: string, methods: readonly string[]): Record<string, string> {
  const isReadable = isPublicApi(path) && methods.some((method) => READING.has(method))
  if (!isReadable) return {}
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': REQUEST_HEADERS,
    'Access-Control-Max-Age': `${DAY_SECONDS}`,
  }
}
