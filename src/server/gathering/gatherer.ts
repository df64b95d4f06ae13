/**
 * Reads boards while the server runs, several at once: whenever a slot is free, the next board whose host has room.
 * What is due is stored in the database, so any number of servers can share the work.
 */
import { setTimeout as delay } from 'node:timers/promises'
import * as boardLeases from '#store/board-leases.ts'
import { closeEnded } from '#work/gathering/close-ended.ts'
import { type TakenBoard, takeBoard } from '#work/gathering/take-board.ts'
import { LeaseLost } from '#work/import/write-listings.ts'
import type { Log } from '#work/use-case/use-case-services.ts'
import { type GatherParts, gatherTaken, sourcesOf } from './gather-next.ts'
import type { Delay } from './host-scheduler.ts'

/** A board that the operator wants read now starts within this time. */
const POLL_MS = 3_000
/** After a problem that isn't the board's, such as a database outage. */
const PAUSE_MS = 10_000
/** How often jobs past their announced closing date are looked for. */
const ENDS_MS = 60_000

export type Gatherer = {
  /** Stops runs in progress; what they have written stays. */
  stop(): Promise<void>
}

export function startGatherer(
  parts: Omit<GatherParts, 'signal'> & { log: Log },
  { atOnce, wait = waitFor, pollMs = POLL_MS }: { atOnce: number; wait?: Delay; pollMs?: number },
): Gatherer {
  const { log, services } = parts
  const stopping = new AbortController()
  const { signal } = stopping
  const pause = (ms: number) => wait(ms, signal).catch(() => {})

  async function work() {
    const reading = new Set<Promise<void>>()
    while (!signal.aborted) {
      try {
        const taken = reading.size < atOnce ? await takeNext(reading.size === 0) : null
        if (taken) {
          const run = read(taken).finally(() => reading.delete(run))
          reading.add(run)
        } else await Promise.race([...reading, pause(pollMs)])
      } catch (error) {
        log.warn({ err: error }, 'no board could be taken; it will be tried again later')
        await pause(PAUSE_MS)
      }
    }
    await Promise.all(reading)
  }

  /** An idle server looks every few seconds, so it first asks the one question that is usually answered with no. */
  async function takeNext(isIdle: boolean) {
    const sources = sourcesOf(parts)
    const names = sources.map(({ name }) => name)
    if (isIdle && !(await boardLeases.isAnyDue(services.db, names, services.clock.now())))
      return null
    return takeBoard(services, sources)
  }

  /** Keeps its slot for a while after a problem that isn't the board's. */
  async function read(taken: TakenBoard) {
    try {
      const { board, result } = await gatherTaken({ ...parts, signal }, taken)
      const { outcome, sentence } = result
      const level = outcome === 'held' || outcome === 'foreign' ? 'warn' : 'info' // a held board waits for the operator
      log[level]({ board: `${board.source}/${board.token}`, outcome }, sentence)
    } catch (error) {
      if (error instanceof LeaseLost) log.info({}, error.message)
      else {
        log.warn({ err: error }, 'a board could not be read; it will be tried again later')
        await pause(PAUSE_MS)
      }
    }
  }

  async function close() {
    while (!signal.aborted) {
      await pause(ENDS_MS)
      if (signal.aborted) return
      await closeEnded(services).catch((error: unknown) =>
        log.warn({ err: error }, 'expired jobs could not be closed; trying again'),
      )
    }
  }

  const working = Promise.all([work(), close()])
  return {
    async stop() {
      stopping.abort()
      await working
    },
  }
}

const waitFor: Delay = async (ms, signal) => {
  await delay(ms, undefined, { ...(signal && { signal }), ref: false })
}
