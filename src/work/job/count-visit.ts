/**
 * Counts views of a job and clicks on Apply. Crawlers are not counted, and the same visitor is counted once within
 * half an hour. The visitor's identity is never stored: only a hash with a salt that is deleted after its day.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import type { JobId } from '#core/job/job.ts'
import { inTransaction } from '#store/db.ts'
import * as visits from '#store/visits.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** A second visit within this time is not counted. */
const REPEAT_MS = 30 * 60_000
/** Visits and the day's salt are kept this long. A repeat after midnight has another salt and counts again. */
export const VISIT_MEMORY_MS = 24 * 3_600_000

/** `network` is the visitor's address, with IPv6 cut to its /64. */
export type Visitor = { network: string; userAgent: string | null }

/** Returns whether the visit was counted; also false if there is no such job. */
export async function countVisit(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
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
