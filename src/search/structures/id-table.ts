/** Maps the id of each open job to a number, in typed arrays because a Map of a million takes 60 MB. */
import type { JobId } from '#core/job/job.ts'

export type IdTable = {
  readonly size: number
  /** The number stored for this id, or -1. */
  get(id: JobId): number
  set(id: JobId, value: number): void
  delete(id: JobId): void
}

/** Ids are positive, so these two values are never ids. */
const FREE = 0
const DELETED = -1
const FIRST_ROOM = 64

/** `expected` is how many ids will come soon; more can be added. */
export function createIdTable(expected = 0): IdTable {
  let keys = new Float64Array(roomFor(expected))
  let values = new Float64Array(keys.length)
  let size = 0
  /** Slots in use, by current ids and by deleted ones. */
  let used = 0

  function find(id: number): number {
    if (id <= 0) return -1
    const mask = keys.length - 1
    for (let at = hashOf(id) & mask; ; at = (at + 1) & mask) {
      const key = keys[at]
      if (key === id) return at
      if (key === FREE) return -1
    }
  }

  function add(id: number, value: number) {
    const mask = keys.length - 1
    let at = hashOf(id) & mask
    while (keys[at] !== FREE) at = (at + 1) & mask
    keys[at] = id
    values[at] = value
    used++
  }

  function rebuild() {
    const [oldKeys, oldValues] = [keys, values]
    keys = new Float64Array(roomFor(size))
    values = new Float64Array(keys.length)
    used = 0
    for (let at = 0; at < oldKeys.length; at++) {
      const id = oldKeys[at] as number
      if (id !== FREE && id !== DELETED) add(id, oldValues[at] as number)
    }
  }

  return {
    get size() {
      return size
    },
    get(id) {
      const at = find(id)
      return at < 0 ? -1 : (values[at] as number)
    },
    set(id, value) {
      const at = find(id)
      if (at >= 0) {
        values[at] = value
        return
      }
      size++
      if ((used + 1) * 3 > keys.length * 2) rebuild()
      add(id, value)
    },
    delete(id) {
      const at = find(id)
      if (at < 0) return
      keys[at] = DELETED
      size--
    },
  }
}

/** A power of two, at most half full. */
function roomFor(ids: number): number {
  let room = FIRST_ROOM
  while (room < ids * 2) room *= 2
  return room
}

/** Ids may exceed 32 bits, so both halves are hashed. */
function hashOf(id: number): number {
  const mixed = Math.imul(id | 0, 0x9e3779b1) ^ Math.imul((id / 2 ** 32) | 0, 0x85ebca6b)
  return (mixed ^ (mixed >>> 15)) >>> 0
}
