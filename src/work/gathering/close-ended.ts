/** Closes listings whose stated end has passed, whether or not they have a board. */
import { type Db, inTransaction } from '#store/db.ts'
import * as importJobs from '#store/import-jobs.ts'
import * as listings from '#store/listings.ts'
import { renewJobs } from '#work/import/renew-jobs.ts'

const STEP = 500

/** Returns how many jobs were closed. */
export async function closeEnded({
  db,
  clock,
}: {
  db: Db
  clock: { now(): Date }
}): Promise<number> {
  const now = clock.now()
  let closed = 0
  while (true) {
    const due = await listings.due(db, now, STEP)
    if (due.length === 0) return closed
    closed += await inTransaction(db, async (tx) => {
      await importJobs.lockImports(tx)
      const jobs = await listings.endDue(
        tx,
        due.map(({ id }) => id),
        now,
      )
      return (await renewJobs(tx, jobs, { now })).closed
    })
  }
}
