/**
 * Stores several numbers for each row (tags, places) in a fixed number of slots, so that counting needs no test: each
 * empty slot holds its own filler, which is counted too and then ignored. Numbers beyond the slots, or too large for
 * them, go into a list by row.
 */

export type Overflow = { rows: number[]; values: number[] }

const MAX_SLOT_VALUE = 2 ** 16 - 1

/**
 * Writes the numbers of one row. Rows must come in ascending order. A number n is stored as n + width; smaller values
 * are fillers.
 */
export function fillSlots(
  slots: Uint16Array,
  width: number,
  row: number,
  numbers: Iterable<number>,
  overflow: Overflow,
) {
  let filled = 0
  for (const number of numbers) {
    if (filled < width && number + width <= MAX_SLOT_VALUE) {
      slots[row * width + filled++] = number + width
    } else {
      overflow.rows.push(row)
      overflow.values.push(number + width)
    }
  }
  for (; filled < width; filled++) slots[row * width + filled] = filled
}

/** Visits the numbers of one row, as they were before the width was added. */
export function forEachNumber(
  { slots, width, rows, values }: SlotColumn,
  row: number,
  visit: (number: number) => void,
) {
  for (let slot = row * width; slot < (row + 1) * width; slot++) {
    const number = (slots[slot] as number) - width
    if (number >= 0) visit(number)
  }
  if (rows.length === 0) return
  for (let at = firstAt(rows, row); rows[at] === row; at++) visit((values[at] as number) - width)
}

/** The slots of all rows and their overflow, with rows ascending. */
export type SlotColumn = {
  slots: Uint16Array
  width: number
  rows: Uint16Array
  values: Uint32Array
}

/** The first position in an ascending list whose value is not below this one. */
export function firstAt(list: Uint16Array | Float64Array, least: number): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] as number) < least) low = middle + 1
    else high = middle
  }
  return low
}
