/**
 * Stores several numbers for each row (tags, places) in a fixed number of slots, so that counting needs no test: each
 * empty slot holds its own filler, which is counted too and then ignored. Numbers beyond the slots, or too large for
 * them, go into a list by row. Coded slots take a byte each: they hold the most frequent numbers by code, and the list
 * has the others.
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

/** The number of different codes. */
export const CODES = 256

/** `numbers` has the number + width of each code; fillers are kept as they are, and unused codes are zero. */
export type CodedSlots = { slots: Uint8Array; numbers: Uint32Array; overflow: Overflow }

/** Codes the numbers of all rows, which `read` visits row by row; it is called twice and must visit the same. */
export function fillCodedSlots(
  rows: number,
  width: number,
  read: (row: number, visit: (number: number) => void) => void,
): CodedSlots {
  const counts = new Map<number, number>()
  const count = (number: number) => counts.set(number, (counts.get(number) ?? 0) + 1)
  for (let row = 0; row < rows; row++) read(row, count)
  const frequent = [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a - b)
    .slice(0, CODES - width)
  const numbers = new Uint32Array(CODES)
  const codes = new Map<number, number>()
  for (let filler = 0; filler < width; filler++) numbers[filler] = filler
  for (const [at, [number]] of frequent.entries()) {
    numbers[width + at] = number + width
    codes.set(number, width + at)
  }

  const slots = new Uint8Array(rows * width)
  const overflow: Overflow = { rows: [], values: [] }
  for (let row = 0; row < rows; row++) {
    let filled = 0
    read(row, (number) => {
      const code = codes.get(number)
      if (code !== undefined && filled < width) slots[row * width + filled++] = code
      else {
        overflow.rows.push(row)
        overflow.values.push(number + width)
      }
    })
    for (; filled < width; filled++) slots[row * width + filled] = filled
  }
  return { slots, numbers, overflow }
}

/** Visits the numbers of one row, as they were before the width was added. */
export function forEachNumber(
  { slots, numbers, width, rows, values }: SlotColumn,
  row: number,
  visit: (number: number) => void,
) {
  for (let slot = row * width; slot < (row + 1) * width; slot++) {
    const value = slots[slot] as number
    if (value >= width) visit((numbers ? (numbers[value] as number) : value) - width)
  }
  if (rows.length === 0) return
  for (let at = firstAt(rows, row); rows[at] === row; at++) visit((values[at] as number) - width)
}

/** The slots of all rows and their overflow, with rows ascending. Coded slots have `numbers` by code. */
export type SlotColumn = {
  slots: Uint16Array | Uint8Array
  numbers: Uint32Array | null
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
