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

const QUEUEING = 'emails about alerts cannot be queued'

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
      // Emails about what was found wait neither for a search that fails nor for a long import.
      let matched: number
      do {
        matched = await tryOnce('new jobs cannot be compared with alerts', () =>
          matchAlerts(services, standing),
        )
        while (!signal.aborted && (await tryOnce(QUEUEING, () => sendAlertEmails(services))) > 0);
      } while (!signal.aborted && matched > 0)
    },
  })

  async function tryOnce(problem: string, pass: () => Promise<number>) {
    try {
      return await pass()
    } catch (error) {
      services.log.warn({ err: error }, `${problem}; trying again`)
      return 0
    }
  }
}
