/** Ends what a connected app may do, at once. */
import type { Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import * as accountChanges from '#store/account-changes.ts'
import { inTransaction } from '#store/db.ts'
import * as oauthConsents from '#store/oauth-consents.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** Throws `not_found` for an app that isn't connected. Programs cannot disconnect others. */
export async function disconnectApp(
  { db, clock, events }: Pick<Services, 'db' | 'clock' | 'events'>,
  viewer: Viewer,
  clientId: string,
): Promise<void> {
  if (viewer.sessionId === null) throw new Refusal('needs_session')
  await inTransaction(db, async (tx) => {
    if (!(await oauthConsents.remove(tx, viewer.id, clientId))) throw new Refusal('not_found')
    accountChanges.record(tx, viewer.id, { kind: 'account', subject: null }, clock.now())
  })
  events.note('app_disconnected', { accountId: viewer.id })
}
