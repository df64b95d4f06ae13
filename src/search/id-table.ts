/** Where each open job is: its id to one number, in typed arrays because a Map of a million takes 60 MB. */
import type { JobId } from '#core/job.ts'

export type IdTable = {
  readonly size: number
  /** The number kept for this id, or -1. */
  get(id: JobId): number
  set(id: JobId, value: number): void
  delete(id: JobId): void
}

/** Ids are positive, so these two are none. */
const FREE = 0
const DELETED = -1
const FIRST_ROOM = 64

export function createIdTable(): IdTable {
  let keys = new Float64Array(FIRST_ROOM)
  let values = new Float64Array(FIRST_ROOM)
  let size = 0
  /** Places taken, by ids that are there and by those that were. */
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
    let room = FIRST_ROOM
    while (room < size * 3) room *= 2
    keys = new Float64Array(room)
    values = new Float64Array(room)
    used = 0
    for (const [at, id] of oldKeys.entries()) {
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

/** Ids may exceed 32 bits: both halves count. */
function hashOf(id: number): number {
  const mixed = Math.imul(id | 0, 0x9e3779b1) ^ Math.imul((id / 2 ** 32) | 0, 0x85ebca6b)
  return (mixed ^ (mixed >>> 15)) >>> 0
}
