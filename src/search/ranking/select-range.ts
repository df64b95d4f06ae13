/**
 * Selects a page from the middle of a long order without sorting it: keys are divided into buckets by value, buckets
 * before and after the page are skipped, and those at its edges are divided again.
 */
import { comesFirst, type Ranked } from './rank.ts'

/** Matches in any order; the first `count` entries of both are valid. */
export type Keyed = { keys: Float64Array; places: Float64Array; count: number }
type IdOf = (place: number) => number

const BUCKETS = 4_096
/** This many or fewer are simply sorted. */
const FEW = 1_024

/** The matches at positions `from` to `to` of the complete order. */
export function selectRange(all: Keyed, idOf: IdOf, from: number, to: number): Ranked[] {
  const { count } = all
  const end = Math.min(to, count)
  if (from >= end) return []
  if (count <= FEW) return sorted(all, idOf).slice(from, end)

  const { least, most } = extremes(all)
  if (least === most) return selectEqual(all, idOf, from, end)
  const { buckets, lengths } = divide(all, least, most)
  let first = 0
  let before = 0
  while (before + (lengths[first] as number) <= from) before += lengths[first++] as number
  let last = first
  let beforeLast = before
  while (beforeLast + (lengths[last] as number) < end) beforeLast += lengths[last++] as number

  const head = selectRange(
    pick(all, buckets, lengths, first, first),
    idOf,
    from - before,
    end - before,
  )
  if (first === last) return head
  // all buckets between those at the edges fit on the page
  const middle = sorted(pick(all, buckets, lengths, first + 1, last - 1), idOf)
  const tail = selectRange(pick(all, buckets, lengths, last, last), idOf, 0, end - beforeLast)
  return [...head, ...middle, ...tail]
}

/** All keys are equal, so the ids decide. */
function selectEqual({ keys, places, count }: Keyed, idOf: IdOf, from: number, to: number) {
  const key = keys[0] as number
  const byId = { keys: new Float64Array(count), places, count }
  for (let at = 0; at < count; at++) byId.keys[at] = idOf(places[at] as number)
  const isDistinct = count < 2 || new Set([byId.keys[0], byId.keys[1]]).size > 1
  if (!isDistinct) throw new Error('A job is in the index twice.')
  return selectRange(byId, idOf, from, to).map((ranked) => ({ ...ranked, key }))
}

function sorted({ keys, places, count }: Keyed, idOf: IdOf): Ranked[] {
  return Array.from({ length: count }, (_, at) => {
    const place = places[at] as number
    return { key: keys[at] as number, id: idOf(place), place }
  }).sort(comesFirst)
}

function extremes({ keys, count }: Keyed) {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < count; at++) {
    const key = keys[at] as number
    if (key < least) least = key
    if (key > most) most = key
  }
  return { least, most }
}

function pick(
  { keys, places, count }: Keyed,
  buckets: Uint16Array,
  lengths: Uint32Array,
  first: number,
  last: number,
): Keyed {
  const length = lengths.subarray(first, last + 1).reduce((sum, each) => sum + each, 0)
  const picked = { keys: new Float64Array(length), places: new Float64Array(length), count: 0 }
  if (length === 0) return picked
  for (let at = 0; at < count; at++) {
    const bucket = buckets[at] as number
    if (bucket < first || bucket > last) continue
    picked.keys[picked.count] = keys[at] as number
    picked.places[picked.count++] = places[at] as number
  }
  return picked
}

/**
 * The bucket of each key, 0 for the highest, and how many keys each has. Infinities count as the largest finite values.
 */
function divide({ keys, count }: Keyed, least: number, most: number) {
  const buckets = new Uint16Array(count)
  const lengths = new Uint32Array(BUCKETS)
  const low = Math.max(least, -MAX_FINITE)
  const high = Math.min(most, MAX_FINITE)
  const scale = (BUCKETS - 1) / (high - low)
  for (let at = 0; at < count; at++) {
    const key = Math.max(low, Math.min(high, keys[at] as number))
    const bucket = ((high - key) * scale) | 0
    buckets[at] = bucket
    lengths[bucket] = (lengths[bucket] as number) + 1
  }
  return { buckets, lengths }
}

/** Larger than any time, count or yearly pay, so that finite and infinite keys are soon in different buckets. */
const MAX_FINITE = 1e15
