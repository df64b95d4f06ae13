import { expect, test } from 'vitest'
import { createRandom } from '#test/search/random-jobs.ts'
import { readBits } from './postings.ts'

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
