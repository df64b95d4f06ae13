/**
 * The request that React Router gets. Behind a proxy the server is asked over HTTP, whatever the browser asked; pages
 * see the public address instead, so that redirects, links and comparisons are right. Nothing here believes a header.
 */

const PASSED_ON = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])
/** Stands for methods that neither Request nor React Router knows: pages take POST alone, and refuse both alike. */
const NEVER_TAKEN = 'PUT'

/** `publicUrl` is the address that the operator set; null leaves the one that was asked. */
export function toPageRequest(request: Request, publicUrl: string | null): Request {
  const { origin, pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  // `sameOrigin` has judged it. React Router would again, by other rules, and refuse forms of pages without a referrer.
  headers.delete('origin')
  const { body, signal } = request
  const method = PASSED_ON.has(request.method) ? request.method : NEVER_TAKEN
  return new Request(`${publicUrl ?? origin}${pathname}${search}`, {
    method,
    headers,
    signal,
    ...(body && { body, duplex: 'half' }),
  })
}
