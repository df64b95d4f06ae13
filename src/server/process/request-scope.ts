/**
 * Which request some code runs for, without passing it through every function: an operator finds what broke for a
 * person by the id that the person was shown.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

type RequestFields = { requestId: string }

const scope = new AsyncLocalStorage<RequestFields>()

/** Runs `work`, and whatever it starts, as a part of this request. */
export const inRequest = <T>(requestId: string, work: () => T): T => scope.run({ requestId }, work)

/** Null outside of a request. */
export const currentRequestId = (): string | null => scope.getStore()?.requestId ?? null

/** What every log line of a request states; nothing outside of one. */
export const requestFields = (): RequestFields | Record<string, never> => scope.getStore() ?? {}
