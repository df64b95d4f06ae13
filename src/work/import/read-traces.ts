/**
 * Makes what listings are compared by where it is of other rules, or was never made because they came before listings
 * were merged. Which job they belong to stays as it is; what comes later finds them.
 */
import { TRACES_VERSION } from '#core/merge/job-traces.ts'
import { type Db, inTransaction } from '#store/db.ts'
import * as importJobs from '#store/import-jobs.ts'
import * as listingWrites from '#store/listing-writes.ts'
import { readFacts } from './read-listing.ts'

/**
 * Of the next `limit` listings with larger ids than `after`. Returns the last of them; null when there are no more.
 * Imports, which read the listings that they bring, wait for it: a step is short.
 */
export async function readTraces(
  { db }: { db: Db },
  after: number,
  limit: number,
): Promise<number | null> {
  const { ids, last } = await listingWrites.untraced(db, { after, limit, version: TRACES_VERSION })
  if (ids.length === 0) return last
  await inTransaction(db, async (tx) => {
    await importJobs.lockImports(tx)
    const old = await listingWrites.toTrace(tx, ids)
    const read = old.map(({ id, raw, isDemo }) => {
      const { traits, keys } = readFacts(raw)
      return { id, traits, keys: isDemo ? [] : keys }
    })
    await listingWrites.trace(tx, read)
  })
  return last
}
