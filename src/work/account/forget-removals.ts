/** Forgets which jobs were removed, once nobody who keeps a copy should still need to hear of it. */
import { inTransaction } from '#store/db.ts'
import * as jobRemovals from '#store/job-removals.ts'
import type { World } from '#work/world/world.ts'

/** A copy that was not updated for longer has to start over. */
const REMOVAL_MEMORY_MS = 30 * 24 * 3_600_000

/** Run hourly. Returns how many were forgotten. */
export function forgetRemovals({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - REMOVAL_MEMORY_MS)
  return inTransaction(db, (tx) => jobRemovals.forget(tx, before))
}
