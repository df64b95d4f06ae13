/** Sends mail while the server runs: as soon as the database says that there is some, and every few seconds. */

import { listenForChanges } from '#server/database/change-listener.ts'
import { createPaced } from '#server/process/turns.ts'
import { OUTBOX_QUEUED } from '#store/outbox-sending.ts'
import { sendDueMails } from '#work/mail/send-mails.ts'
import type { World } from '#work/world/world.ts'
import type { SmtpPort } from './smtp.ts'

/** Retries come due without anybody saying so. */
const POLL_MS = 5_000
const PAUSE_MS = 50

export type MailWorker = {
  /** Resolves when what was being sent has gone, or has failed. */
  stop(): Promise<void>
}

type Options = {
  world: Pick<World, 'db' | 'clock' | 'log' | 'keys'>
  databaseUrl: string
  port: SmtpPort
}

export function startMailWorker({ world, databaseUrl, port }: Options): MailWorker {
  let isStopping = false
  let sending: Promise<void> = Promise.resolve()

  const paced = createPaced(() => {
    sending = sendAll().catch((error: unknown) =>
      world.log.warn({ err: error }, 'mail cannot be sent; trying again'),
    )
    return sending
  }, PAUSE_MS)
  const listener = listenForChanges(databaseUrl, OUTBOX_QUEUED, paced.call)
  const polling = setInterval(paced.call, POLL_MS)

  async function sendAll() {
    while (!isStopping && (await sendDueMails(world, port)) > 0);
  }

  return {
    async stop() {
      isStopping = true
      clearInterval(polling)
      paced.stop()
      await listener.stop()
      await sending
      port.close()
    },
  }
}
