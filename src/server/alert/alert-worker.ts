/**
 * Compares new jobs with alerts and queues the emails that are due, while the server runs: when jobs change, and every
 * few seconds. Several servers may do so at once.
 */
import { setTimeout as delay } from 'node:timers/promises'
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
/** New jobs are compared with alerts again after this long, however many emails wait. */
const EMAILS_MS = 20_000
/** Emails can wait, requests cannot: after a batch of them, this work rests for this many times as long as it took. */
const REST = 1.2

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
      let queued: number
      do {
        matched = await tryOnce('new jobs cannot be compared with alerts', () =>
          matchAlerts(services, standing),
        )
        queued = await queueEmails(signal)
      } while (!signal.aborted && matched + queued > 0)
    },
  })

  /** Resolves to 0 if no more emails are due. */
  async function queueEmails(signal: AbortSignal): Promise<number> {
    const end = performance.now() + EMAILS_MS
    let queued: number
    do {
      const began = performance.now()
      queued = await tryOnce('emails about alerts cannot be queued', () =>
        sendAlertEmails(services),
      )
      if (queued === 0) break
      const restMs = REST * (performance.now() - began)
      await delay(restMs, undefined, { signal }).catch(() => {}) // stopped
    } while (!signal.aborted && performance.now() < end)
    return queued
  }

  async function tryOnce(problem: string, pass: () => Promise<number>) {
    try {
      return await pass()
    } catch (error) {
      services.log.warn({ err: error }, `${problem}; trying again`)
      return 0
    }
  }
}
