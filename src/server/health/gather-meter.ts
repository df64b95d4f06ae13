/**
 * The figures of boards and their jobs, counted at most every five minutes: counting reads every open job. Counting
 * runs in the background, and meanwhile the figures before are given.
 */
import type { Db } from '#store/db.ts'
import * as gatherFigures from '#store/gather-figures.ts'
import { inTime } from '#store/in-time.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'

const KEPT_MS = 5 * 60_000
/** How long the first figures are waited for: metrics are asked for every few seconds, also during an outage. */
const WAIT_MS = 1_000

type Figures = gatherFigures.GatherFigures

export type GatherMeter = { read(): Promise<Figures | null> }

/** Reads the last figures that were counted, and null if the database has not answered so far. */
export function createGatherMeter(
  { db, clock }: { db: Db; clock: Clock },
  { count = gatherFigures.read, waitMs = WAIT_MS } = {},
): GatherMeter {
  let kept: { at: number; figures: Figures } | null = null
  let counting: Promise<void> | null = null

  async function countNow() {
    const now = clock.now()
    try {
      kept = { at: now.getTime(), figures: await count(db, now) }
    } catch {
      // The pool has logged the cause; the next read counts again.
    } finally {
      counting = null
    }
  }

  return {
    async read() {
      if (!kept || clock.now().getTime() - kept.at >= KEPT_MS) counting ??= countNow()
      if (kept === null && counting !== null) await inTime(waitMs, counting)
      return kept?.figures ?? null
    },
  }
}
