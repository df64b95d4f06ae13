/** A short list of numbers for each row (its tags, its places), one after the other in one block. */
import { withRoom } from './growing.ts'

/** The numbers of row r are pool[starts[r]] up to pool[starts[r + 1]], exclusive. */
export type RowLists = { rows: number; starts: Uint32Array; pool: Int32Array }

export const createRowLists = (): RowLists => ({
  rows: 0,
  starts: new Uint32Array(256),
  pool: new Int32Array(1024),
})

export function addRow(lists: RowLists, numbers: Iterable<number>) {
  let end = lists.starts[lists.rows] as number
  for (const number of numbers) {
    lists.pool = withRoom(lists.pool, end + 1)
    lists.pool[end++] = number
  }
  lists.rows++
  lists.starts = withRoom(lists.starts, lists.rows + 1)
  lists.starts[lists.rows] = end
}

export const rowNumbers = (lists: RowLists, row: number): Int32Array =>
  lists.pool.subarray(lists.starts[row], lists.starts[row + 1])

/** Keeps only these rows, in this order, with their numbers renamed. */
export function compactRowLists(lists: RowLists, kept: number[], renumbered: Int32Array) {
  const compact = createRowLists()
  for (const row of kept) {
    addRow(
      compact,
      rowNumbers(lists, row).map((number) => renumbered[number] as number),
    )
  }
  Object.assign(lists, compact)
}
