import { expect, test } from 'vitest'
import { sampleChunk } from '#test/sample-chunk.ts'
import type { Segment } from './pdf-columns.ts'
import { inOrder } from './pdf-order.ts'

const text = (words: string, x = 50, y = 100, right?: number): Segment => ({
  kind: 'text',
  chunks: [sampleChunk(words, { x, y, ...(right !== undefined && { right }) })],
})
const split = (left: Segment, right: Segment, at = 300): Segment => ({
  kind: 'split',
  at,
  left: [left],
  right: [right],
})
const read = (...pages: Segment[][]) =>
  inOrder(pages).map(({ chunks, column }) => `${chunks[0]?.text} ${column}`)

test('columns that continue on the next page are read one after the other', () => {
  const pages = [
    [text('name'), split(text('left 1'), text('right 1', 300))],
    [split(text('left 2'), text('right 2', 300), 306)],
  ]
  expect(read(...pages)).toEqual(['name 0', 'left 1 0', 'left 2 0', 'right 1 1', 'right 2 1'])
})

test('a page with only one of the columns continues it', () => {
  const first = [split(text('main 1'), text('side', 300))]
  expect(read(first, [text('main 2', 50, 60, 280)])).toEqual(['main 1 0', 'main 2 0', 'side 1'])
})

test('a text that continues below a sidebar is read before the sidebar', () => {
  const main = text('main', 50, 100, 290)
  const wide = text('and on over the whole width', 50, 114, 550)
  expect(read([split(main, text('side', 300, 100, 360)), wide])).toEqual([
    'main 0',
    'and on over the whole width 0',
    'side 1',
  ])
})

test('a heading over the whole width ends the columns', () => {
  const main = text('main', 50, 100, 290)
  const pages = [[split(main, text('side', 300, 100, 360)), text('Education', 50, 130, 550)]]
  expect(read(...pages)).toEqual(['main 0', 'side 1', 'Education 0'])
})
