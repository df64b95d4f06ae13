/** Table `accounts`: whose everything is. Deleting a row deletes everything that belongs to it, by the database. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { AccountId } from '#core/account.ts'
import { ACCOUNT_CHANGED } from './account-changes.ts'
import type { Tx } from './db.ts'

/** Codes are kept under a hash of their use and the address. */
const CODE_USES = ['sign-in', 'email-verification', 'forget-password', 'change-email']

/**
 * Deletes the account and whatever names its person without belonging to it: messages to their address, codes and
 * links under way. Open tabs hear of it when the transaction ends. Returns the address; null when there is no account.
 */
export async function remove(tx: Tx, accountId: AccountId): Promise<string | null> {
  const row = await tx
    .deleteFrom('accounts')
    .where('id', '=', accountId)
    .returning('email')
    .executeTakeFirst()
  if (!row) return null
  const email = row.email.toLowerCase()
  await tx.deleteFrom('outbox').where(sql<boolean>`lower(recipient) = ${email}`).execute()
  const identifiers = CODE_USES.map((use) => identifierHash(`${use}-otp-${email}`))
  await tx
    .deleteFrom('verifications')
    .where((eb) =>
      eb.or([
        eb('identifier', 'in', identifiers),
        sql<boolean>`position(${accountId}::text in value) > 0`,
        sql<boolean>`position(${JSON.stringify(email)} in lower(value)) > 0`,
      ]),
    )
    .execute()
  await sql`select pg_notify(${ACCOUNT_CHANGED}, ${accountId})`.execute(tx)
  return row.email
}

/** As Better Auth hashes what a code is kept under. */
const identifierHash = (identifier: string) =>
  createHash('sha256').update(identifier).digest('base64url')
