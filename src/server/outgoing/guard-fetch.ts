/**
 * Applies the rules of our own requests to the global `fetch`. We don't call it, but libraries do: the accounts
 * library uses it to ask sign-in providers for their addresses, keys and tokens. Node's proxy environment
 * variables no longer apply to it.
 */
import { setGlobalDispatcher } from 'undici'
import { createSafeAgent } from './safe-agent.ts'

/** Discovery documents, keys and tokens are a few kilobytes and come at once. */
const LIMITS = { headersTimeout: 10_000, bodyTimeout: 10_000, maxResponseSize: 2 * 1024 * 1024 }

/** For the whole process. `allow`: hosts named by the operator, in the form of `hostAndPort`. */
export function guardFetch(allow: readonly string[]): void {
  setGlobalDispatcher(createSafeAgent({ allow, limits: LIMITS }))
}
