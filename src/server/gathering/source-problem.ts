/**
 * Translates bad answers and failed requests into the errors of `#sources/source.ts`. Messages name only the host
 * of an address: paths and queries may contain keys.
 */
import { parseRetryAfter } from '#core/boards/retry-after.ts'
import type { RequestProblem, RequestProblemCode } from '#server/outgoing/request-problem.ts'
import type { SafeAnswer } from '#server/outgoing/safe-fetch.ts'
import { Away, Unreadable } from '#sources/source/source.ts'

/** Pauses, one after the other, for a host that answered "too many requests" without a Retry-After. */
const DEFAULT_PAUSES_MS = [5_000, 10_000, 20_000]
const LONGEST_DEFAULT_PAUSE_MS = 60_000

/** Null for an answer that can be read. `pauses`: how many the host has had for this request. */
export function answerProblem(
  { status, headers }: Pick<SafeAnswer, 'status' | 'headers'>,
  { host, now, pauses }: { host: string; now: Date; pauses: number },
): Away | Unreadable | null {
  if (status >= 200 && status < 300) return null
  const message = `${host} answers ${status}.`
  const asked = parseRetryAfter(headers.get('retry-after'), now)
  if (status === 429) {
    const defaultMs = DEFAULT_PAUSES_MS[pauses] ?? LONGEST_DEFAULT_PAUSE_MS
    return new Away('busy', message, asked ?? new Date(now.getTime() + defaultMs))
  }
  if (status === 503 && asked) return new Away('busy', message, asked)
  if (status >= 500 || status === 408 || status === 425) return new Away('failing', message, asked)
  if (status === 401 || status === 403) return new Away('forbidden', message, asked)
  return new Unreadable(status === 404 || status === 410 ? 'no such board' : message)
}

type AwayCode = Exclude<RequestProblemCode, 'cancelled' | 'stopped' | 'too_large'>

const AWAY: Record<AwayCode, readonly [reason: Away['reason'], message: string]> = {
  bad_address: ['blocked', 'leads to an address that we do not request'],
  blocked_address: ['blocked', 'is not a public internet address'],
  unknown_name: ['unreachable', 'does not exist'],
  unreachable: ['unreachable', 'cannot be reached'],
  untrusted: ['unreachable', 'has no valid certificate'],
  slow: ['slow', 'took too long to answer'],
  bad_redirect: ['redirect', 'redirects in a loop or to an invalid address'],
  broken: ['failing', 'sent an incomplete answer'],
}

export function failedRequestProblem(
  { code, cause }: RequestProblem,
  { host, maxBytes, signal }: { host: string; maxBytes: number; signal: AbortSignal },
): unknown {
  if (code === 'cancelled') return signal.reason
  if (code === 'stopped') return cause
  if (code === 'too_large') {
    return new Unreadable(`${host} answers with more than ${maxBytes / 1024 / 1024} MB.`)
  }
  const [reason, message] = AWAY[code]
  return new Away(reason, `${host} ${message}.`)
}
