import { expect, test } from 'vitest'
import { madeChunk } from '#test/made-chunk.ts'
import { joinRaised } from './pdf-raised.ts'

const texts = (...chunks: ReturnType<typeof madeChunk>[]) =>
  joinRaised(chunks).map((chunk) => chunk.text)

test('raised letters go into the line that they stand in', () => {
  const line = madeChunk('On the 21', { x: 50, y: 100 })
  const raised = madeChunk('st', { x: 95, y: 96, size: 6 })
  expect(texts(line, raised, madeChunk('of May', { x: 104, y: 100 }))).toEqual([
    'On the 21st of May',
  ])
})

test('a line above in small type is none of them', () => {
  const line = madeChunk('Ada Lovelace', { x: 50, y: 100 })
  expect(texts(line, madeChunk('London', { x: 50, y: 88, size: 6 }))).toEqual([
    'Ada Lovelace',
    'London',
  ])
})

test('a letter of two lines in height is the first of its paragraph', () => {
  const cap = madeChunk('E', { x: 50, y: 112, size: 30, right: 66 })
  const first = madeChunk('ngineer with a liking', { x: 68, y: 100 })
  expect(texts(cap, first, madeChunk('for short meetings', { x: 68, y: 113 }))).toEqual([
    'Engineer with a liking',
    'for short meetings',
  ])
})
