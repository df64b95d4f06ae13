import { expect, test } from 'vitest'
import { sampleChunk } from '#test/sample-chunk.ts'
import { linesOf } from './pdf-lines.ts'

const lines = (...chunks: ReturnType<typeof sampleChunk>[]) =>
  linesOf([{ chunks, page: 0, column: 0 }])

test('texts on one baseline are one line with cells', () => {
  const [line] = lines(
    sampleChunk('Berlin', { x: 300, y: 100.8 }),
    sampleChunk('Acme Ltd', { x: 50, y: 100, isBold: true }),
  )
  expect(line).toMatchObject({ text: 'Acme Ltd  Berlin', isBold: true })
  expect(line?.cells.map(({ text, isBold }) => [text, isBold])).toEqual([
    ['Acme Ltd', true],
    ['Berlin', false],
  ])
})

test('a line with one text has no cells', () => {
  expect(lines(sampleChunk('Acme Ltd', { x: 50, y: 100 }))[0]?.cells).toEqual([])
})

test('space above a line is measured in usual lines', () => {
  const read = lines(
    ...[100, 114, 128, 170, 184].map((y, i) => sampleChunk(`line ${i}`, { x: 50, y })),
  )
  expect(read.map((line) => line.gap)).toEqual([0, 0, 0, 2, 0])
})

test('indentation is counted in levels, and small steps are ignored', () => {
  const read = lines(
    ...[50, 51, 68, 68.5, 90].map((x, i) => sampleChunk(`line ${i}`, { x, y: 100 + 14 * i })),
  )
  expect(read.map((line) => line.indent)).toEqual([0, 0, 1, 1, 2])
})

test('the cells of a right-to-left line begin at the right', () => {
  const [line] = lines(
    sampleChunk('2019', { x: 50, y: 100 }),
    sampleChunk('מהנדסת תוכנה', { x: 300, y: 100 }),
  )
  expect(line?.cells.map((cell) => cell.text)).toEqual(['מהנדסת תוכנה', '2019'])
})
