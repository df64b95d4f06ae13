/**
 * Deletes a person's account and all of their data, immediately and permanently. Their address gets one last email,
 * so that nobody loses an account to someone else unnoticed. Its outbox row is the only thing that still names them;
 * it is deleted as soon as the email was sent or given up.
 */
import type { Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import * as accounts from '#store/accounts.ts'
import { inTransaction } from '#store/db.ts'
import { letter, queueMail } from '#work/mail/queue-mail.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { VERIFICATION } from './auth-adapter.ts'
import { requireFreshProof } from './require-fresh-proof.ts'

/** Makes browsers drop what they store for this site: lists, drafts and the session cookie. */
export const CLEAR_SITE_DATA = '"cache", "cookies", "storage"'

/** Throws without a browser session and without a fresh proof of identity. */
export async function deleteAccount(
  {
    db,
    clock,
    keys,
    settings,
    events,
  }: Pick<Services, 'db' | 'clock' | 'keys' | 'settings' | 'events'>,
  viewer: Viewer,
): Promise<void> {
  requireFreshProof(viewer, clock.now())
  await inTransaction(db, async (tx) => {
    const email = await accounts.remove(tx, viewer.id, (sealed) => keys.open(VERIFICATION, sealed))
    if (email === null) throw new Refusal('not_signed_in')
    // If no email is sent, the message would only be another record that names them.
    if (!settings.mailIsConfigured) return
    await queueMail(
      { db: tx, clock, keys },
      {
        accountId: null,
        kind: 'account-deleted',
        recipient: email,
        ...letter({
          subject: 'Your account was deleted',
          lines: [
            'We deleted your account and everything in it. You can’t undo this.',
            'If this wasn’t you, someone had access to your password or your mailbox. Change the password everywhere you use it, and secure your mailbox.',
          ],
        }),
      },
    )
  })
  events.note('account_deleted', { accountId: viewer.id })
}
