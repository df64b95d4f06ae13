/**
 * Counts that somebody looked at a job, or went to apply for it. Crawlers are not somebody, and the same
 * visitor within half an hour is counted once. Who it was is never stored: only a hash under a salt that is
 * deleted with its day.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import type { JobId } from '#core/job/job.ts'
import { inTransaction } from '#store/db.ts'
import * as visits from '#store/visits.ts'
import type { World } from '#work/world/world.ts'

/** A second look within this time is the same look. */
const REPEAT_MS = 30 * 60_000
/** Visits and their day's salt are kept this long. A repeat across midnight has another salt and counts again. */
export const VISIT_MEMORY_MS = 24 * 3_600_000

/** `network` is the visitor's address, an IPv6 one cut to its /64. */
export type Visitor = { network: string; userAgent: string | null }

/** Returns whether the visit was counted; false too when there is no such job. */
export async function countVisit(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  visit: { jobId: JobId; kind: visits.VisitKind; visitor: Visitor },
): Promise<boolean> {
  const { network, userAgent } = visit.visitor
  if (!userAgent || isbot(userAgent)) return false

  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const salt = await visits.saltOf(tx, now.toISOString().slice(0, 10), randomBytes(32))
    const visitor = createHmac('sha256', salt)
      .update(`${network}\n${userAgent}`)
      .digest()
      .subarray(0, 16)
    const since = new Date(now.getTime() - REPEAT_MS)
    const counts = await visits.note(tx, { ...visit, visitor, now, since })
    if (counts) await visits.add(tx, visit.jobId, visit.kind)
    return counts
  })
}

/** Deletes visits and salts that are too old to matter. Run hourly. */
export function forgetVisits({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  return visits.forget(db, new Date(clock.now().getTime() - VISIT_MEMORY_MS))
}
