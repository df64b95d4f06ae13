/**
 * Cards of jobs that were shown lately, so that a page of results does not ask the database for the same rows again.
 * Derived state: what the index hears has changed is forgotten here at the same moment.
 */
import type { JobCard, JobId } from '#core/job/job.ts'
import type { Db } from '#store/db.ts'
import * as jobs from '#store/jobs.ts'
import type { AtHand } from '#work/world/world.ts'

/** A card is about 1 KB: 20 MB. All of a small board, the first 800 pages of a large one; the oldest go first. */
export const MAX_CARDS = 20_000

export type CardCache = {
  /**
   * The open jobs with these ids as cards, in the order asked for. Ids of closed and removed jobs are left out; while
   * the database is away, those that are not at hand as well.
   */
  cards(ids: readonly JobId[]): Promise<JobCard[]>
  /** Null for all of them. */
  forget(ids: readonly JobId[] | null): void
}

/**
 * `isFollowed` says whether the index hears of changes at present. While it does not (its writer has died, or makes
 * a new index of very many jobs), every card is read from the database, which knows what is closed.
 */
export function createCardCache(
  db: Db,
  {
    atHand,
    isFollowed = () => true,
  }: { atHand: Pick<AtHand, 'ask' | 'awaySince'>; isFollowed?: () => boolean },
): CardCache {
  const kept = new Map<JobId, JobCard>()
  /** Counts what was forgotten: rows read before a change must not be kept after it. */
  let changes = 0

  /** What is no longer open is forgotten as well. */
  async function readCards(ids: readonly JobId[]) {
    const before = changes
    const cards = new Map((await jobs.cards(db, ids)).map((card) => [card.id, card]))
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
      // While the database is away it is asked each time: that is how its return is noticed.
      const isCurrent = isFollowed() && atHand.awaySince() === null
      const asked = isCurrent ? ids.filter((id) => !known.has(id)) : ids
      if (asked.length === 0) return ids.flatMap((id) => known.get(id) ?? [])
      const read = await atHand.ask(
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
  }
}

const hasCard = (entry: readonly [JobId, JobCard | undefined]): entry is [JobId, JobCard] =>
  entry[1] !== undefined

/** A Map keeps the order of insertion. */
function dropOldest(kept: Map<JobId, JobCard>) {
  for (const id of kept.keys()) {
    if (kept.size <= MAX_CARDS) return
    kept.delete(id)
  }
}
