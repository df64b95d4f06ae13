/** Sends the newsletter while the server runs: queues the next emails of an issue, and starts the weekly one. */
import { setTimeout as delay } from 'node:timers/promises'
import { queueNextBatch } from '#work/newsletter/send-issue.ts'
import { startWeekIssue } from '#work/newsletter/week-in-numbers.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const POLL_MS = 5_000

type Parts = Pick<Services, 'db' | 'bulkDb' | 'clock' | 'keys' | 'settings' | 'log'>

export function startNewsletterWorker(parts: Parts): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping

  /** So that numbers which cannot be read hold up no issue that is being sent. */
  async function trying(step: () => Promise<unknown>) {
    try {
      await step()
    } catch (error) {
      parts.log.warn({ err: error }, 'the newsletter could not be sent; trying again')
    }
  }

  async function work() {
    while (!signal.aborted) {
      await trying(async () => {
        while ((await queueNextBatch(parts)) !== null);
      })
      await trying(() => startWeekIssue(parts))
      await delay(POLL_MS, undefined, { signal, ref: false }).catch(() => {})
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
