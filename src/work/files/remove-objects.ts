/** Removes objects that no file has any more, and tries again until the storage has done it. */
import { inTransaction } from '#store/db.ts'
import * as removals from '#store/object-removals.ts'
import { ObjectProblem, type ObjectStorage } from '#work/use-case/object-storage.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** At once. */
const MOST = 20
/** Longer than removing one may take, with all its tries. */
const TAKEN_FOR_MS = 2 * 60_000
const FIRST_PAUSE_MS = 60_000
const MOST_PAUSE_MS = 6 * 3_600_000

type Parts = Pick<Services, 'db' | 'clock' | 'log'>

/** One batch. False if nothing is due, or a backup is reading objects. */
export async function removeObjects(
  { db, clock, log }: Parts,
  objects: Pick<ObjectStorage, 'remove'>,
): Promise<boolean> {
  const now = clock.now()
  const until = new Date(now.getTime() + TAKEN_FOR_MS)
  const taken = await inTransaction(db, (tx) => removals.take(tx, { now, until, atMost: MOST }))
  const problems = await Promise.all(
    taken.map(async ({ name, failures }) => {
      try {
        await objects.remove(name)
        await inTransaction(db, (tx) => removals.done(tx, name))
        return null
      } catch (error) {
        if (!(error instanceof ObjectProblem)) throw error
        const removeAt = new Date(now.getTime() + pauseMs(failures))
        await inTransaction(db, (tx) =>
          removals.failed(tx, name, { failures: failures + 1, removeAt }),
        )
        return error.message
      }
    }),
  )
  const reason = problems.find((problem) => problem !== null)
  if (reason !== undefined) {
    const count = problems.filter((problem) => problem !== null).length
    log.warn({ reason, count }, 'deleted files cannot be removed from S3; trying again later')
  }
  return taken.length > 0
}

const pauseMs = (failures: number) => Math.min(FIRST_PAUSE_MS * 2 ** failures, MOST_PAUSE_MS)
