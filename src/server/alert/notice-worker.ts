/**
 * Sends notices to the channels of alerts while the server runs: when some are queued, when there is room for more, and
 * every few seconds.
 */
import { type RepeatedWork, repeatWork } from '#server/database/repeated-work.ts'
import { DELIVERY_QUEUED } from '#store/channel-deliveries.ts'
import { createNoticeSender, type NoticePort } from '#work/alert/send-notices.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** Retries come due without a notification. */
const POLL_MS = 5_000
const PAUSE_MS = 50

type Options = {
  services: Pick<Services, 'db' | 'clock' | 'log' | 'keys' | 'settings'>
  databaseUrl: string
  port: NoticePort & { close(): Promise<void> }
}

export function startNoticeWorker({ services, databaseUrl, port }: Options): RepeatedWork {
  const filling = repeatWork({
    pollMs: POLL_MS,
    pauseMs: PAUSE_MS,
    wokenBy: { databaseUrl, channel: DELIVERY_QUEUED },
    async work() {
      try {
        await sender.fill()
      } catch (error) {
        services.log.warn({ err: error }, 'notices cannot be sent; trying again')
      }
    },
  })
  const sender = createNoticeSender(services, port, filling.call)
  return {
    ...filling,
    async stop() {
      await filling.stop()
      await sender.idle()
      await port.close()
    },
  }
}
