/** Keeps paid subscriptions up to date while the server runs: as soon as an event arrives, and every few seconds. */
import { type RepeatedWork, repeatWork } from '#server/database/repeated-work.ts'
import { doBilling } from '#work/plan/read-subscriptions.ts'
import type { Payments } from '#work/use-case/payments.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const POLL_MS = 15_000
const PAUSE_MS = 50
/** Notified by triggers of the database. */
const BILLING_CHANGED = 'billing_changed'

type Options = {
  services: Pick<Services, 'db' | 'clock' | 'log'>
  databaseUrl: string
  payments: Payments
}

export function startBillingWorker({ services, databaseUrl, payments }: Options): RepeatedWork {
  return repeatWork({
    pollMs: POLL_MS,
    pauseMs: PAUSE_MS,
    wokenBy: { databaseUrl, channel: BILLING_CHANGED },
    async work(signal) {
      try {
        while (!signal.aborted && (await doBilling(services, payments)));
      } catch (error) {
        services.log.warn({ err: error }, 'subscriptions cannot be read; trying again')
      }
    },
  })
}
