/**
 * Table `audit_events`: what operators did and what concerns the safety of accounts. Rows are only added; the database
 * refuses to change them, and to delete them other than here. Accounts are named by `accounts.audit_id`, which is
 * deleted with them.
 */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { AuditAction, AuditActorKind, AuditDetail } from '#core/operator/audit-event.ts'
import { isUuid } from '#core/text/uuid.ts'
import { type Db, inTransaction, type Tx } from './db.ts'

export type NewAuditEvent = {
  at: Date
  action: AuditAction
  actorKind: AuditActorKind
  /** Null for a command and for a stranger. */
  actorId: AccountId | null
  /** The account that it is about; null if it is about none. */
  subjectId: AccountId | null
  detail: AuditDetail
  requestId: string | null
  network: string | null
}

/** An account of an entry; without an address once it is deleted. */
export type AuditAccount = { auditId: string; accountId: AccountId | null; email: string | null }

export type AuditEvent = Pick<
  NewAuditEvent,
  'at' | 'action' | 'actorKind' | 'detail' | 'requestId' | 'network'
> & {
  id: number
  actor: AuditAccount | null
  subject: AuditAccount | null
}

/** As server/http/request-id.ts makes them. */
const REQUEST_ID = /^[a-z\d]{12}$/

export type AuditFilter = {
  action: AuditAction | null
  /** Entries by this account or about it: its id, its address, or the number by which the log names it; or the id of
   * the request that caused them. */
  who: string | null
  /** Instants: the first is included, the second is not. */
  from: Date | null
  until: Date | null
}

export async function add(db: Db | Tx, event: NewAuditEvent): Promise<void> {
  const { at, action, actorKind, actorId, subjectId, detail, requestId, network } = event
  await sql`
    insert into audit_events (at, action, actor_kind, actor, subject, detail, request_id, network)
    select ${at}, ${action}, ${actorKind},
           (select audit_id from accounts where id = ${actorId}::uuid),
           (select audit_id from accounts where id = ${subjectId}::uuid),
           ${JSON.stringify(detail)}::jsonb, ${requestId}, ${network}`.execute(db)
}

/** Newest first. `before` is the id of the last entry of the page before; null for the first page. */
export async function list(
  db: Db,
  { action, who, from, until }: AuditFilter,
  { before, limit }: { before: number | null; limit: number },
): Promise<AuditEvent[]> {
  const request = who !== null && REQUEST_ID.test(who) ? who : null
  const whose = who === null || request !== null ? null : await auditIdOf(db, who)
  if (who !== null && request === null && whose === null) return []
  const { rows } = await sql<Row>`
    select e.id, e.at, e.action, e.actor_kind, e.detail, e.request_id, e.network,
           e.actor, a.id as actor_account, a.email as actor_email,
           e.subject, s.id as subject_account, s.email as subject_email
      from audit_events e
      left join accounts a on a.audit_id = e.actor
      left join accounts s on s.audit_id = e.subject
     where ${before === null ? sql`true` : sql`e.id < ${before}`}
       and ${action === null ? sql`true` : sql`e.action = ${action}`}
       and ${whose === null ? sql`true` : sql`(e.actor = ${whose} or e.subject = ${whose})`}
       and ${request === null ? sql`true` : sql`e.request_id = ${request}`}
       and ${from === null ? sql`true` : sql`e.at >= ${from}`}
       and ${until === null ? sql`true` : sql`e.at < ${until}`}
     order by e.id desc
     limit ${limit}`.execute(db)
  return rows.map(toAuditEvent)
}

/** The number by which entries name this account; one of a deleted account is its own. Null for anything else. */
async function auditIdOf(db: Db, who: string): Promise<string | null> {
  const { rows } = await sql<{ audit_id: string }>`
    select audit_id from accounts
     where email = ${who.toLowerCase()} ${isUuid(who) ? sql`or id = ${who}` : sql``}`.execute(db)
  return rows[0]?.audit_id ?? (isUuid(who) ? who : null)
}

/** Deletes entries from before then. */
export function purge(db: Db, before: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await sql`select set_config('rolecall.purges_audit', 'on', true)`.execute(tx)
    await tx.deleteFrom('audit_events').where('at', '<', before).execute()
  })
}

type Row = {
  id: number
  at: Date
  action: AuditAction
  actor_kind: AuditActorKind
  detail: AuditDetail
  request_id: string | null
  network: string | null
  actor: string | null
  actor_account: AccountId | null
  actor_email: string | null
  subject: string | null
  subject_account: AccountId | null
  subject_email: string | null
}

const toAuditEvent = (row: Row): AuditEvent => ({
  id: row.id,
  at: row.at,
  action: row.action,
  actorKind: row.actor_kind,
  actor: toAccount(row.actor, row.actor_account, row.actor_email),
  subject: toAccount(row.subject, row.subject_account, row.subject_email),
  detail: row.detail,
  requestId: row.request_id,
  network: row.network,
})

const toAccount = (
  auditId: string | null,
  accountId: AccountId | null,
  email: string | null,
): AuditAccount | null => (auditId === null ? null : { auditId, accountId, email })
