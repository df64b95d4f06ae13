/** Table `email_changes`, and the account's address that it changes. */
import type { AccountId } from '#core/account/account.ts'
import type { Db, Tx } from './db.ts'
import * as programs from './programs.ts'
import { hasAccount } from './sign-in-methods.ts'

export type EmailChange = {
  id: string
  accountId: AccountId
  oldEmail: string
  newEmail: string
  codeHash: Buffer
  tries: number
  createdAt: Date
  changedAt: Date | null
  hadSecondFactor: boolean | null
}

const COLUMNS = [
  'id',
  'account_id as accountId',
  'old_email as oldEmail',
  'new_email as newEmail',
  'code_hash as codeHash',
  'tries',
  'created_at as createdAt',
  'changed_at as changedAt',
  'had_second_factor as hadSecondFactor',
] as const

/** Begins a change and drops a pending one. */
export async function begin(
  tx: Tx,
  accountId: AccountId,
  change: Pick<EmailChange, 'oldEmail' | 'newEmail' | 'codeHash'>,
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('email_changes')
    .where('account_id', '=', accountId)
    .where('changed_at', 'is', null)
    .execute()
  await tx
    .insertInto('email_changes')
    .values({
      account_id: accountId,
      old_email: change.oldEmail,
      new_email: change.newEmail,
      code_hash: change.codeHash,
      created_at: now,
    })
    .execute()
}

/** The pending change, with its number of tries increased; locked until the transaction ends. */
export async function tryWaiting(tx: Tx, accountId: AccountId): Promise<EmailChange | null> {
  const row = await tx
    .updateTable('email_changes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('changed_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst()
  return (row as EmailChange | undefined) ?? null
}

/** False if another account has the address by now. */
export async function makeChange(
  tx: Tx,
  { id, accountId, newEmail }: EmailChange,
  { undoHash, now }: { undoHash: Buffer; now: Date },
): Promise<boolean> {
  if (!(await setEmail(tx, accountId, newEmail, now))) return false
  await tx
    .updateTable('email_changes as c')
    .set((eb) => ({
      changed_at: now,
      undo_hash: undoHash,
      had_second_factor: eb
        .selectFrom('accounts')
        .select('two_factor_enabled')
        .where('id', '=', accountId),
    }))
    .where('c.id', '=', id)
    .execute()
  return true
}

/** The change that a token with one of these hashes may undo; locked until the transaction ends. */
export async function findByUndo(
  tx: Tx,
  undoHashes: readonly Buffer[],
  since: Date,
): Promise<EmailChange | null> {
  const row = await tx
    .selectFrom('email_changes')
    .select(COLUMNS)
    .where('undo_hash', 'in', [...undoHashes])
    .where('changed_at', '>', since)
    .forUpdate()
    .executeTakeFirst()
  return (row as EmailChange | undefined) ?? null
}

/**
 * Restores the account's old address and removes what an intruder may have set up: sign-in methods added since
 * `since`, and, whatever their age, the password, access tokens, the calendar address, feeds and channels of alerts,
 * and all other address changes. False if another account has the old address by now.
 */
export async function takeBack(
  tx: Tx,
  { accountId, oldEmail }: EmailChange,
  { since, now }: { since: Date; now: Date },
): Promise<boolean> {
  if (!(await setEmail(tx, accountId, oldEmail, now))) return false
  for (const table of ['passkeys', 'wallets', 'sign_in_methods'] as const) {
    await tx
      .deleteFrom(table)
      .where('account_id', '=', accountId)
      .where('created_at', '>=', since)
      .execute()
  }
  await tx
    .deleteFrom('sign_in_methods')
    .where('account_id', '=', accountId)
    .where('password', 'is not', null)
    .execute()
  await programs.endAll(tx, accountId)
  await tx.deleteFrom('email_changes').where('account_id', '=', accountId).execute()
  return true
}

export async function purge(db: Db, before: { waiting: Date; changed: Date }): Promise<void> {
  await db
    .deleteFrom('email_changes')
    .where((eb) =>
      eb.or([
        eb('changed_at', '<', before.changed),
        eb.and([eb('changed_at', 'is', null), eb('created_at', '<', before.waiting)]),
      ]),
    )
    .execute()
}

async function setEmail(tx: Tx, accountId: AccountId, email: string, now: Date): Promise<boolean> {
  // Two concurrent changes to one address are decided by the unique index.
  if (await hasAccount(tx, email)) return false
  await tx
    .updateTable('accounts')
    .set({ email, email_verified: true, updated_at: now })
    .where('id', '=', accountId)
    .execute()
  return true
}
