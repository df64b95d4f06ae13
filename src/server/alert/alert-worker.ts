/**
 * Compares new jobs with alerts and queues the emails that are due, while the server runs: when jobs change, and every
 * few seconds. Several servers may do so at once.
 */
import { type RepeatedWork, repeatWork } from '#server/database/repeated-work.ts'
import { JOBS_CHANGED } from '#store/search-feed.ts'
import { matchAlerts } from '#work/alert/match-alerts.ts'
import { sendAlertEmails } from '#work/alert/send-alert-emails.ts'
import { createStandingAlerts, type FindMatches } from '#work/alert/standing-alerts.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** Emails come due without a notification. */
const POLL_MS = 10_000
/** An import changes jobs many times a second; each pass reads all changes since the last. */
const PAUSE_MS = 2_000

type Options = {
  services: Pick<Services, 'db' | 'clock' | 'log' | 'keys' | 'settings' | 'readMatchPerson'>
  findMatches: FindMatches
  databaseUrl: string
}

export function startAlertWorker({ services, findMatches, databaseUrl }: Options): RepeatedWork {
  const standing = createStandingAlerts(findMatches)
  return repeatWork({
    pollMs: POLL_MS,
    pauseMs: PAUSE_MS,
    wokenBy: { databaseUrl, channel: JOBS_CHANGED },
    async work(signal) {
      // Emails about what was found do not wait for a search that fails.
      await untilDone(signal, 'new jobs cannot be compared with alerts', () =>
        matchAlerts(services, standing),
      )
      await untilDone(signal, 'emails about alerts cannot be queued', () =>
        sendAlertEmails(services),
      )
    },
  })

  async function untilDone(signal: AbortSignal, problem: string, pass: () => Promise<number>) {
    try {
      while (!signal.aborted && (await pass()) > 0);
    } catch (error) {
      services.log.warn({ err: error }, `${problem}; trying again`)
    }
  }
}
