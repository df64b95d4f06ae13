/** Deletes for good the letters that people deleted, once they can no longer be brought back. */
import { inTransaction } from '#store/db.ts'
import * as letters from '#store/letters.ts'
import type { World } from '#work/world/world.ts'

/** So long a deletion can be undone. */
const DELETED_MEMORY_MS = 24 * 3_600_000

/** Run hourly. Returns how many were deleted. */
export function forgetLetters({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - DELETED_MEMORY_MS)
  return inTransaction(db, (tx) => letters.purge(tx, before))
}
