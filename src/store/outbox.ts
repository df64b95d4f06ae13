/** Messages waiting to be sent. Written in the transaction that causes them. */
import type { AccountId } from '#core/account/account.ts'
import type { Db, Tx } from './db.ts'

export type OutboxMessage = {
  /** The account that the message belongs to; null for someone without an account. */
  accountId: AccountId | null
  kind: string
  /** One address. */
  recipient: string
  subject: string
  /** The content, encrypted. */
  sealed: string
  /** Which browser asked for the code in it, as a hash; newer messages replace only older ones with the same. */
  askedBy?: string | null
  /** The browser that asked for it, as a hash, if the recipient's account knows it; null for a stranger's. */
  knownDevice?: string | null
  /** Whether somebody subscribed to it; not sent to suppressed addresses. */
  isSubscription?: boolean
}

/** The purpose under which contents are encrypted. */
export const SEALED_FOR = 'outbox'

/** `goodUntil`: not sent after this. `replacesOlder`: makes older messages of its kind obsolete. */
export type Validity = { now: Date; goodUntil: Date; replacesOlder: boolean }

export async function add(
  tx: Tx | Db,
  messages: readonly (OutboxMessage & Validity)[],
): Promise<void> {
  if (messages.length === 0) return
  await tx.insertInto('outbox').values(messages.map(toRow)).execute()
}

const toRow = ({
  accountId,
  askedBy = null,
  knownDevice = null,
  isSubscription = false,
  now,
  goodUntil,
  replacesOlder,
  ...rest
}: OutboxMessage & Validity) => ({
  ...rest,
  account_id: accountId,
  asked_by: askedBy,
  known_device: knownDevice,
  is_subscription: isSubscription,
  created_at: now,
  next_attempt_at: now,
  good_until: goodUntil,
  replaces_older: replacesOlder,
})

export type KeptMessage = {
  id: number
  kind: string
  recipient: string
  subject: string
  sealed: string
  createdAt: Date
}

/** Newest first; all of them, or those to one address. */
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

/** Who a message was sent to and its kind, by its key; null if there is none, or it was deleted after its week. */
export async function recipientOf(
  tx: Tx,
  messageKey: string,
): Promise<{ recipient: string; kind: string; isSubscription: boolean } | null> {
  const row = await tx
    .selectFrom('outbox')
    .select(['recipient', 'kind', 'is_subscription as isSubscription'])
    .where('message_key', '=', messageKey)
    .executeTakeFirst()
  return row ?? null
}

/** Whether a message of one of these kinds to this address is neither sent nor given up. */
export async function isWaiting(
  tx: Tx,
  kinds: readonly string[],
  recipient: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('outbox')
    .select('id')
    .where('kind', 'in', kinds)
    .where('recipient', '=', recipient)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const selectKept = (db: Db) =>
  db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'subject', 'sealed', 'created_at as createdAt'])
