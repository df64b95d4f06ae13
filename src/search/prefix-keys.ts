/**
 * Strings in order, so that all with a given beginning lie side by side; each carries a number.
 * New keys wait in a short unsorted list, because sorting a hundred thousand keys for one would be slow.
 */
export type PrefixKeys = { sorted: Key[]; fresh: Key[] }
type Key = { text: string; value: number }

/** Keys that may wait while others are looked up: reading them all takes some microseconds. */
const MAX_FRESH = 256
/** While keys only come, this share of the sorted ones may wait: loading in small steps stays cheap. */
const MAX_FRESH_SHARE = 1 / 4

export const createPrefixKeys = (): PrefixKeys => ({ sorted: [], fresh: [] })

/** The same text may be added with several values. */
export function addKey(keys: PrefixKeys, text: string, value: number) {
  keys.fresh.push({ text, value })
}

/** Sorts what waits, when it is much. To be called after writing, so that the next look-up finds little to do. */
export function settleKeys(keys: PrefixKeys) {
  if (keys.fresh.length > Math.max(MAX_FRESH, keys.sorted.length * MAX_FRESH_SHARE)) sortIn(keys)
}

export function forEachWithPrefix(
  keys: PrefixKeys,
  prefix: string,
  visit: (value: number, text: string) => void,
) {
  if (keys.fresh.length > MAX_FRESH) sortIn(keys)
  const { sorted, fresh } = keys
  for (let at = lowerBound(sorted, prefix); at < sorted.length; at++) {
    const key = sorted[at] as Key
    if (!key.text.startsWith(prefix)) break
    visit(key.value, key.text)
  }
  for (const key of fresh) if (key.text.startsWith(prefix)) visit(key.value, key.text)
}

function sortIn(keys: PrefixKeys) {
  keys.sorted = [...keys.sorted, ...keys.fresh.sort(byText)].sort(byText) // two runs: a merge
  keys.fresh = []
}

function lowerBound(sorted: Key[], text: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as Key).text < text) low = middle + 1
    else high = middle
  }
  return low
}

const byText = (a: Key, b: Key) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0)
