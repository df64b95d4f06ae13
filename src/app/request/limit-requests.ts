/**
 * The longest that the browser waits for an answer of the server. `entry.client.tsx` puts it round the `fetch` of the
 * page, because the router asks for pages with that too: no request can be without a limit.
 */

/** The specification's own. */
export const REQUEST_TIMEOUT_MS = 120_000

export const REQUEST_TIMEOUT = 'Request timeout'

export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError'

/** The same `fetch`, which ends a request whose answer has not come whole in time, by a `TimeoutError`. */
export function limitRequests(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const limit = new AbortController()
    const end = () => limit.abort(new DOMException(REQUEST_TIMEOUT, 'TimeoutError'))
    // It runs on while the body is read, and does nothing to an answer that has been.
    setTimeout(end, REQUEST_TIMEOUT_MS)
    const own = init?.signal ?? (input instanceof Request ? input.signal : null)
    if (own) followSignal(limit, own)
    return fetch(input, { ...init, signal: limit.signal })
  }
}

/** By hand: Safari before 17.4 and browsers of its age have no `AbortSignal.any`. */
function followSignal(follower: AbortController, signal: AbortSignal) {
  const abort = () => follower.abort(signal.reason)
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
}
