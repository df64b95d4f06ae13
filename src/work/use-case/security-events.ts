/**
 * Records security events of accounts: a log line and a counter. A person appears only as the account's id, a network
 * as a hash under our secret, which is enough to see that two events are related.
 */
import type { AccountId } from '#core/account/account.ts'
import type { LimitName } from '#core/account/rate-limit.ts'
import { SECURITY_EVENTS, type SecurityEvent } from '#core/account/security-event.ts'
import type { RefusalCode } from '#core/api/refusal.ts'
import { type AuditActor, hashNetwork } from './audit-log.ts'
import type { Log } from './use-case-services.ts'

/** Refused clients may retry very often, so each limit logs at most one line in this time. All events are counted. */
const REFUSAL_LINES_MS = 1_000

/** Details of an event. `change` is the factor that changed, as a key of the news in auth-mails.ts. */
export type AboutEvent = {
  accountId?: AccountId | null
  network?: string | null
  limit?: LimitName
  /** Why input was refused, and at which path. */
  code?: RefusalCode
  path?: string
  change?: string
  /** Who did it, if not the account's owner. Only for the audit log. */
  by?: AuditActor
}

/** Keeps an event that was logged, not only counted. */
export type KeepEvent = (event: SecurityEvent, about: AboutEvent) => void

export type SecurityEvents = {
  /** Returns whether the event was logged, not only counted. */
  note(event: SecurityEvent, about?: AboutEvent): boolean
  /** Since this process started. */
  counts(): Readonly<Record<SecurityEvent, number>>
  /** How often each limit refused somebody since then; those that never did are left out. */
  limitsReached(): Readonly<Partial<Record<LimitName, number>>>
}

type Options = {
  log: Log
  /** Null for commands, which do not run for a network. */
  secret: string | null
  keep?: KeepEvent
  /** The network of the request that an event belongs to, if the event names none; null outside of requests. */
  currentNetwork?: () => string | null
  /** Milliseconds of a monotonic clock. */
  monotonicMs?: () => number
}

export function createSecurityEvents({
  log,
  secret,
  keep,
  currentNetwork = () => null,
  monotonicMs = () => performance.now(),
}: Options): SecurityEvents {
  const counts = Object.fromEntries(
    Object.keys(SECURITY_EVENTS).map((event) => [event, 0]),
  ) as Record<SecurityEvent, number>
  const limitsReached: Partial<Record<LimitName, number>> = {}
  const linesAt = new Map<LimitName | RefusalCode, number>()

  return {
    note(event, { accountId = null, network = currentNetwork(), by, ...about } = {}) {
      counts[event]++
      if (event === 'limit_reached' && about.limit) {
        limitsReached[about.limit] = (limitsReached[about.limit] ?? 0) + 1
      }
      const refusal = about.limit ?? about.code
      if (refusal !== undefined && !isDue(refusal)) return false
      log.info({ event, accountId, network: hashNetwork(secret, network), ...about }, 'security')
      keep?.(event, { accountId, ...about, ...(by && { by }) })
      return true
    },
    counts: () => ({ ...counts }),
    limitsReached: () => ({ ...limitsReached }),
  }

  function isDue(refusal: LimitName | RefusalCode): boolean {
    const now = monotonicMs()
    if (now - (linesAt.get(refusal) ?? Number.NEGATIVE_INFINITY) < REFUSAL_LINES_MS) return false
    linesAt.set(refusal, now)
    return true
  }
}
