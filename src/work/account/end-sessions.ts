/** Ends an account's sessions, and voids pending codes and links, which could start another one without the owner. */
import type { AccountId } from '#core/account/account.ts'
import * as accounts from '#store/accounts.ts'
import type { Tx } from '#store/db.ts'
import * as sessions from '#store/sessions.ts'
import type { Keyring } from '#work/use-case/keyring.ts'
import { VERIFICATION } from './auth-adapter.ts'

/**
 * Ends all sessions but `kept`; null ends every one. Browsers that signed in before are no longer known to the
 * account.
 */
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
