/** Sends mail while the server runs: as soon as the database announces some, and every few seconds. */
import { type RepeatedWork, repeatWork } from '#server/database/repeated-work.ts'
import { OUTBOX_QUEUED } from '#store/outbox-sending.ts'
import { type MailOutcome, sendDueMails } from '#work/mail/send-mails.ts'
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
  const sending = repeatWork({
    pollMs: POLL_MS,
    pauseMs: PAUSE_MS,
    wokenBy: { databaseUrl, channel: OUTBOX_QUEUED },
    async work(signal) {
      try {
        while (!signal.aborted && (await sendDueMails(services, port, onOutcome)) > 0);
      } catch (error) {
        services.log.warn({ err: error }, 'mail cannot be sent; trying again')
      }
    },
  })
  return {
    ...sending,
    async stop() {
      await sending.stop()
      port.close()
    },
  }
}
