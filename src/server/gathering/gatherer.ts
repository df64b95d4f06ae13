/**
 * Reads boards while the server runs, several at once. Each worker takes what is due and waits where nothing is; what is
 * due stands in the database, so that any number of servers share the work.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { closeEnded } from '#work/gathering/close-ended.ts'
import { LeaseLost } from '#work/import/write-listings.ts'
import type { Log } from '#work/world/world.ts'
import { type GatherParts, gatherNext } from './gather-next.ts'

/** A board that the operator wants read now waits no longer than this. */
const POLL_MS = 3_000
/** After a trouble that is not the board's: a database that is away. */
const PAUSE_MS = 10_000
/** Announced ends are looked for so often. */
const ENDS_MS = 60_000

export type Gatherer = {
  /** Ends runs that are under way; what they have written stays. */
  stop(): Promise<void>
}

export function startGatherer(
  parts: Omit<GatherParts, 'signal'> & { log: Log },
  { atOnce }: { atOnce: number },
): Gatherer {
  const { log, world } = parts
  const stopping = new AbortController()
  const { signal } = stopping
  const pause = (ms: number) => delay(ms, undefined, { signal, ref: false }).catch(() => {})

  async function work() {
    while (!signal.aborted) {
      try {
        const gathered = await gatherNext({ ...parts, signal })
        if (!gathered) await pause(POLL_MS)
        else {
          const { board, result } = gathered
          const { outcome, sentence } = result
          const level = outcome === 'held' ? 'warn' : 'info' // that one waits for the operator
          log[level]({ board: `${board.source}/${board.token}`, outcome }, sentence)
        }
      } catch (error) {
        if (error instanceof LeaseLost) log.info({}, error.message)
        else {
          log.warn({ err: error }, 'a board could not be read; it is read later')
          await pause(PAUSE_MS)
        }
      }
    }
  }

  const ends = setInterval(() => {
    closeEnded(world).catch((error: unknown) =>
      log.warn({ err: error }, 'jobs whose end has come were not closed; trying again'),
    )
  }, ENDS_MS)
  const workers = Array.from({ length: atOnce }, work)
  return {
    async stop() {
      stopping.abort()
      clearInterval(ends)
      await Promise.all(workers)
    },
  }
}
