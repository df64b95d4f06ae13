/**
 * Refuses a new session of a suspended account. By then the password, code or passkey was right, so the answer says why
 * without revealing to strangers that there is an account.
 */
import { APIError } from 'better-auth/api'
import type { AccountId } from '#core/account/account.ts'
import { SUSPENDED } from '#core/account/provider-problem.ts'
import * as accountList from '#store/account-list.ts'
import type { Db } from '#store/db.ts'

export async function refuseSuspended(
  { db, publicUrl }: { db: Db; publicUrl: string },
  accountId: AccountId,
): Promise<void> {
  if (!(await accountList.isSuspended(db, accountId))) return
  throw new APIError('FORBIDDEN', {
    code: SUSPENDED,
    message: `This account is suspended. To ask why, or to have it reviewed, contact us at ${publicUrl}/contact.`,
  })
}
