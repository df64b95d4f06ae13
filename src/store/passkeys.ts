/** Table `passkeys`, for what the library does not ask. */
import type { AccountId } from '#core/account.ts'
import type { Db } from './db.ts'

/** Whose passkey this is, by the identifier that its device made; null for nobody's. */
export async function ownerOf(db: Db, credentialId: string): Promise<AccountId | null> {
  const row = await db
    .selectFrom('passkeys')
    .select('account_id')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return (row?.account_id as AccountId | undefined) ?? null
}
