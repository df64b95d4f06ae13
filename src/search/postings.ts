/**
 * Which jobs say a word, and how strongly: one list for each word, all in one block of memory.
 * An entry is a row number in the high 24 bits and an impact of 1 to 255 in the low 8, rows ascending.
 * Lists double in place as they grow; a place left behind is used again by a list of that size.
 */
import { withRoom } from './growing.ts'

export type Postings = {
  pool: Uint32Array
  used: number
  starts: number[]
  lengths: number[]
  rooms: number[]
  /** Places left behind, by the power of two that is their size. */
  free: number[][]
}

const FIRST_ROOM = 2

export const createPostings = (): Postings => ({
  pool: new Uint32Array(1 << 12),
  used: 0,
  starts: [],
  lengths: [],
  rooms: [],
  free: [],
})

export const rowOf = (entry: number) => entry >>> 8
export const impactOf = (entry: number) => entry & 0xff

/** The number of a new, empty list. */
export function addList(postings: Postings): number {
  const list = postings.starts.length
  postings.starts.push(0)
  postings.lengths.push(0)
  postings.rooms.push(0)
  return list
}

export function addEntry(postings: Postings, list: number, row: number, impact: number) {
  const length = postings.lengths[list] as number
  if (length === postings.rooms[list]) moveToLarger(postings, list)
  postings.pool[(postings.starts[list] as number) + length] = (row << 8) | impact
  postings.lengths[list] = length + 1
}

/** The list as it lies in memory; good until the next write. */
export function entriesOf(postings: Postings, list: number): Uint32Array {
  const start = postings.starts[list] as number
  return postings.pool.subarray(start, start + (postings.lengths[list] as number))
}

function moveToLarger(postings: Postings, list: number) {
  const start = postings.starts[list] as number
  const room = postings.rooms[list] as number
  const larger = room === 0 ? FIRST_ROOM : room * 2
  const target = findPlace(postings, larger)
  postings.pool.copyWithin(target, start, start + room)
  if (room > 0) placesOf(postings, room).push(start)
  postings.starts[list] = target
  postings.rooms[list] = larger
}

function findPlace(postings: Postings, room: number): number {
  const left = placesOf(postings, room).pop()
  if (left !== undefined) return left

  const place = postings.used
  postings.used += room
  postings.pool = withRoom(postings.pool, postings.used)
  return place
}

function placesOf(postings: Postings, room: number): number[] {
  const power = Math.log2(room)
  postings.free[power] ??= []
  return postings.free[power]
}
