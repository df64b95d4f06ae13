/**
 * Switches the newsletter on or off for the address of somebody signed in. It was confirmed when they signed up, so no
 * link is sent there.
 */
import type { Viewer } from '#core/account/account.ts'
import { inTransaction } from '#store/db.ts'
import * as subscribers from '#store/newsletter-subscribers.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { subscriberIdOf } from './ask-to-subscribe.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'keys'>

/** Switching on does nothing while mail to the address is held back: a code has to arrive there first. */
export async function subscribeOwn(
  parts: Parts,
  { email }: Pick<Viewer, 'email'>,
  isOn: boolean,
): Promise<void> {
  const now = parts.clock.now()
  await inTransaction(parts.db, async (tx) => {
    if (!isOn) {
      await subscribers.unsubscribeAddress(tx, email, now)
      return
    }
    const { id, suppressedAt } = await subscribers.obtain(
      tx,
      subscriberIdOf(parts, email),
      email,
      now,
    )
    if (suppressedAt === null) await subscribers.confirm(tx, id, now)
  })
}
