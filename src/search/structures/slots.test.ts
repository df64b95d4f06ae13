import { expect, test } from 'vitest'
import { fillCodedSlots, fillSlots, firstAt, forEachNumber, type Overflow } from './slots.ts'

const WIDTH = 2
const LARGE = 70_000

test('each row returns its numbers: in its slots, beyond them, and too large for them', () => {
  const rows = [[5, 6], [], [0], [1, 2, 3, 4], [LARGE], [65_533, 65_534], [LARGE, 9]]
  const slots = new Uint16Array(rows.length * WIDTH)
  const overflow: Overflow = { rows: [], values: [] }
  for (const [row, numbers] of rows.entries()) fillSlots(slots, WIDTH, row, numbers, overflow)
  const column = {
    slots,
    numbers: null,
    width: WIDTH,
    rows: Uint16Array.from(overflow.rows),
    values: Uint32Array.from(overflow.values),
  }
  const read = rows.map((_, row) => {
    const numbers: number[] = []
    forEachNumber(column, row, (number) => numbers.push(number))
    return numbers.sort((a, b) => a - b)
  })
  expect(read).toEqual(rows.map((numbers) => numbers.toSorted((a, b) => a - b)))
  expect(overflow.rows).toEqual([3, 3, 4, 5, 6])
})

test('each empty slot has its own filler, below all numbers', () => {
  const slots = new Uint16Array(3 * WIDTH)
  const overflow: Overflow = { rows: [], values: [] }
  for (const [row, numbers] of [[], [0], [3, 4]].entries()) {
    fillSlots(slots, WIDTH, row, numbers, overflow)
  }
  expect([...slots]).toEqual([0, 1, 0 + WIDTH, 1, 3 + WIDTH, 4 + WIDTH])
})

test('coded slots return the numbers of each row: frequent ones by code, others beyond the slots', () => {
  // more numbers than codes; the even ones are frequent, some rows have more than there are slots
  const rows = Array.from({ length: 900 }, (_, row) => [
    (row % 150) * 2,
    LARGE + row,
    ...(row % 9 === 0 ? [((row + 1) % 150) * 2, ((row + 2) % 150) * 2] : []),
  ])
  const { slots, numbers, overflow } = fillCodedSlots(rows.length, WIDTH, (row, visit) => {
    for (const number of rows[row] ?? []) visit(number)
  })
  const column = {
    slots,
    numbers,
    width: WIDTH,
    rows: Uint16Array.from(overflow.rows),
    values: Uint32Array.from(overflow.values),
  }
  const read = rows.map((_, row) => {
    const found: number[] = []
    forEachNumber(column, row, (number) => found.push(number))
    return found.sort((a, b) => a - b)
  })
  expect(read).toEqual(rows.map((all) => all.toSorted((a, b) => a - b)))
  expect(numbers.slice(0, WIDTH)).toEqual(Uint32Array.of(0, 1))
  expect(overflow.rows.length).toBeLessThan(1_000)
})

test.each([
  [[], 3, 0],
  [[3], 3, 0],
  [[1, 2, 2, 5], 2, 1],
  [[1, 2, 2, 5], 3, 3],
  [[1, 2, 2, 5], 6, 4],
  [[1, 2, 2, 5], 0, 0],
])('in %j the first position not below %d is %d', (rows, row, place) => {
  expect(firstAt(Uint16Array.from(rows), row)).toBe(place)
})
