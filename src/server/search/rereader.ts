/**
 * Rereads stored data that the current rules haven't read yet, in small steps with pauses so it doesn't slow
 * anything down. The results reach the index like any other change. One pass is enough, because imports apply the
 * current rules.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '#store/db.ts'

/** Some thirty milliseconds of work. */
const STEP = 25
const PAUSE_MS = 30
/** After a database outage. */
const RETRY_MS = 30_000

export type Rereader = { start(): Promise<void>; stop(): Promise<void> }

type Options = {
  db: Db
  /** Reads the next `limit` items after `after`. Returns the id of the last one, or null if there are no more. */
  read: (services: { db: Db }, after: number, limit: number) => Promise<number | null>
  failed: (error: unknown) => void
  pauseMs?: number
}

export function createRereader({ db, read, failed, pauseMs = PAUSE_MS }: Options): Rereader {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()

  async function run() {
    let after: number | null = 0
    while (after !== null && !stopping.signal.aborted) {
      let pause = pauseMs
      try {
        after = await read({ db }, after, STEP)
      } catch (error) {
        failed(error)
        pause = RETRY_MS
      }
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  return {
    start() {
      running = run()
      return running
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
