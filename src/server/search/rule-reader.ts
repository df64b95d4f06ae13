/**
 * Goes through what today's rules have not read, in small steps with pauses, so that it is in nobody's way. What it has
 * read reaches the index like any change. Once through is enough: imports read what they bring.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '#store/db.ts'

/** Some thirty milliseconds of work. */
const STEP = 25
const PAUSE_MS = 30
/** After the database was away. */
const RETRY_MS = 30_000

export type RuleReader = { start(): Promise<void>; stop(): Promise<void> }

type Options = {
  db: Db
  /** The next `limit` behind `after`; the last that was looked at, or null when there are no more. */
  read: (world: { db: Db }, after: number, limit: number) => Promise<number | null>
  failed: (error: unknown) => void
  pauseMs?: number
}

export function createRuleReader({ db, read, failed, pauseMs = PAUSE_MS }: Options): RuleReader {
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
