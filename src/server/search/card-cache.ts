/**
 * Caches the cards of recently shown jobs, so a page of results doesn't query the same rows again. Jobs that the
 * index reports as changed are dropped immediately.
 */
import type { JobCard, JobId } from '#core/job/job.ts'
import type { Db } from '#store/db.ts'
import * as jobs from '#store/jobs.ts'
import { onPrimary } from '#store/read-routing.ts'
import type { OutageCache } from '#work/use-case/use-case-services.ts'

/**
 * A card is about 1 KB, so 20 MB: all jobs of a small instance, or the first 800 pages of a large one. The oldest
 * go first.
 */
export const MAX_CARDS = 20_000

export type CardCache = {
  /**
   * The open jobs with these ids as cards, in the given order. Leaves out closed and removed jobs, and during a
   * database outage also those that aren't cached.
   */
  cards(ids: readonly JobId[]): Promise<JobCard[]>
  /** Null for all of them. */
  forget(ids: readonly JobId[] | null): void
  figures(): CardCacheFigures
}

/** Cards that were needed since the process started: in memory, and read; and how many are in memory now. */
export type CardCacheFigures = { hit: number; miss: number; kept: number }

/**
 * `isFollowed` says whether the index currently learns of changes. While it doesn't (its writer has died, or is
 * building a new index of very many jobs), every card is read from the database, which knows what is closed.
 */
export function createCardCache(
  db: Db,
  {
    outageCache,
    isFollowed = () => true,
  }: { outageCache: Pick<OutageCache, 'ask' | 'downSince'>; isFollowed?: () => boolean },
): CardCache {
  const kept = new Map<JobId, JobCard>()
  /** Counts drops: rows read before a change must not be stored after it. */
  let changes = 0
  const needed = { hit: 0, miss: 0 }

  /** Also drops the cards of jobs that are no longer open. */
  async function readCards(ids: readonly JobId[]) {
    const before = changes
    const cards = new Map(
      (await onPrimary(() => jobs.cards(db, ids))).map((card) => [card.id, card]),
    )
    for (const id of ids) {
      const card = cards.get(id)
      if (!card) kept.delete(id)
      else if (before === changes) kept.set(id, card)
    }
    dropOldest(kept)
    return cards
  }

  function keptOf(ids: readonly JobId[]) {
    return new Map(ids.flatMap((id) => [[id, kept.get(id)] as const]).filter(hasCard))
  }

  return {
    async cards(ids) {
      const known = keptOf(ids)
      // During an outage the database is asked each time, which is how its return is noticed.
      const isCurrent = isFollowed() && outageCache.downSince() === null
      const asked = isCurrent ? ids.filter((id) => !known.has(id)) : ids
      needed.hit += ids.length - asked.length
      needed.miss += asked.length
      if (asked.length === 0) return ids.flatMap((id) => known.get(id) ?? [])
      const read = await outageCache.ask(
        () => readCards(asked),
        () => (known.size > 0 ? { answer: known } : null),
      )
      const isRead = new Set(asked)
      return ids.flatMap((id) => (isRead.has(id) ? read.get(id) : known.get(id)) ?? [])
    },
    forget(ids) {
      changes++
      if (ids === null) kept.clear()
      else for (const id of ids) kept.delete(id)
    },
    figures: () => ({ ...needed, kept: kept.size }),
  }
}

const hasCard = (entry: readonly [JobId, JobCard | undefined]): entry is [JobId, JobCard] =>
  entry[1] !== undefined

/** A Map keeps insertion order. */
function dropOldest(kept: Map<JobId, JobCard>) {
  for (const id of kept.keys()) {
    if (kept.size <= MAX_CARDS) return
    kept.delete(id)
  }
}
