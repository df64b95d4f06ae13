/**
 * The one place that notes what concerns the safety of accounts: a line of the log and a counter. Of a person it says
 * the id of the account, of a network a hash under our secret: enough to see that two events belong together.
 */
import { createHmac } from 'node:crypto'
import type { AccountId } from '#core/account/account.ts'
import type { LimitName } from '#core/account/rate-limit.ts'
import { SECURITY_EVENTS, type SecurityEvent } from '#core/account/security-event.ts'
import type { Log } from './world.ts'

/** Who is refused may ask very often: of each limit there is at most one line in so long. All are counted. */
const LIMIT_LINES_MS = 1_000

/** What may be said of an event. `change` is which factor, in the words of auth-mails.ts. */
type AboutEvent = {
  accountId?: AccountId | null
  network?: string | null
  limit?: LimitName
  change?: string
}

export type SecurityEvents = {
  /** Returns whether it was logged, and not only counted. */
  note(event: SecurityEvent, about?: AboutEvent): boolean
  /** Since this process began. */
  counts(): Readonly<Record<SecurityEvent, number>>
}

type Options = {
  log: Log
  /** Null for a command, which no network asks. */
  secret: string | null
  /** Milliseconds of a clock that nobody sets. */
  monotonicMs?: () => number
}

export function createSecurityEvents({
  log,
  secret,
  monotonicMs = () => performance.now(),
}: Options): SecurityEvents {
  const counts = Object.fromEntries(
    Object.keys(SECURITY_EVENTS).map((event) => [event, 0]),
  ) as Record<SecurityEvent, number>
  const linesAt = new Map<LimitName, number>()

  return {
    note(event, { accountId = null, network = null, limit, change } = {}) {
      counts[event]++
      if (limit !== undefined && !isDue(limit)) return false
      log.info(
        {
          event,
          accountId,
          network: hashOf(network),
          ...(limit && { limit }),
          ...(change && { change }),
        },
        'security',
      )
      return true
    },
    counts: () => ({ ...counts }),
  }

  function isDue(limit: LimitName): boolean {
    const now = monotonicMs()
    if (now - (linesAt.get(limit) ?? Number.NEGATIVE_INFINITY) < LIMIT_LINES_MS) return false
    linesAt.set(limit, now)
    return true
  }

  function hashOf(network: string | null) {
    if (network === null || secret === null) return null
    return createHmac('sha256', secret).update(`event\n${network}`).digest('hex').slice(0, 16)
  }
}
