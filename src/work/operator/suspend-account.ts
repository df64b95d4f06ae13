/**
 * Suspends an account, and lifts the suspension. A suspended person is signed out and cannot sign in; their tokens,
 * feeds, apps, alerts and newsletters stop, and go on once it is lifted. Nothing is deleted.
 */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as accountList from '#store/account-list.ts'
import * as accounts from '#store/accounts.ts'
import { inTransaction } from '#store/db.ts'
import { endSessions } from '#work/account/end-sessions.ts'
import { letter, queueMail } from '#work/mail/queue-mail.ts'
import type { AuditActor } from '#work/use-case/audit-log.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { requireOtherAccount } from './require-other-account.ts'

type Suspender = Pick<Services, 'db' | 'clock' | 'keys' | 'settings' | 'audit'>

/**
 * `because` is what the person reads, without their name. Throws for one's own account and the last operator. False
 * if the account is suspended already.
 */
export function suspendAccount(
  services: Suspender,
  by: AuditActor,
  { accountId, because }: { accountId: AccountId; because: string },
): Promise<boolean> {
  const { db, clock, keys, settings, audit } = services
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    await requireOtherAccount(tx, by, accountId)
    const email = await accounts.emailOf(tx, accountId)
    if (email === null) throw new Refusal('not_found')
    if (!(await accountList.suspend(tx, accountId, { because, now }))) return false
    await endSessions(tx, { accountId, kept: null, keys })
    await audit.record(tx, { action: 'account_suspended', by, about: accountId })
    await queueMail(
      { db: tx, clock, keys },
      {
        accountId,
        kind: 'account-suspended',
        recipient: email,
        ...letter({
          subject: 'Your account is suspended',
          lines: [
            'The operator of Rolecall suspended your account. You can’t sign in, and your alerts, feeds, access tokens and connected apps are stopped. Nothing was deleted.',
            `The reason: ${because}`,
            'If you think this is a mistake, or want a copy of your data, contact us:',
            { link: `${settings.publicUrl}/contact`, label: 'Contact us' },
          ],
        }),
      },
    )
    accountChanges.record(tx, accountId, { kind: 'account', subject: null }, now)
    return true
  })
}

/** False if the account was not suspended. */
export function liftSuspension(
  { db, clock, keys, settings, audit }: Suspender,
  by: AuditActor,
  accountId: AccountId,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const email = await accounts.emailOf(tx, accountId)
    if (email === null) throw new Refusal('not_found')
    if (!(await accountList.liftSuspension(tx, accountId))) return false
    await audit.record(tx, { action: 'suspension_lifted', by, about: accountId })
    await queueMail(
      { db: tx, clock, keys },
      {
        accountId,
        kind: 'suspension-lifted',
        recipient: email,
        ...letter({
          subject: 'Your account is no longer suspended',
          lines: [
            'You can sign in to your account again. Your alerts, feeds, access tokens and connected apps work as before.',
            { link: `${settings.publicUrl}/auth/signin`, label: 'Sign in' },
          ],
        }),
      },
    )
    accountChanges.record(tx, accountId, { kind: 'account', subject: null }, clock.now())
    return true
  })
}
