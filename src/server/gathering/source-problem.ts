/**
 * What went wrong with an answer or on the way to it, in the words of `#sources/source.ts`. Sentences name the host and
 * nothing else of an address: paths and queries may hold keys.
 */
import { parseRetryAfter } from '#core/boards/retry-after.ts'
import type { RequestProblem, RequestProblemCode } from '#server/outgoing/request-problem.ts'
import type { SafeAnswer } from '#server/outgoing/safe-fetch.ts'
import { Away, Unreadable } from '#sources/source/source.ts'

/** What a host that said "too many" without saying for how long is given, time by time. */
const UNTOLD_PAUSES_MS = [5_000, 10_000, 20_000]
const LONG_UNTOLD_PAUSE_MS = 60_000

/** Null for an answer that can be read. `pauses`: how many the host has had for this request. */
export function answerProblem(
  { status, headers }: Pick<SafeAnswer, 'status' | 'headers'>,
  { host, now, pauses }: { host: string; now: Date; pauses: number },
): Away | Unreadable | null {
  if (status >= 200 && status < 300) return null
  const said = `${host} answers ${status}.`
  const asked = parseRetryAfter(headers.get('retry-after'), now)
  if (status === 429) {
    const untoldMs = UNTOLD_PAUSES_MS[pauses] ?? LONG_UNTOLD_PAUSE_MS
    return new Away('busy', said, asked ?? new Date(now.getTime() + untoldMs))
  }
  if (status === 503 && asked) return new Away('busy', said, asked)
  if (status >= 500 || status === 408 || status === 425) return new Away('failing', said, asked)
  if (status === 401 || status === 403) return new Away('forbidden', said, asked)
  return new Unreadable(status === 404 || status === 410 ? 'no such board' : said)
}

type AwayCode = Exclude<RequestProblemCode, 'cancelled' | 'stopped' | 'too_large'>

const AWAY: Record<AwayCode, readonly [reason: Away['reason'], said: string]> = {
  bad_address: ['blocked', 'leads to an address that is not asked'],
  blocked_address: ['blocked', 'is no address of the public internet'],
  unknown_name: ['unreachable', 'is a name that nobody has'],
  unreachable: ['unreachable', 'cannot be reached'],
  untrusted: ['unreachable', 'shows no certificate that can be believed'],
  slow: ['slow', 'took longer than it may'],
  bad_redirect: ['failing', 'redirects in a circle or to nowhere'],
  broken: ['failing', 'broke its answer off'],
}

export function wayProblem(
  { code, cause }: RequestProblem,
  { host, maxBytes, signal }: { host: string; maxBytes: number; signal: AbortSignal },
): unknown {
  if (code === 'cancelled') return signal.reason
  if (code === 'stopped') return cause
  if (code === 'too_large') {
    return new Unreadable(`${host} answers with more than ${maxBytes / 1024 / 1024} MB.`)
  }
  const [reason, said] = AWAY[code]
  return new Away(reason, `${host} ${said}.`)
}
