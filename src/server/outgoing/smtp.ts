/**
 * Sends mail by SMTP. Each part of a message is passed to the library separately, without line breaks where they
 * could start a new header.
 */
import { createTransport } from 'nodemailer'
import { domainOf, isMailAddress } from '#core/mail/mail-address.ts'
import type { MailSettings } from '#server/process/env.ts'
import type { DkimSigner } from '#work/mail/dkim-key.ts'
import { type MailPort, MailRefused, type OutgoingMail } from '#work/mail/send-mails.ts'

/** Their sum stays below the time a message is reserved for sending. */
const TIME_LIMITS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 15_000,
}
const SUBMISSION_PORT = 587
const TLS_PORT = 465
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A server that answers byte by byte keeps a connection active, so one attempt is limited in total. */
const MAX_SENDING_MS = 60_000

/** The only extra headers a message may set. */
const EXTRA_HEADERS = new Set([
  'list-id',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'feedback-id',
])

/**
 * What a signature covers, where the message has it: everything that we write. RFC 8058 requires both unsubscribe
 * headers; the library's own list lacks the second.
 */
const SIGNED_HEADERS = [
  ...['from', 'to', 'subject', 'date', 'message-id', 'mime-version', 'content-type'],
  ...['content-transfer-encoding', 'auto-submitted', 'reply-to', ...EXTRA_HEADERS],
].join(':')

export type SmtpPort = MailPort & {
  /** Connects, encrypts and signs in as for a message. Rejects with the `command` that failed. */
  verify(): Promise<unknown>
  close(): void
}

/** By default, reports go to the sender, and nothing is signed. */
export type SmtpSettings = Pick<MailSettings, 'smtpUrl' | 'from'> & Partial<MailSettings>

/**
 * `smtps:` uses TLS from the start. With a password, `smtp:` requires STARTTLS unless the server is on this
 * machine.
 */
export function createSmtpPort(
  { smtpUrl, from, bounces = from.address, dkim = null }: SmtpSettings,
  { maxSendingMs = MAX_SENDING_MS } = {},
): SmtpPort {
  const transport = createPool(smtpUrl, dkim)
  const domain = domainOf(from.address)

  return {
    async send(mail) {
      const { recipient, replyTo } = mail
      try {
        await transport.sendMail({
          from: { name: oneLine(from.name ?? ''), address: from.address },
          to: { name: '', address: recipient },
          ...(replyTo && isMailAddress(replyTo) && { replyTo: { name: '', address: replyTo } }),
          envelope: { from: bounces, to: [recipient] },
          messageId: `<${mail.messageKey}@${domain}>`,
          // Where the server supports it (RFC 3461): reports return our headers instead of the whole message, and
          // name the message even without them.
          dsn: { id: mail.messageKey, return: 'headers', notify: 'failure' },
          date: mail.createdAt,
          subject: oneLine(mail.subject),
          text: mail.text,
          html: mail.html,
          headers: { 'Auto-Submitted': 'auto-generated', ...extraHeaders(mail) },
          signal: AbortSignal.timeout(maxSendingMs),
        })
      } catch (error) {
        throw toRefusal(error) ?? error
      }
    },
    verify: () => transport.verify(),
    close: () => transport.close(),
  }
}

function createPool(smtpUrl: string, dkim: DkimSigner | null) {
  const url = new URL(smtpUrl)
  const isTls = url.protocol === 'smtps:'
  const user = decodeURIComponent(url.username)
  return createTransport({
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (isTls ? TLS_PORT : SUBMISSION_PORT),
    secure: isTls,
    requireTLS: !isTls && user !== '' && !LOOPBACK.has(url.hostname),
    ...(user !== '' && { auth: { user, pass: decodeURIComponent(url.password) } }),
    pool: true,
    maxConnections: 3,
    ...TIME_LIMITS,
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: SIGNED_HEADERS,
      },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

function extraHeaders({ headers }: OutgoingMail) {
  const wanted = Object.entries(headers).filter(([name]) => EXTRA_HEADERS.has(name.toLowerCase()))
  return Object.fromEntries(wanted.map(([name, value]) => [name, oneLine(value)]))
}

/** Removes anything that could start another header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/**
 * A permanent error about the recipient or the message (RFC 5321, 4.2.1); null for any other. A refused sender is none:
 * it is our setting or the mail server's, concerns every message, and the operator can correct it.
 */
function toRefusal(error: unknown): MailRefused | null {
  const { code, command, response, responseCode } = error as {
    code?: string
    command?: string
    response?: string
    responseCode?: number
  }
  const isAboutMessage = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE'
  if (!isAboutMessage || responseCode === undefined || responseCode < 500) return null
  return new MailRefused((error as Error).message, {
    reply: response ?? String(responseCode),
    isAboutRecipient: command === 'RCPT TO',
  })
}
