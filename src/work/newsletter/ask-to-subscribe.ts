/**
 * Signs an address up for the newsletter: its owner gets a link, and only the link's button subscribes. The answer is
 * the same for an address that is subscribed already; its owner learns so by email.
 */
import { blockOf, countedAddress, type Trier } from '#core/account/rate-limit.ts'
import { CONFIRM_DAYS, confirmationPauseMs } from '#core/newsletter/confirmation-pause.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import * as subscribers from '#store/newsletter-subscribers.ts'
import { letter, queueMail } from '#work/mail/queue-mail.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { confirmUrl, unsubscribeUrl } from './subscriber-links.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'keys' | 'settings' | 'tries'>

/** `email` is a single address. Throws `too_many_tries`. */
export async function askToSubscribe(
  parts: Parts,
  { email, network }: { email: string; network: string },
): Promise<void> {
  await parts.tries.take(triersOf(email, network))
  await inTransaction(parts.db, async (tx) => {
    const now = parts.clock.now()
    const subscriber = await subscribers.obtain(tx, email, now)
    const { id, mails, lastMailAt } = subscriber
    const freeAt = (lastMailAt?.getTime() ?? 0) + confirmationPauseMs(mails)
    if (freeAt > now.getTime()) return
    await parts.tries.take([{ limit: 'newsletterMailsByAddress', subject: countedAddress(email) }])
    await subscribers.noteMail(tx, id, now)
    await queueMail(
      { ...parts, db: tx },
      {
        accountId: null,
        recipient: subscriber.email,
        ...(getsIssues(subscriber)
          ? await alreadySubscribed(parts, tx, id)
          : await linkToConfirm(parts, tx, id)),
      },
    )
  })
}

export const isSubscribed = ({
  confirmedAt,
  unsubscribedAt,
}: Pick<subscribers.Subscriber, 'confirmedAt' | 'unsubscribedAt'>): boolean =>
  confirmedAt !== null && unsubscribedAt === null

/** A subscriber whose mail is held back can ask for it again. */
export const getsIssues = (subscriber: subscribers.Subscriber): boolean =>
  isSubscribed(subscriber) && subscriber.suppressedAt === null

function triersOf(email: string, network: string): Trier[] {
  const block = blockOf(network)
  return [
    { limit: 'newsletterByAddress', subject: countedAddress(email) },
    { limit: 'newsletterByNetwork', subject: network },
    ...(block === null ? [] : [{ limit: 'newsletterByBlock' as const, subject: block }]),
    { limit: 'newsletterOverall', subject: '' },
  ]
}

async function linkToConfirm(parts: Parts, tx: Tx, id: subscribers.SubscriberId) {
  return {
    kind: 'newsletter-confirm',
    ...letter({
      subject: 'Confirm your newsletter subscription',
      lines: [
        'You asked for our newsletter. Open this page and choose the button to subscribe:',
        { link: await confirmUrl({ ...parts, db: tx }, id), label: 'Confirm subscription' },
        `The link works for ${CONFIRM_DAYS} days. If you didn’t ask for this, ignore this email: you won’t be subscribed, and we’ll delete your address.`,
      ],
    }),
  }
}

async function alreadySubscribed(parts: Parts, tx: Tx, id: subscribers.SubscriberId) {
  return {
    kind: 'newsletter-already',
    ...letter({
      subject: 'You already get our newsletter',
      lines: [
        'Someone, probably you, asked for our newsletter with this address. You’re already subscribed, so there’s nothing to do.',
        'If you don’t want it any more, you can unsubscribe:',
        {
          link: await unsubscribeUrl({ ...parts, db: tx }, { id, issueId: null }),
          label: 'Unsubscribe',
        },
      ],
    }),
  }
}
