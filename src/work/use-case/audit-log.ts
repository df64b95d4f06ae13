/**
 * Writes the audit log. An entry belongs into the transaction of what it is about, so that there is none without the
 * other. Nothing here reads an entry's request: the server knows where it came from.
 */
import { createHmac } from 'node:crypto'
import type { AccountId } from '#core/account/account.ts'
import type { AuditAction, AuditDetail } from '#core/operator/audit-event.ts'
import * as auditEvents from '#store/audit-events.ts'
import type { Db, Tx } from '#store/db.ts'
import type { Clock } from './use-case-services.ts'

/** Who did something: an operator or a person by their account, somebody at the server, or somebody unknown. */
export type AuditActor =
  | { kind: 'operator' | 'person'; id: AccountId }
  | { kind: 'command' | 'stranger' }

export const BY_COMMAND: AuditActor = { kind: 'command' }

export type Audited = {
  action: AuditAction
  by: AuditActor
  /** The account that it is about; null for none. */
  about?: AccountId | null
  detail?: AuditDetail
}

export type AuditLog = {
  record(db: Db | Tx, audited: Audited): Promise<void>
}

/** The request that is being answered, and the network that it came from; null outside of one. */
export type Origin = { requestId: string | null; network: string | null }

type Options = {
  clock: Clock
  origin: () => Origin
  /** For the hashes of networks; null for commands, which have none. */
  secret: string | null
}

export function createAuditLog({ clock, origin, secret }: Options): AuditLog {
  return {
    record(db, { action, by, about = null, detail = {} }) {
      const { requestId, network } = origin()
      return auditEvents.add(db, {
        at: clock.now(),
        action,
        actorKind: by.kind,
        actorId: 'id' in by ? by.id : null,
        subjectId: about,
        detail,
        requestId,
        network: hashNetwork(secret, network),
      })
    },
  }
}

/** Enough to see that two events are related, and no more. */
export function hashNetwork(secret: string | null, network: string | null): string | null {
  if (network === null || secret === null) return null
  return createHmac('sha256', secret).update(`event\n${network}`).digest('hex').slice(0, 16)
}
