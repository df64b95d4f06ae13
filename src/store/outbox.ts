/** Messages that wait to be sent. Written in the transaction of what caused them. */
import type { AccountId } from '#core/account/account.ts'
import type { Db, Tx } from './db.ts'

export type OutboxMessage = {
  /** Whose message it is; null for somebody without an account. */
  accountId: AccountId | null
  kind: string
  /** One address. */
  recipient: string
  subject: string
  /** What it says, sealed. */
  sealed: string
}

/** The purpose for which contents are sealed. */
export const SEALED_FOR = 'outbox'

/** `goodUntil`: it is not sent later. `replacesOlder`: older ones of its kind need not be sent any more. */
export type Validity = { now: Date; goodUntil: Date; replacesOlder: boolean }

export async function add(
  tx: Tx | Db,
  message: OutboxMessage,
  { now, goodUntil, replacesOlder }: Validity,
): Promise<void> {
  const { accountId, ...rest } = message
  await tx
    .insertInto('outbox')
    .values({
      ...rest,
      account_id: accountId,
      created_at: now,
      next_attempt_at: now,
      good_until: goodUntil,
      replaces_older: replacesOlder,
    })
    .execute()
}

export type KeptMessage = {
  id: number
  kind: string
  recipient: string
  subject: string
  sealed: string
  createdAt: Date
}

/** The newest first; all of them, or those to one address. */
export async function newest(
  db: Db,
  { recipient, limit }: { recipient: string | null; limit: number },
): Promise<KeptMessage[]> {
  return selectKept(db)
    .$if(recipient !== null, (query) => query.where('recipient', '=', recipient))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function find(db: Db, id: number): Promise<KeptMessage | null> {
  return (await selectKept(db).where('id', '=', id).executeTakeFirst()) ?? null
}

const selectKept = (db: Db) =>
  db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'subject', 'sealed', 'created_at as createdAt'])
