/**
 * Takes a message from the contact form: stores it, and emails it to the operator. A suspected robot gets the same
 * answer as a person, so that it learns nothing, but its message is stored as spam and not emailed.
 */
import { createHash } from 'node:crypto'
import type { Viewer } from '#core/account/account.ts'
import { blockOf, type Trier } from '#core/account/rate-limit.ts'
import { CONTACT_ADMIN_PATH, type ContactMessage } from '#core/contact/contact-message.ts'
import { countOf } from '#core/text/count-of.ts'
import * as contactMessages from '#store/contact-messages.ts'
import { inTransaction } from '#store/db.ts'
import * as outbox from '#store/outbox.ts'
import { letter, queueMail } from '#work/mail/queue-mail.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { formOpenMs } from './form-stamp.ts'

/** Typing a subject and ten characters takes a person longer. */
const MIN_OPEN_MS = 3_000

/** An email with a message, and one that says how many there are: while one waits, more are summed up in the other. */
const ONE = 'contact-message'
const SEVERAL = 'contact-messages'
const MAIL_KINDS = [ONE, SEVERAL]

type Submission = {
  message: ContactMessage
  /** Null for a visitor. */
  viewer: Pick<Viewer, 'id' | 'email'> | null
  /** The sender's network address; IPv6 addresses are cut to their /64. */
  network: string
  /** From `stampForm`, as submitted. */
  stamp: string
  /** The field that people cannot see. */
  honeypot: string
}

type Sending = Pick<Services, 'db' | 'clock' | 'keys' | 'settings' | 'tries'>

/** Throws `too_many_messages`. A form that is submitted twice is stored and emailed once. */
export async function sendContactMessage(services: Sending, sent: Submission): Promise<void> {
  const { message, viewer, network, stamp } = sent
  const isSpam = isSuspicious(services, sent)
  await services.tries.take(triersOf(network, isSpam), 'too_many_messages')
  const now = services.clock.now()
  const emailVerified = viewer?.email.toLowerCase() === message.email.toLowerCase()
  await inTransaction(services.db, async (tx) => {
    const isNew = await contactMessages.add(tx, {
      message,
      accountId: viewer?.id ?? null,
      emailVerified,
      status: isSpam ? 'spam' : 'new',
      formSha256: fingerprint(stamp, message),
      now,
    })
    const recipient = services.settings.operator.email
    if (!isNew || isSpam || recipient === null) return
    if (services.settings.mailIsConfigured && (await outbox.isWaiting(tx, MAIL_KINDS, recipient))) {
      const count = await contactMessages.countNew(tx)
      const mail = summary(count, services.settings)
      await queueMail(
        { ...services, db: tx },
        { accountId: null, kind: SEVERAL, recipient, ...mail },
      )
      return
    }
    await queueMail(
      { ...services, db: tx },
      {
        // Deleted together with the sender's account if it is still waiting then.
        accountId: viewer?.id ?? null,
        kind: ONE,
        recipient,
        replyTo: message.email,
        ...operatorMail(message, { emailVerified, publicUrl: services.settings.publicUrl }),
      },
    )
  })
}

/** A form that was not opened here first, was submitted at once, or has the hidden field filled in. */
function isSuspicious(services: Sending, { stamp, honeypot }: Submission): boolean {
  const openMs = formOpenMs(services, stamp)
  return honeypot !== '' || openMs === null || openMs < MIN_OPEN_MS
}

/** Spam uses up its own shared tries, so that robots do not keep people from writing. */
function triersOf(network: string, isSpam: boolean): Trier[] {
  const block = blockOf(network)
  return [
    { limit: 'contactByNetwork', subject: network },
    ...(block === null ? [] : [{ limit: 'contactByBlock' as const, subject: block }]),
    { limit: isSpam ? 'contactSpamOverall' : 'contactOverall', subject: '' },
  ]
}

const fingerprint = (stamp: string, { name, email, subject, message }: ContactMessage) =>
  createHash('sha256')
    .update(JSON.stringify([stamp, name, email, subject, message]))
    .digest()

function summary(count: number, { publicUrl }: Pick<Services['settings'], 'publicUrl'>) {
  const messages = countOf(count, 'new message')
  return letter({
    subject: `Contact form: ${messages}`,
    lines: [
      `You have ${messages} from the contact form. Several arrived within a short time, so they aren’t emailed one by one.`,
      { link: `${publicUrl}${CONTACT_ADMIN_PATH}`, label: 'See all messages' },
    ],
  })
}

function operatorMail(
  { name, email, subject, message }: ContactMessage,
  { emailVerified, publicUrl }: { emailVerified: boolean; publicUrl: string },
) {
  return letter({
    subject: `Contact form: ${subject}`,
    lines: [
      `${name} (${email}) sent you a message:`,
      { quote: message },
      emailVerified
        ? 'The sender was signed in with this address.'
        : 'The sender wasn’t signed in with this address, so the address may belong to someone else.',
      { link: `${publicUrl}${CONTACT_ADMIN_PATH}`, label: 'See all messages' },
    ],
    footer: {
      reason:
        'Rolecall sent this because someone used the contact form of your site. Your reply goes to the address they entered.',
      links: [],
    },
  })
}
