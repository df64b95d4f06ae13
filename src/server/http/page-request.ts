/**
 * The request that React Router gets. Behind a proxy, the server is asked over HTTP whatever the browser used;
 * pages see the public address instead, so redirects, links and comparisons are right. No header is trusted here.
 */

const PASSED_ON = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])
/**
 * Replaces methods that Request or React Router don't know: pages accept only POST, so both are refused alike.
 */
const UNSUPPORTED_METHOD = 'PUT'

/** `publicUrl`: the address set by the operator; null keeps the one that was requested. */
export function toPageRequest(request: Request, publicUrl: string | null): Request {
  const { origin, pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  // `sameOrigin` has already checked it. React Router would check again by other rules and refuse forms from
  // pages without a referrer.
  headers.delete('origin')
  const { body, signal } = request
  const method = PASSED_ON.has(request.method) ? request.method : UNSUPPORTED_METHOD
  return new Request(`${publicUrl ?? origin}${pathname}${search}`, {
    method,
    headers,
    signal,
    ...(body && { body, duplex: 'half' }),
  })
}
