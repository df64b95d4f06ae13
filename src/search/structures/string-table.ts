/**
 * Numbers texts in the order they are added, and finds them by text and by number: an open hash table over code units
 * in shared memory, because a Map cannot be shared between threads and takes five times as much memory. Only one thread
 * adds. A reader's copy of the record stays valid while texts are added, because it has its own `size`.
 */
import { sharedArray, withSharedRoom } from './shared-arrays.ts'

/** Texts that are found by number only. */
export type TextPool = {
  size: number
  /** The code units of all texts, one after another. */
  units: Uint16Array
  /** Where text `n` begins; it ends where the next begins. Has one more entry than there are texts. */
  starts: Uint32Array
}

export type StringTable = TextPool & {
  /** Number + 1, at the text's hash or the next free slot after it. The length is a power of two. */
  slots: Uint32Array
}

const FIRST_SLOTS = 64

export const createTextPool = (): TextPool => ({
  size: 0,
  units: sharedArray(Uint16Array, 256),
  starts: sharedArray(Uint32Array, 64),
})

export const createStringTable = (): StringTable => ({
  ...createTextPool(),
  slots: sharedArray(Uint32Array, FIRST_SLOTS),
})

/** The number of this text, or -1. */
export function findText(table: StringTable, text: string): number {
  const { slots, size } = table
  const mask = slots.length - 1
  for (let at = hashOf(text) & mask; ; at = (at + 1) & mask) {
    const slot = slots[at] as number
    if (slot === 0) return -1
    // a number that this reader does not know yet belongs to another text
    if (slot <= size && isText(table, slot - 1, text)) return slot - 1
  }
}

/** The number of this text, which is added if it is new. */
export function numberOf(table: StringTable, text: string): number {
  const known = findText(table, text)
  if (known >= 0) return known

  const number = appendText(table, text)
  if (table.size * 2 > table.slots.length) rehash(table)
  else place(table.slots, hashOf(text), number)
  return number
}

export function appendText(pool: TextPool, text: string): number {
  const number = pool.size
  const start = pool.starts[number] as number
  const end = start + text.length
  pool.units = withSharedRoom(pool.units, Uint16Array, end)
  pool.starts = withSharedRoom(pool.starts, Uint32Array, number + 2)
  for (let at = 0; at < text.length; at++) pool.units[start + at] = text.charCodeAt(at)
  pool.starts[number + 1] = end
  pool.size++
  return number
}

export function textOf({ units, starts }: TextPool, number: number): string {
  const end = starts[number + 1] as number
  let text = ''
  for (let at = starts[number] as number; at < end; at++) {
    text += String.fromCharCode(units[at] as number)
  }
  return text
}

/** Negative if text `a` comes before text `b`, comparing code units from `fromA` and `fromB` on. */
export function compareTexts(
  { units, starts }: TextPool,
  a: number,
  fromA: number,
  b: number,
  fromB: number,
): number {
  let atA = (starts[a] as number) + fromA
  let atB = (starts[b] as number) + fromB
  const endA = starts[a + 1] as number
  const endB = starts[b + 1] as number
  while (atA < endA && atB < endB) {
    const difference = (units[atA++] as number) - (units[atB++] as number)
    if (difference !== 0) return difference
  }
  return endA - atA - (endB - atB)
}

/** Compares text `number`, from `from` on, with a prefix: 0 if it begins with the prefix, else as for sorting. */
export function compareWithPrefix(
  { units, starts }: TextPool,
  number: number,
  from: number,
  prefix: string,
): number {
  const start = (starts[number] as number) + from
  const length = (starts[number + 1] as number) - start
  for (let at = 0; at < prefix.length; at++) {
    if (at >= length) return -1
    const difference = (units[start + at] as number) - prefix.charCodeAt(at)
    if (difference !== 0) return difference
  }
  return 0
}

export function contains(pool: TextPool, number: number, text: string): boolean {
  const { units, starts } = pool
  const first = text.charCodeAt(0)
  const start = starts[number] as number
  const last = (starts[number + 1] as number) - text.length
  for (let at = start; at <= last; at++) {
    if (units[at] === first && compareWithPrefix(pool, number, at - start, text) === 0) return true
  }
  return false
}

function isText({ units, starts }: StringTable, number: number, text: string): boolean {
  const start = starts[number] as number
  if ((starts[number + 1] as number) - start !== text.length) return false
  for (let at = 0; at < text.length; at++) {
    if (units[start + at] !== text.charCodeAt(at)) return false
  }
  return true
}

function rehash(table: StringTable) {
  const slots = sharedArray(Uint32Array, table.slots.length * 4)
  const { units, starts } = table
  for (let number = 0; number < table.size; number++) {
    let hash = HASH_START
    const end = starts[number + 1] as number
    for (let at = starts[number] as number; at < end; at++) {
      hash = Math.imul(hash ^ (units[at] as number), HASH_PRIME)
    }
    place(slots, mix(hash), number)
  }
  table.slots = slots
}

function place(slots: Uint32Array, hash: number, number: number) {
  const mask = slots.length - 1
  let at = hash & mask
  while (slots[at] !== 0) at = (at + 1) & mask
  slots[at] = number + 1
}

/** FNV-1a over code units (Fowler, Noll, Vo), with its bits mixed once more because the table uses the low ones. */
const HASH_START = 0x811c9dc5 | 0
const HASH_PRIME = 0x01000193

function hashOf(text: string): number {
  let hash = HASH_START
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), HASH_PRIME)
  }
  return mix(hash)
}

const mix = (hash: number) => (hash ^ (hash >>> 15)) >>> 0
