/**
 * Removes somebody's authenticator app and backup codes, for a person who lost their phone. Who asks for this may be
 * somebody who has the password: the owner gets an email, and every session ends. Passkeys stay.
 */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as accountList from '#store/account-list.ts'
import { inTransaction } from '#store/db.ts'
import * as secondFactors from '#store/second-factors.ts'
import { endSessions } from '#work/account/end-sessions.ts'
import { letter, queueMail } from '#work/mail/queue-mail.ts'
import type { AuditActor } from '#work/use-case/audit-log.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** Throws for the operator's own account. False if no second factor is on. */
export function resetFactor(
  {
    db,
    clock,
    keys,
    settings,
    audit,
  }: Pick<Services, 'db' | 'clock' | 'keys' | 'settings' | 'audit'>,
  by: AuditActor,
  accountId: AccountId,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if ('id' in by && by.id === accountId) throw new Refusal('own_account')
    const account = await accountList.find(tx, accountId)
    if (!account) throw new Refusal('not_found')
    if (!account.hasTotp) return false
    await secondFactors.turnOff(tx, accountId)
    await endSessions(tx, { accountId, kept: null, keys })
    await audit.record(tx, { action: 'factor_reset', by, about: accountId })
    await queueMail(
      { db: tx, clock, keys },
      {
        accountId,
        kind: 'factor-reset',
        recipient: account.email,
        ...letter({
          subject: 'Two-step sign-in was reset',
          lines: [
            'The operator of Rolecall removed the authenticator app and the backup codes from your account, and you were signed out everywhere. Signing in no longer requires a code. Set up two-step sign-in again under Security.',
            'If you didn’t ask for this, someone may know your password. Choose a new one right away.',
            { link: `${settings.publicUrl}/auth/recover`, label: 'Choose a new password' },
          ],
        }),
      },
    )
    accountChanges.record(tx, accountId, { kind: 'account', subject: null }, clock.now())
    return true
  })
}
