/** Table `passkeys`: queries that the library does not offer. */
import type { AccountId } from '#core/account/account.ts'
import type { Db, Tx } from './db.ts'

/** False if the account has no such passkey. `id` is our own id, not the credential's. */
export async function remove(tx: Tx, accountId: AccountId, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where((eb) => eb(eb.cast<string>('id', 'text'), '=', id))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The account of the passkey with this credential id; null if there is none. */
export async function ownerOf(db: Db, credentialId: string): Promise<AccountId | null> {
  const row = await db
    .selectFrom('passkeys')
    .select('account_id')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return (row?.account_id as AccountId | undefined) ?? null
}
