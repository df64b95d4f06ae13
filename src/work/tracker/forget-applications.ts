/** Deletes for good what was deleted from the tracker when it can no longer be undone. */
import * as applicationParts from '#store/application-parts.ts'
import * as applications from '#store/applications.ts'
import { inTransaction } from '#store/db.ts'
import type { World } from '#work/world/world.ts'

/** Undo is offered for seconds; a tab left open over night may still hold its button. */
const UNDO_MS = 24 * 3_600_000

/** Run hourly. */
export function forgetApplications({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - UNDO_MS)
  return inTransaction(db, async (tx) => {
    await applications.purge(tx, before)
    await applicationParts.purge(tx, before)
  })
}
