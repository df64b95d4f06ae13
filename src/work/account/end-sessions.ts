/** Ends the sessions of an account, and what could begin another one without its owner: codes and links on their way. */
import type { AccountId } from '#core/account/account.ts'
import * as accounts from '#store/accounts.ts'
import type { Tx } from '#store/db.ts'
import * as sessions from '#store/sessions.ts'
import type { Keyring } from '#work/world/keyring.ts'
import { VERIFICATION } from './auth-adapter.ts'

/** Ends all but `kept`; null ends every one. No browser is known to the account any more. */
export async function endSessions(
  tx: Tx,
  { accountId, kept, keys }: { accountId: AccountId; kept: string | null; keys: Keyring },
): Promise<void> {
  await sessions.endOthers(tx, accountId, kept)
  const email = await accounts.emailOf(tx, accountId)
  await accounts.voidCodes(tx, {
    accountId,
    addresses: email === null ? [] : [email],
    open: (sealed) => keys.open(VERIFICATION, sealed),
  })
}
