/** Sends the newsletter while the server runs: queues the next emails of an issue, and starts the weekly one. */
import { setTimeout as delay } from 'node:timers/promises'
import { queueNextBatch } from '#work/newsletter/send-issue.ts'
import { startWeekIssue } from '#work/newsletter/week-in-numbers.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const POLL_MS = 5_000
/** The weekly issue is due for a day, and its numbers are a large read. */
const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 3_600_000

type Parts = Pick<Services, 'db' | 'bulkDb' | 'clock' | 'keys' | 'settings' | 'log'>

export function startNewsletterWorker(
  parts: Parts,
  { pollMs = POLL_MS } = {},
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping

  const week = { failures: 0, nextAt: 0 }

  async function queueIssues() {
    try {
      while ((await queueNextBatch(parts)) !== null);
    } catch (error) {
      parts.log.warn({ err: error }, 'the newsletter could not be sent; trying again')
    }
  }

  /** After each failure, it waits for longer. */
  async function startWeek() {
    const now = parts.clock.now().getTime()
    if (now < week.nextAt) return
    try {
      await startWeekIssue(parts)
      week.failures = 0
    } catch (error) {
      const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** week.failures, LONGEST_PAUSE_MS)
      week.failures += 1
      week.nextAt = now + pauseMs
      parts.log.warn({ err: error, pauseMs }, 'the week in numbers could not be written')
    }
  }

  async function work() {
    while (!signal.aborted) {
      await queueIssues()
      await startWeek()
      await delay(pollMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  const working = work()
  return {
    async stop() {
      stopping.abort()
      await working
    },
  }
}
