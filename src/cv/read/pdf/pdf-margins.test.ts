import { expect, test } from 'vitest'
import { sampleChunk } from '#test/sample-chunk.ts'
import { marginsOf } from './pdf-margins.ts'

test('four texts that begin at one position make a margin', () => {
  const xs = [50, 50.2, 50, 50.5, 120, 120, 120, 300]
  const chunks = xs.map((x, i) => sampleChunk('text', { x, y: 100 + 14 * i }))
  expect(marginsOf(chunks)).toEqual([50])
})
