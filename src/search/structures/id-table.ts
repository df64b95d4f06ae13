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
  /** Each slot is an id and its value, side by side so that both are read at once. */
  let slots = new Float64Array(roomFor(expected) * 2)
  let size = 0
  /** Slots in use, by current ids and by deleted ones. */
  let used = 0

  /** The offset of the slot of this id, or of the free one in which it belongs. */
  function find(id: number): number {
    const mask = slots.length / 2 - 1
    for (let at = hashOf(id) & mask; ; at = (at + 1) & mask) {
      const key = slots[at * 2]
      if (key === id || key === FREE) return at * 2
    }
  }

  function rebuild() {
    const old = slots
    slots = new Float64Array(roomFor(size) * 2)
    used = size
    for (let at = 0; at < old.length; at += 2) {
      const id = old[at] as number
      if (id === FREE || id === DELETED) continue
      const free = find(id)
      slots[free] = id
      slots[free + 1] = old[at + 1] as number
    }
  }

  return {
    get size() {
      return size
    },
    get(id) {
      if (id <= 0) return -1
      const at = find(id)
      return slots[at] === id ? (slots[at + 1] as number) : -1
    },
    set(id, value) {
      let at = find(id)
      if (slots[at] === FREE) {
        if ((used + 1) * 6 > slots.length * 2) {
          rebuild()
          at = find(id)
        }
        slots[at] = id
        size++
        used++
      }
      slots[at + 1] = value
    },
    delete(id) {
      if (id <= 0) return
      const at = find(id)
      if (slots[at] !== id) return
      slots[at] = DELETED
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
