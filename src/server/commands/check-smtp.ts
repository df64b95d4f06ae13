/** Checks whether the mail server can be used, and takes a real message. */
import { randomUUID } from 'node:crypto'
import type { SmtpPort } from '#server/outgoing/smtp.ts'
import { isLoopbackHost } from '#server/process/loopback.ts'
import { letter } from '#work/mail/queue-mail.ts'
import { type Finding, fix, type MailEnv, note, ok } from './finding.ts'

/** What answers at each step of a connection, and what to do when it doesn't. */
const STEPS: readonly [command: RegExp, advice: string][] = [
  [
    /^CONN/,
    'Check the host and port of SMTP_URL, and whether a firewall closes port 25, 465 or 587.',
  ],
  [/^(?:EHLO|HELO)/, 'Something else may listen there. Check the port of SMTP_URL.'],
  [/^STARTTLS/, 'The server can’t encrypt on this port. Use smtps:// and port 465.'],
  [/^AUTH/, 'Check the user and password in SMTP_URL, with @ and : written as %40 and %3A.'],
]

/** Connects, encrypts and signs in as for a message. */
export async function checkServer({ mail }: MailEnv, port: SmtpPort): Promise<Finding> {
  const about = 'Mail server'
  const { protocol, hostname, username } = new URL(mail.smtpUrl)
  const isEncrypted = protocol === 'smtps:' || username !== '' || isLoopbackHost(hostname)
  try {
    await port.verify()
  } catch (error) {
    const { message, command = 'CONN' } = error as Error & { command?: string }
    const advice = STEPS.find(([step]) => step.test(command))?.[1] ?? STEPS[0]?.[1]
    return { about, ...fix(`${hostname}: ${message}`, `${advice}`) }
  }
  const found = `${hostname} answers${username ? ' and accepts the user and password' : ''}.`
  if (isEncrypted) return { about, ...ok(found) }
  const advice = 'Without a user, encryption is tried but not required. Use smtps:// to require it.'
  return { about, ...note(found, advice) }
}

/** Why large providers refuse mail, by their status. */
const REFUSALS: readonly [status: RegExp, advice: string][] = [
  [/\b5\.7\.(?:26|515)\b/, 'SPF, DKIM or DMARC fail. Fix the records above.'],
  [/\b[45]\.7\.25\b/, 'The sending address has no matching PTR record.'],
  [/\b[45]\.7\.29\b/, 'The connection wasn’t encrypted.'],
  [/\b[45]\.7\.28\b/, 'Too much of your mail is reported as spam.'],
  [/\b5\.1\.\d+\b/, 'There is no such mailbox. Try another address.'],
]

/** Sends a message as the server does, signed and with the same headers. */
export async function checkSending(recipient: string, port: SmtpPort, now: Date): Promise<Finding> {
  const about = 'Test message'
  const content = letter({
    subject: 'A test message from Rolecall',
    lines: [
      'If you can read this, mail from your instance arrives.',
      'Open the source of this message and look for Authentication-Results: it should say spf=pass, dkim=pass and dmarc=pass.',
    ],
  })
  const messageKey = randomUUID()
  try {
    await port.send({ ...content, messageKey, recipient, createdAt: now, headers: {} })
  } catch (error) {
    const { message } = error as Error
    const advice = REFUSALS.find(([status]) => status.test(message))?.[1]
    return { about, ...fix(message, ...(advice ? [advice] : [])) }
  }
  return {
    about,
    ...ok(
      `The mail server accepted a message to ${recipient}.`,
      'In its source, Authentication-Results should say spf=pass, dkim=pass and dmarc=pass.',
    ),
  }
}
