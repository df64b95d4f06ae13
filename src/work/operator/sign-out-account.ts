/** Ends all sessions of somebody’s account, for a person who lost a device or whose account is in the wrong hands. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as accounts from '#store/accounts.ts'
import { inTransaction } from '#store/db.ts'
import { endSessions } from '#work/account/end-sessions.ts'
import type { AuditActor } from '#work/use-case/audit-log.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** Throws `not_found`. Also ends the operator's own sessions, if it is their account. */
export function signOutAccount(
  { db, clock, keys, audit }: Pick<Services, 'db' | 'clock' | 'keys' | 'audit'>,
  by: AuditActor,
  accountId: AccountId,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await accounts.lock(tx, accountId))) throw new Refusal('not_found')
    await endSessions(tx, { accountId, kept: null, keys })
    await audit.record(tx, { action: 'account_signed_out', by, about: accountId })
    accountChanges.record(tx, accountId, { kind: 'account', subject: null }, clock.now())
  })
}
