/**
 * Orders matches by a key, highest first, and the higher id first among equals. This order is total, so paging neither
 * repeats nor skips a job while the jobs stay the same. Only matches that may be among the best few are kept: once twice
 * as many have come, the best are selected, and what is below the worst of them is rejected from then on.
 */
import { freshness } from '#search/postings/relevance.ts'
import { isAboveZero, type Rows } from '#search/segments/scratch.ts'
import { MAX_ROWS, type Segment } from '#search/segments/segment.ts'
import { firstAt } from '#search/structures/slots.ts'
import { addEntry, createEntries, selectFirst } from './select-first.ts'

/** A match: its key, its id, and the place of its row, which is the segment's number * MAX_ROWS + row. */
export type Ranked = { key: number; id: number; place: number }

/** The column that rows are ordered by; `isAscending` puts the lowest first. */
export type Column = { values: Float64Array | Uint32Array | Uint16Array; isAscending: boolean }

export type Best = {
  /** Takes rows that belong among the best, by a column. */
  offer(segment: Segment, number: number, rows: Rows, column: Column): void
  /** Takes rows that belong among the best, by score and freshness at `now` (milliseconds). */
  offerRelevant(segment: Segment, number: number, rows: Rows, now: number): void
  /** The best ones at these positions of the order. */
  inOrder(from: number, to: number): Ranked[]
  /** The same in any order. */
  inRange(from: number, to: number): Ranked[]
  /** Lower keys are rejected. */
  least(): number
}

export const comesFirst = (a: Ranked, b: Ranked) => b.key - a.key || b.id - a.id

/** Room for matches beyond twice the limit, so that those of a short list are not selected again and again. */
const SPARE = 64

/** Keeps the best `limit` in `entries`, whose memory can be used again for another search. */
export function createBest(limit: number, entries = createEntries()): Best {
  const freshest = new Float64Array((MAX_ROWS >>> BLOCK_BITS) + 1)
  const room = new Uint16Array(CHUNK)
  // the worst of the best, once there were more
  let lowest = Number.NEGATIVE_INFINITY
  let lowestId = Number.NEGATIVE_INFINITY
  entries.count = 0

  /** Takes a key that is not below the lowest. */
  function take(key: number, id: number, place: number) {
    if (key === lowest && id < lowestId) return
    addEntry(entries, key, id, place)
    if (entries.count < limit * 2 + SPARE) return
    selectFirst(entries, limit - 1, entries.count)
    entries.count = limit
    lowest = entries.keys[limit - 1] as number
    lowestId = entries.ids[limit - 1] as number
  }

  function inRange(from: number, to: number): Ranked[] {
    const { count } = entries
    const end = Math.min(to, limit, count)
    const found: Ranked[] = []
    if (from >= end) return found
    if (end < count) selectFirst(entries, end - 1, count)
    if (from > 0) selectFirst(entries, from, end)
    const { keys, ids, places } = entries
    for (let at = from; at < end; at++) {
      const [key, id, place] = [keys[at] as number, ids[at] as number, places[at] as number]
      found.push({ key, id, place })
    }
    return found
  }

  return {
    least: () => lowest,
    offer(
      { id, publishedAt },
      number,
      { rows, count: found, isAscending: isInOrder },
      { values, isAscending },
    ) {
      if (limit === 0) return
      if (values === publishedAt && !isAscending) {
        // rows ascend by this column, so no row before this one is new enough
        let known = lowest
        let first = firstAt(publishedAt, known)
        for (let at = found - 1; at >= 0; at--) {
          const row = rows[at] as number
          if (row < first) {
            if (isInOrder) return
            continue
          }
          take(publishedAt[row] as number, id[row] as number, number * MAX_ROWS + row)
          if (known === lowest) continue
          known = lowest
          first = firstAt(publishedAt, known)
        }
        return
      }
      const sign = isAscending ? -1 : 1
      const isSorted = values === publishedAt && isInOrder
      // starts where the highest are likely, so that most later rows are rejected at once
      for (let step = 0; step < found; step++) {
        const row = rows[isAscending ? step : found - 1 - step] as number
        const key = (values[row] as number) * sign
        if (key < lowest) {
          if (isSorted) return
          continue
        }
        take(key, id[row] as number, number * MAX_ROWS + row)
      }
    },
    offerRelevant({ id, publishedAt }, number, found, now) {
      if (limit === 0) return
      const { rows, scores } = found
      freshestOfBlocks(freshest, publishedAt, now)
      for (let end = found.count; end > 0; end -= CHUNK) {
        const start = Math.max(0, end - CHUNK)
        const hopeful = takeHopeful(scores, start, end, lowest, room)
        for (let each = hopeful - 1; each >= 0; each--) {
          const at = room[each] as number
          const row = rows[at] as number
          const score = scores[at] as number
          if (score * (freshest[row >>> BLOCK_BITS] as number) < lowest) continue
          const key = score * freshness(publishedAt[row] as number, now)
          if (key < lowest) continue
          take(key, id[row] as number, number * MAX_ROWS + row)
        }
      }
    },
    inOrder: (from, to) => inRange(from, to).sort(comesFirst),
    inRange,
  }
}

/** Rows of a block are close in age, and its last row is the freshest. */
const BLOCK_BITS = 9

function freshestOfBlocks(freshest: Float64Array, publishedAt: Float64Array, now: number) {
  const rows = publishedAt.length
  for (let block = 0; block << BLOCK_BITS < rows; block++) {
    const last = Math.min(rows, (block + 1) << BLOCK_BITS) - 1
    freshest[block] = freshness(publishedAt[last] as number, now)
  }
}

/** Rows examined between updates of the lowest score: few, so that it soon rises. */
const CHUNK = 4_096

/**
 * Selects the positions whose scores could still qualify if their jobs were published today: freshness is at most 1.
 * Returns their number.
 */
function takeHopeful(
  scores: Int32Array,
  start: number,
  end: number,
  lowest: number,
  to: Uint16Array,
): number {
  const least = Math.max(0, Math.ceil(lowest)) // `lowest` is -Infinity until there were more than the limit
  let kept = 0
  for (let at = start; at < end; at++) {
    to[kept] = at
    kept += isAboveZero((scores[at] as number) - least + 1)
  }
  return kept
}
