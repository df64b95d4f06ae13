/**
 * Matches as parallel arrays, and selecting the best of them without sorting: quickselect (Hoare, "Algorithm 65: Find",
 * 1961), which divides only the part that has the wanted position.
 */

/** Keys, ids and places of matches; the first `count` entries are valid. */
export type Entries = {
  keys: Float64Array
  ids: Float64Array
  places: Float64Array
  count: number
}

const FIRST_ROOM = 1 << 10

export const createEntries = (): Entries => ({
  keys: new Float64Array(FIRST_ROOM),
  ids: new Float64Array(FIRST_ROOM),
  places: new Float64Array(FIRST_ROOM),
  count: 0,
})

export function addEntry(entries: Entries, key: number, id: number, place: number) {
  const at = entries.count++
  if (at === entries.keys.length) {
    entries.keys = doubled(entries.keys)
    entries.ids = doubled(entries.ids)
    entries.places = doubled(entries.places)
  }
  entries.keys[at] = key
  entries.ids[at] = id
  entries.places[at] = place
}

function doubled(list: Float64Array): Float64Array {
  const longer = new Float64Array(list.length * 2)
  longer.set(list)
  return longer
}

/**
 * Reorders the first `end` entries so that position `wanted` has what it would have if they were sorted by key, then by
 * id, highest first, and everything before it belongs before it.
 */
export function selectFirst({ keys, ids, places }: Entries, wanted: number, end: number) {
  let low = 0
  let high = end - 1
  while (low < high) {
    const middle = medianOf(keys, ids, low, (low + high) >>> 1, high)
    const key = keys[middle] as number
    const id = ids[middle] as number
    let left = low
    let right = high
    while (left <= right) {
      while (isBefore(keys[left] as number, ids[left] as number, key, id)) left++
      while (isBefore(key, id, keys[right] as number, ids[right] as number)) right--
      if (left > right) break
      exchange(keys, left, right)
      exchange(ids, left, right)
      exchange(places, left, right)
      left++
      right--
    }
    if (wanted <= right) high = right
    else if (wanted >= left) low = left
    else return
  }
}

const isBefore = (key: number, id: number, otherKey: number, otherId: number) =>
  key > otherKey || (key === otherKey && id > otherId)

/** Which of three positions has neither the first nor the last of their entries, so that sorted lists divide well. */
function medianOf(keys: Float64Array, ids: Float64Array, a: number, b: number, c: number): number {
  const isFirst = (x: number, y: number) =>
    isBefore(keys[x] as number, ids[x] as number, keys[y] as number, ids[y] as number)
  const [first, second] = isFirst(a, b) ? [a, b] : [b, a]
  if (isFirst(second, c)) return second
  return isFirst(first, c) ? c : first
}

function exchange(list: Float64Array, a: number, b: number) {
  const kept = list[a] as number
  list[a] = list[b] as number
  list[b] = kept
}
