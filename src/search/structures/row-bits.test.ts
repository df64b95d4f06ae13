import { expect, test } from 'vitest'
import {
  addBits,
  clearBits,
  dropBits,
  fillBits,
  keepBits,
  readBits,
  setBits,
} from '#search/structures/row-bits.ts'
import { createRandom } from '#test/search/random-jobs.ts'

test.each([0, 0.01, 0.3, 0.5, 0.97, 1])(
  'with a share of %d set, the rows of a bitmap are read in order, with room for no others',
  (share) => {
    const random = createRandom(3)
    for (const size of [1, 31, 32, 33, 100, 2_000]) {
      const rows = Array.from({ length: size }, (_, row) => row).filter(() => random.chance(share))
      const bits = new Uint32Array(Math.ceil(size / 32))
      for (const row of rows) bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31))
      const to = new Uint16Array(rows.length + 1)
      expect(readBits(bits, to, 1)).toBe(rows.length + 1)
      expect([...to]).toEqual([0, ...rows])
    }
  },
)

test('bitmaps are filled to the last row, set, cleared and combined', () => {
  const rowsOf = (bits: Uint32Array) => {
    const to = new Uint16Array(64)
    return [...to.subarray(0, readBits(bits, to, 0))]
  }
  const bits = new Uint32Array(2)
  fillBits(bits, 34)
  clearBits(
    bits,
    Uint16Array.from({ length: 31 }, (_, row) => row),
  )
  expect(rowsOf(bits)).toEqual([31, 32, 33])

  const others = new Uint32Array(2)
  setBits(others, Uint16Array.of(0, 32))
  addBits(bits, others)
  expect(rowsOf(bits)).toEqual([0, 31, 32, 33])
  dropBits(bits, Uint32Array.of(1, 0))
  expect(rowsOf(bits)).toEqual([31, 32, 33])
  keepBits(bits, others)
  expect(rowsOf(bits)).toEqual([32])
})
