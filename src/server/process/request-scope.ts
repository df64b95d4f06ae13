/**
 * Which request some code runs for, without passing it through every function: an operator finds what broke for a
 * person by the id that the person was shown.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

type RequestScope = { requestId: string; network: string }

const scope = new AsyncLocalStorage<RequestScope>()

/** Runs `work`, and whatever it starts, as a part of this request. */
export const inRequest = <T>(request: RequestScope, work: () => T): T => scope.run(request, work)

/** Null outside of a request. */
export const currentRequestId = (): string | null => scope.getStore()?.requestId ?? null

/** The visitor's network, as visitor-address.ts writes it; null outside of a request. Never logged as it is. */
export const currentNetwork = (): string | null => scope.getStore()?.network ?? null

/** What every log line of a request states; nothing outside of one. */
export function requestFields(): { requestId: string } | Record<string, never> {
  const requestId = currentRequestId()
  return requestId === null ? {} : { requestId }
}
