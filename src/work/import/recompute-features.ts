/**
 * Recomputes the dedupe features of listings that older rules read, or that are older than merging. Their jobs stay
 * unchanged; later listings can find them.
 */
import { FEATURES_VERSION } from '#core/merge/dedupe-features.ts'
import { type Db, inTransaction } from '#store/db.ts'
import * as importJobs from '#store/import-jobs.ts'
import * as listingWrites from '#store/listing-writes.ts'
import { readFacts } from './read-listing.ts'

/**
 * Processes the next `limit` listings with ids greater than `after`. Returns the last id; null when there are no
 * more. Imports wait for it, because they read their own listings; so keep the steps small.
 */
export async function recomputeFeatures(
  { db }: { db: Db },
  after: number,
  limit: number,
): Promise<number | null> {
  const { ids, last } = await listingWrites.untraced(db, {
    after,
    limit,
    version: FEATURES_VERSION,
  })
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
