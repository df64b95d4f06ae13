/**
 * Sends mail while the server runs: when the database announces some, when there is room for more, and every few
 * seconds.
 */
import { type RepeatedWork, repeatWork } from '#server/database/repeated-work.ts'
import { OUTBOX_QUEUED } from '#store/outbox-sending.ts'
import { createMailSender, type MailOutcome } from '#work/mail/send-mails.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import type { SmtpPort } from './smtp.ts'

/** Retries come due without a notification. */
const POLL_MS = 5_000
const PAUSE_MS = 50

type Options = {
  services: Pick<Services, 'db' | 'clock' | 'log' | 'keys'>
  databaseUrl: string
  port: SmtpPort
  onOutcome?: (outcome: MailOutcome) => void
}

export function startMailWorker({ services, databaseUrl, port, onOutcome }: Options): RepeatedWork {
  const stopping = new AbortController()
  const filling = repeatWork({
    pollMs: POLL_MS,
    pauseMs: PAUSE_MS,
    wokenBy: { databaseUrl, channel: OUTBOX_QUEUED },
    async work(signal) {
      try {
        while (!signal.aborted && (await sender.fill()) > 0);
      } catch (error) {
        services.log.warn({ err: error }, 'mail cannot be sent; trying again')
      }
    },
  })
  const sender = createMailSender(services, port, {
    onOutcome,
    onRoom: filling.call,
    signal: stopping.signal,
  })
  return {
    ...filling,
    async stop() {
      stopping.abort()
      await filling.stop()
      await sender.idle().catch(() => {}) // logged by the sender
      port.close()
    },
  }
}
