/**
 * Orders matches by a key, highest first, and the higher id first among equals. This order is total, so paging neither
 * repeats nor skips a job while the jobs stay the same. Of many matches only the best few are kept. For a deep page all
 * keys are kept, and select-range.ts chooses from them.
 */
import { freshness } from '#search/postings/relevance.ts'
import { isAboveZero, type Rows } from '#search/segments/scratch.ts'
import { MAX_ROWS, type Segment } from '#search/segments/segment.ts'
import { firstAt } from '#search/structures/slots.ts'

/** A match: its key, its id, and the place of its row, which is the segment's number * MAX_ROWS + row. */
export type Ranked = { key: number; id: number; place: number }

/** The column that rows are ordered by; `isAscending` puts the lowest first. */
export type Column = { values: Float64Array | Uint32Array | Uint16Array; isAscending: boolean }

export type Best = {
  /** Takes rows that belong among the best, by a column. */
  offer(segment: Segment, number: number, rows: Rows, column: Column): void
  /** Takes rows that belong among the best, by score and freshness at `now` (milliseconds). */
  offerRelevant(segment: Segment, number: number, rows: Rows, now: number): void
  inOrder(): Ranked[]
  /** Lower keys are rejected. */
  least(): number
}

export const comesFirst = (a: Ranked, b: Ranked) => b.key - a.key || b.id - a.id

/** A heap whose first member is the worst. */
export function createBest(limit: number): Best {
  const keys = new Float64Array(limit)
  const ids = new Float64Array(limit)
  const places = new Float64Array(limit)
  const freshest = new Float64Array((MAX_ROWS >>> BLOCK_BITS) + 1)
  const room = new Uint16Array(CHUNK)
  let count = 0

  const isWorse = (at: number, key: number, id: number) =>
    (keys[at] as number) < key || (keys[at] === key && (ids[at] as number) < id)

  function move(from: number, to: number) {
    keys[to] = keys[from] as number
    ids[to] = ids[from] as number
    places[to] = places[from] as number
  }

  /** Returns where a member that was added at the end belongs, and moves those above it down. */
  function rise(at: number, key: number, id: number): number {
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (isWorse(parent, key, id)) break
      move(parent, at)
      at = parent
    }
    return at
  }

  /** Returns where a member that replaces the first belongs, and moves those below it up. */
  function sink(key: number, id: number): number {
    let at = 0
    while (true) {
      const left = at * 2 + 1
      if (left >= count) return at
      const right = left + 1
      const isRight =
        right < count && isWorse(right, keys[left] as number, ids[left] as number)
      const worst = isRight ? right : left
      if (!isWorse(worst, key, id)) return at
      move(worst, at)
      at = worst
    }
  }

  function set(at: number, key: number, id: number, place: number) {
    keys[at] = key
    ids[at] = id
    places[at] = place
  }

  /** Takes a key that is not below the least. */
  function take(key: number, id: number, place: number) {
    if (count < limit) {
      set(rise(count++, key, id), key, id, place)
    } else if (key > (keys[0] as number) || id > (ids[0] as number)) {
      set(sink(key, id), key, id, place)
    }
  }

  const least = () => (count < limit ? Number.NEGATIVE_INFINITY : (keys[0] as number))

  return {
    least,
    offer(
      { id, publishedAt },
      number,
      { rows, count: found, isAscending: isInOrder },
      { values, isAscending },
    ) {
      if (limit === 0) return
      let lowest = least()
      if (values === publishedAt && !isAscending) {
        // rows ascend by this column, so no row before this one is new enough
        let first = firstAt(publishedAt, lowest)
        for (let at = found - 1; at >= 0; at--) {
          const row = rows[at] as number
          if (row < first) {
            if (isInOrder) return
            continue
          }
          take(publishedAt[row] as number, id[row] as number, number * MAX_ROWS + row)
          if (least() === lowest) continue
          lowest = least()
          first = firstAt(publishedAt, lowest)
        }
        return
      }
      const sign = isAscending ? -1 : 1
      // starts where the highest are likely, so that most later rows are rejected at once
      for (let step = 0; step < found; step++) {
        const row = rows[isAscending ? step : found - 1 - step] as number
        const key = (values[row] as number) * sign
        if (key < lowest) continue
        take(key, id[row] as number, number * MAX_ROWS + row)
        lowest = least()
      }
    },
    offerRelevant({ id, publishedAt }, number, found, now) {
      if (limit === 0) return
      const { rows, scores } = found
      freshestOfBlocks(freshest, publishedAt, now)
      for (let end = found.count; end > 0; end -= CHUNK) {
        const start = Math.max(0, end - CHUNK)
        const hopeful = takeHopeful(scores, start, end, least(), room)
        let lowest = least()
        for (let each = hopeful - 1; each >= 0; each--) {
          const at = room[each] as number
          const row = rows[at] as number
          const score = scores[at] as number
          if (score * (freshest[row >>> BLOCK_BITS] as number) < lowest) continue
          const key = score * freshness(publishedAt[row] as number, now)
          if (key < lowest) continue
          take(key, id[row] as number, number * MAX_ROWS + row)
          lowest = least()
        }
      }
    },
    inOrder: () =>
      Array.from({ length: count }, (_, at) => ({
        key: keys[at] as number,
        id: ids[at] as number,
        place: places[at] as number,
      })).sort(comesFirst),
  }
}

export type AllRanked = { keys: Float64Array; places: Float64Array; count: number }

export const createAllRanked = (): AllRanked => ({
  keys: new Float64Array(1 << 12),
  places: new Float64Array(1 << 12),
  count: 0,
})

export function takeAll(all: AllRanked, number: number, { rows, count }: Rows, column: Column) {
  reserve(all, all.count + count)
  const sign = column.isAscending ? -1 : 1
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number
    all.keys[all.count + at] = (column.values[row] as number) * sign
    all.places[all.count + at] = number * MAX_ROWS + row
  }
  all.count += count
}

export function takeAllRelevant(
  all: AllRanked,
  number: number,
  { rows, scores, count }: Rows,
  { publishedAt }: Segment,
  now: number,
) {
  reserve(all, all.count + count)
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number
    const fresh = freshness(publishedAt[row] as number, now)
    all.keys[all.count + at] = (scores[at] as number) * fresh
    all.places[all.count + at] = number * MAX_ROWS + row
  }
  all.count += count
}

function reserve(all: AllRanked, length: number) {
  if (length <= all.keys.length) return
  const room = Math.max(length, all.keys.length * 2)
  const [keys, places] = [new Float64Array(room), new Float64Array(room)]
  keys.set(all.keys)
  places.set(all.places)
  all.keys = keys
  all.places = places
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
  const least = Math.max(0, Math.ceil(lowest)) // `lowest` is -Infinity until the heap is full
  let kept = 0
  for (let at = start; at < end; at++) {
    to[kept] = at
    kept += isAboveZero((scores[at] as number) - least + 1)
  }
  return kept
}
