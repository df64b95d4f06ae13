/** Mail by SMTP. Every part of a message goes to the library on its own, cleaned of what could end a line. */
import { createTransport } from 'nodemailer'
import type { Mailbox } from '#core/mail/mail-address.ts'
import { type MailPort, MailRefused, type OutgoingMail } from '#work/mail/send-mails.ts'

/** All of them together stay below the time for which a message is taken. */
const TIME_LIMITS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 15_000,
}
const SUBMISSION_PORT = 587
const TLS_PORT = 465
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Only these may be asked for by a message. */
const EXTRA_HEADERS = new Set(['list-unsubscribe', 'list-unsubscribe-post'])

export type SmtpPort = MailPort & { close(): void }

/** `smtps:` is TLS from the start. With a password, `smtp:` asks for STARTTLS and takes no less from another machine. */
export function createSmtpPort({ smtpUrl, from }: { smtpUrl: string; from: Mailbox }): SmtpPort {
  const url = new URL(smtpUrl)
  const isTls = url.protocol === 'smtps:'
  const user = decodeURIComponent(url.username)
  const transport = createTransport({
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (isTls ? TLS_PORT : SUBMISSION_PORT),
    secure: isTls,
    requireTLS: !isTls && user !== '' && !LOOPBACK.has(url.hostname),
    ...(user !== '' && { auth: { user, pass: decodeURIComponent(url.password) } }),
    pool: true,
    maxConnections: 3,
    ...TIME_LIMITS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)

  return {
    async send(mail) {
      const { recipient } = mail
      try {
        await transport.sendMail({
          from: { name: oneLine(from.name ?? ''), address: from.address },
          to: { name: '', address: recipient },
          envelope: { from: from.address, to: [recipient] },
          messageId: messageIdOf(mail, domain),
          date: mail.createdAt,
          subject: oneLine(mail.subject),
          text: mail.text,
          html: mail.html,
          headers: { 'Auto-Submitted': 'auto-generated', ...extraHeaders(mail) },
        })
      } catch (error) {
        throw isFinal(error) ? new MailRefused((error as Error).message) : error
      }
    },
    close: () => transport.close(),
  }
}

/** The same each time that this message is tried, so that mail programs can tell a second copy. */
const messageIdOf = ({ id, createdAt }: OutgoingMail, domain: string) =>
  `<${id}.${createdAt.getTime()}@${domain}>`

function extraHeaders({ headers }: OutgoingMail) {
  const wanted = Object.entries(headers).filter(([name]) => EXTRA_HEADERS.has(name.toLowerCase()))
  return Object.fromEntries(wanted.map(([name, value]) => [name, oneLine(value)]))
}

/** Without anything that could begin another header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** What the server said of the recipient or the message, and means for good (RFC 5321, 4.2.1). */
function isFinal(error: unknown) {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isAboutMessage && responseCode !== undefined && responseCode >= 500
}
