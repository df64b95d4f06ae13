/**
 * Keeps security events as entries of the audit log. They are written beside the request that caused them, which does
 * not wait: while the database is away an event is only in the server's log.
 */
import { type AuditAction, auditActionOf } from '#core/operator/audit-event.ts'
import type { Db } from '#store/db.ts'
import type { AuditActor, Audited, AuditLog } from '#work/use-case/audit-log.ts'
import type { KeepEvent } from '#work/use-case/security-events.ts'
import type { Log } from '#work/use-case/use-case-services.ts'

/** One entry per limit in this time: somebody who guesses for a day must not fill the log. */
const LIMIT_ENTRIES_MS = 60_000

type Parts = {
  db: Db
  audit: AuditLog
  log: Pick<Log, 'warn'>
  /** Milliseconds of a monotonic clock. */
  monotonicMs?: () => number
}

/** `settled` resolves when everything so far is written, for commands that end. */
export function keepSecurityEvents({
  db,
  audit,
  log,
  monotonicMs = () => performance.now(),
}: Parts): { keep: KeepEvent; settled(): Promise<unknown> } {
  const limitsAt = new Map<string, number>()
  const pending = new Set<Promise<void>>()

  return {
    keep(event, { accountId = null, by, limit, change }) {
      const action = auditActionOf(event, limit)
      if (action === null || (limit !== undefined && !isDue(limit))) return
      const detail = { ...(limit && { limit }), ...(change && { change }) }
      write({ action, by: by ?? actorOf(action, accountId), about: accountId, detail })
    },
    settled: () => Promise.all(pending),
  }

  function write(audited: Audited) {
    const writing = audit
      .record(db, audited)
      .catch((error: unknown) => log.warn({ err: error }, 'an audit entry could not be written'))
      .finally(() => pending.delete(writing))
    pending.add(writing)
  }

  function isDue(limit: string): boolean {
    const now = monotonicMs()
    if (now - (limitsAt.get(limit) ?? Number.NEGATIVE_INFINITY) < LIMIT_ENTRIES_MS) return false
    limitsAt.set(limit, now)
    return true
  }
}

/** Who reached a limit of guessing is unknown; the account is the one that was tried. */
function actorOf(action: AuditAction, accountId: Audited['about']): AuditActor {
  return action === 'limit_reached' || !accountId
    ? { kind: 'stranger' }
    : { kind: 'person', id: accountId }
}
