import { expect, test } from 'vitest'
import { addRow, compactRowLists, createRowLists, rowNumbers } from './row-lists.ts'

test('each row keeps its own numbers, however many rows there are', () => {
  const lists = createRowLists()
  const numbersOf = (row: number) => Array.from({ length: row % 7 }, (_, at) => row + at)
  for (let row = 0; row < 2_000; row++) addRow(lists, numbersOf(row))
  for (let row = 0; row < 2_000; row++) {
    expect(Array.from(rowNumbers(lists, row))).toEqual(numbersOf(row))
  }
})

test('packing keeps the chosen rows and renames their numbers', () => {
  const lists = createRowLists()
  for (const numbers of [[0, 1], [2], [], [2, 0]]) addRow(lists, numbers)
  compactRowLists(lists, [0, 2, 3], Int32Array.of(5, 6, 7))
  expect([0, 1, 2].map((row) => Array.from(rowNumbers(lists, row)))).toEqual([[5, 6], [], [7, 5]])
  expect(lists.rows).toBe(3)
})
