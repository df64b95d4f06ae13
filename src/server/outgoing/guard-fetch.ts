/**
 * Puts the global `fetch` under the rules of our own requests. We do not call it; libraries do: the one for accounts asks
 * providers for their addresses, keys and tokens with it. Node's proxies of the environment no longer apply to it.
 */
import { setGlobalDispatcher } from 'undici'
import { createSafeAgent } from './safe-agent.ts'

/** Discovery documents, keys and tokens are some kilobytes and come at once. */
const LIMITS = { headersTimeout: 10_000, bodyTimeout: 10_000, maxResponseSize: 2 * 1024 * 1024 }

/** For the whole process. `allow`: hosts that the operator named, as `hostAndPort` writes them. */
export function guardFetch(allow: readonly string[]): void {
  setGlobalDispatcher(createSafeAgent({ allow, limits: LIMITS }))
}
