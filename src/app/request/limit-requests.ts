/**
 * The time limit for the browser's requests. `entry.client.tsx` wraps the page's global `fetch`, which the router uses
 * too, so no request is without a limit.
 */

/** From the specification. */
export const REQUEST_TIMEOUT_MS = 120_000

export const REQUEST_TIMEOUT = 'Request timeout'

export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError'

/** The same `fetch`, but it aborts with a `TimeoutError` if the whole response does not arrive in time. */
export function limitRequests(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const limit = new AbortController()
    const end = () => limit.abort(new DOMException(REQUEST_TIMEOUT, 'TimeoutError'))
    // The timer keeps running while the body is read. Aborting a completed response has no effect.
    setTimeout(end, REQUEST_TIMEOUT_MS)
    const own = init?.signal ?? (input instanceof Request ? input.signal : null)
    if (own) followSignal(limit, own)
    return fetch(input, { ...init, signal: limit.signal })
  }
}

/** Done by hand, because Safari before 17.4 and browsers of that age have no `AbortSignal.any`. */
function followSignal(follower: AbortController, signal: AbortSignal) {
  const abort = () => follower.abort(signal.reason)
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
}
