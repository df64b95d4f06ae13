import { expect, test } from 'vitest'
import { madeChunk } from '#test/made-chunk.ts'
import { marginsOf } from './pdf-margins.ts'

test('a margin is where four texts begin', () => {
  const xs = [50, 50.2, 50, 50.5, 120, 120, 120, 300]
  const chunks = xs.map((x, i) => madeChunk('text', { x, y: 100 + 14 * i }))
  expect(marginsOf(chunks)).toEqual([50])
})
