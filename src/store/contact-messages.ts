/**
 * Table `contact_messages`: what visitors wrote with the contact form. The operator may read all of them; a deleted
 * message can be restored until it is purged.
 */
import type { AccountId } from '#core/account/account.ts'
import type { ContactMessage, ContactStatus } from '#core/contact/contact-message.ts'
import type { Db, Tx } from './db.ts'

export type StoredContactMessage = ContactMessage & {
  id: number
  status: ContactStatus
  /** The sender was signed in with this address. */
  emailVerified: boolean
  createdAt: Date
}

type NewContactMessage = {
  message: ContactMessage
  /** Null for a visitor. */
  accountId: AccountId | null
  emailVerified: boolean
  status: ContactStatus
  /** SHA-256 of the submitted form. */
  formSha256: Buffer
  now: Date
}

/** Returns false, and adds nothing, if the same form was stored before. */
export async function add(tx: Tx, added: NewContactMessage): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('contact_messages')
    .values({
      ...added.message,
      account_id: added.accountId,
      email_verified: added.emailVerified,
      status: added.status,
      form_sha256: added.formSha256,
      created_at: added.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const MESSAGES_PER_PAGE = 20

/** One page of the messages with this status, newest first. `page` counts from 1. */
export function list(
  db: Db,
  { status, page }: { status: ContactStatus; page: number },
): Promise<StoredContactMessage[]> {
  return db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'subject', 'message'])
    .select(['email_verified as emailVerified', 'created_at as createdAt'])
    .select((eb) => eb.ref('status').$castTo<ContactStatus>().as('status'))
    .where('status', '=', status)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MESSAGES_PER_PAGE)
    .offset((page - 1) * MESSAGES_PER_PAGE)
    .execute()
}

/** The number of messages that are not deleted. */
export async function counts(db: Db): Promise<Record<ContactStatus, number>> {
  const rows = await db
    .selectFrom('contact_messages')
    .select('status')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .groupBy('status')
    .execute()
  const of = (status: ContactStatus) => rows.find((row) => row.status === status)?.count ?? 0
  return { new: of('new'), answered: of('answered'), spam: of('spam') }
}

/** The number of messages that the operator has not dealt with. */
export async function countNew(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('contact_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'new')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns whether there is such a message. */
export async function setStatus(tx: Tx, id: number, status: ContactStatus): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('contact_messages')
    .set({ status })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes at this time, or restores with null. Returns whether this call changed it. */
export async function setDeleted(tx: Tx, id: number, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('contact_messages')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('deleted_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Permanently deletes messages that were sent before then. */
export async function purge(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('contact_messages').where('created_at', '<', before).execute()
}

export async function purgeSpam(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('contact_messages')
    .where('status', '=', 'spam')
    .where('created_at', '<', before)
    .execute()
}

/** Permanently deletes messages that were deleted before then. */
export async function purgeDeleted(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('contact_messages').where('deleted_at', '<', before).execute()
}
