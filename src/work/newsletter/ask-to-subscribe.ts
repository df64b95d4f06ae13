/**
 * Signs an address up for the newsletter: its owner gets a link, and only the link's button subscribes. The answer is
 * the same for an address that is subscribed already; its owner learns so by email.
 */
import { blockOf, countedAddress, type Trier } from '#core/account/rate-limit.ts'
import { CONFIRM_DAYS, confirmationPauseMs } from '#core/newsletter/confirmation-pause.ts'
import { uuidOf } from '#core/text/uuid.ts'
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
  const now = parts.clock.now()
  const known = await subscribers.findByAddress(parts.db, email)
  if (known && pausesUntil(known) > now) return
  // Not inside the transaction: charging takes a connection of its own.
  await parts.tries.take([{ limit: 'newsletterMailsByAddress', subject: countedAddress(email) }])
  await inTransaction(parts.db, async (tx) => {
    const subscriber = await subscribers.obtain(tx, subscriberIdOf(parts, email), email, now)
    const { id } = subscriber
    // Another request may have caused one meanwhile.
    if (pausesUntil(subscriber) > now) return
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

const pausesUntil = ({ mails, lastMailAt }: subscribers.Subscriber): Date =>
  new Date((lastMailAt?.getTime() ?? 0) + confirmationPauseMs(mails))

/**
 * The same for an address that was deleted and signs up again, so that links in its earlier issues end the new
 * subscription. It reveals nothing about the address without our key.
 */
export const subscriberIdOf = ({ keys }: Pick<Parts, 'keys'>, email: string) =>
  uuidOf(keys.mac('newsletter-subscriber', email.toLowerCase())) as subscribers.SubscriberId

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
