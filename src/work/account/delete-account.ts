/**
 * Deletes a person's account with everything that is theirs, at once and for good: there is no copy to bring back.
 * Their address gets one last mail, so that nobody loses an account to somebody else without hearing of it; its row
 * is the only thing that still names them, and is deleted the moment it has left, or could not.
 */
import type { Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import * as accounts from '#store/accounts.ts'
import { inTransaction } from '#store/db.ts'
import { letter, queueMail } from '#work/mail/queue-mail.ts'
import type { World } from '#work/world/world.ts'
import { VERIFICATION } from './auth-adapter.ts'
import { requireFreshProof } from './require-fresh-proof.ts'

/** Lets browsers drop what they keep of this site: lists, drafts and the session's cookie. */
export const CLEAR_SITE_DATA = '"cache", "cookies", "storage"'

/** Throws where this is no browser's session, and where its person must first prove who they are. */
export async function deleteAccount(
  {
    db,
    clock,
    keys,
    settings,
    events,
  }: Pick<World, 'db' | 'clock' | 'keys' | 'settings' | 'events'>,
  viewer: Viewer,
): Promise<void> {
  requireFreshProof(viewer, clock.now())
  await inTransaction(db, async (tx) => {
    const email = await accounts.remove(tx, viewer.id, (sealed) => keys.open(VERIFICATION, sealed))
    if (email === null) throw new Refusal('not_signed_in')
    // Where nothing is sent, the message would only be one more place that names them.
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
            'Your account was deleted just now, with everything that was kept in it. Nothing of it is left here, and it cannot be brought back.',
            'If that was not you, somebody had your password or your mailbox: please change both where else you use them.',
          ],
        }),
      },
    )
  })
  events.note('account_deleted', { accountId: viewer.id })
}
