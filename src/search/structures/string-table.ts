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

/** Code units from `start` to `end`. `hash` is HASH_START with each of them by `hashUnit`. */
export type UnitRange = { units: Uint16Array; start: number; end: number; hash: number }

/** The number of this text, or -1. */
export const findText = (table: StringTable, text: string): number =>
  findUnits(table, unitsOf(text))

/** The number of this text, which is added if it is new. */
export const numberOf = (table: StringTable, text: string): number =>
  numberOfUnits(table, unitsOf(text))

/** The same for a text that need not be a string. */
export function numberOfUnits(table: StringTable, range: UnitRange): number {
  const known = findUnits(table, range)
  if (known >= 0) return known

  const { units, start, end, hash } = range
  const number = appendUnits(table, units, start, end)
  if (table.size * 2 > table.slots.length) rehash(table)
  else place(table.slots, hash, number)
  return number
}

function findUnits(table: StringTable, { units, start, end, hash }: UnitRange): number {
  const { slots, size } = table
  const mask = slots.length - 1
  for (let at = mix(hash) & mask; ; at = (at + 1) & mask) {
    const slot = slots[at] as number
    if (slot === 0) return -1
    // a number that this reader does not know yet belongs to another text
    if (slot <= size && isSame(table, slot - 1, units, start, end)) return slot - 1
  }
}

/** Returns the code units of a text, in memory that is used again by the next call. */
export function createUnitsReader(): (text: string) => Uint16Array {
  let units = new Uint16Array(256)
  return (text) => {
    if (text.length > units.length) units = new Uint16Array(text.length * 2)
    for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at)
    return units
  }
}

const readUnits = createUnitsReader()

function unitsOf(text: string): UnitRange {
  const units = readUnits(text)
  const end = text.length
  let hash = HASH_START
  for (let at = 0; at < end; at++) hash = hashUnit(hash, units[at] as number)
  return { units, start: 0, end, hash }
}

export const appendText = (pool: TextPool, text: string): number =>
  appendUnits(pool, readUnits(text), 0, text.length)

function appendUnits(pool: TextPool, units: Uint16Array, start: number, end: number): number {
  const number = pool.size
  const from = pool.starts[number] as number
  const to = from + end - start
  pool.units = withSharedRoom(pool.units, Uint16Array, to)
  pool.starts = withSharedRoom(pool.starts, Uint32Array, number + 2)
  for (let at = start; at < end; at++) pool.units[from + at - start] = units[at] as number
  pool.starts[number + 1] = to
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

function isSame(
  pool: TextPool,
  number: number,
  units: Uint16Array,
  start: number,
  end: number,
): boolean {
  const first = pool.starts[number] as number
  if ((pool.starts[number + 1] as number) - first !== end - start) return false
  for (let at = start; at < end; at++) {
    if (pool.units[first + at - start] !== units[at]) return false
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
      hash = hashUnit(hash, units[at] as number)
    }
    place(slots, hash, number)
  }
  table.slots = slots
}

function place(slots: Uint32Array, hash: number, number: number) {
  const mask = slots.length - 1
  let at = mix(hash) & mask
  while (slots[at] !== 0) at = (at + 1) & mask
  slots[at] = number + 1
}

/** FNV-1a over code units (Fowler, Noll, Vo). */
export const HASH_START = 0x811c9dc5 | 0
const HASH_PRIME = 0x01000193

export const hashUnit = (hash: number, unit: number) => Math.imul(hash ^ unit, HASH_PRIME)

/** Once more, because the table uses the low bits. */
const mix = (hash: number) => (hash ^ (hash >>> 15)) >>> 0
