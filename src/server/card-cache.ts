/**
 * Cards of jobs that were shown lately, so that a page of results does not ask the database for the same rows again.
 * Derived state: what the index hears has changed is forgotten here at the same moment.
 */
import type { JobCard, JobId } from '#core/job.ts'
import type { Db } from '#store/db.ts'
import * as jobs from '#store/jobs.ts'

/** A card is about 1 KB. More than the first hundred pages of everything; the oldest go first. */
const MAX_CARDS = 5_000

export type CardCache = {
  /** The open jobs with these ids as cards, in the order asked for. Ids of closed and removed jobs are left out. */
  cards(ids: readonly JobId[]): Promise<JobCard[]>
  /** Null for all of them. */
  forget(ids: readonly JobId[] | null): void
}

/**
 * `isFollowed` says whether the index hears of changes at present. While it does not (its writer has died, or makes
 * a new index of very many jobs), every card is read from the database, which knows what is closed.
 */
export function createCardCache(db: Db, isFollowed: () => boolean = () => true): CardCache {
  const kept = new Map<JobId, JobCard>()
  /** Counts what was forgotten: rows read before a change must not be kept after it. */
  let changes = 0

  return {
    async cards(ids) {
      if (!isFollowed()) kept.clear()
      const missing = ids.filter((id) => !kept.has(id))
      const known = new Map(ids.map((id) => [id, kept.get(id)]))
      if (missing.length > 0) {
        const before = changes
        for (const card of await jobs.cards(db, missing)) {
          known.set(card.id, card)
          if (before === changes) kept.set(card.id, card)
        }
        dropOldest(kept)
      }
      return ids.flatMap((id) => known.get(id) ?? [])
    },
    forget(ids) {
      changes++
      if (ids === null) kept.clear()
      else for (const id of ids) kept.delete(id)
    },
  }
}

/** A Map keeps the order of insertion. */
function dropOldest(kept: Map<JobId, JobCard>) {
  for (const id of kept.keys()) {
    if (kept.size <= MAX_CARDS) return
    kept.delete(id)
  }
}
