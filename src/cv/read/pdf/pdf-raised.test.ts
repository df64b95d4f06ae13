import { expect, test } from 'vitest'
import { sampleChunk } from '#test/sample-chunk.ts'
import { joinRaised } from './pdf-raised.ts'

const texts = (...chunks: ReturnType<typeof sampleChunk>[]) =>
  joinRaised(chunks).map((chunk) => chunk.text)

test('superscripts are joined to their line', () => {
  const line = sampleChunk('On the 21', { x: 50, y: 100 })
  const raised = sampleChunk('st', { x: 95, y: 96, size: 6 })
  expect(texts(line, raised, sampleChunk('of May', { x: 104, y: 100 }))).toEqual([
    'On the 21st of May',
  ])
})

test('a line above in small type is not a superscript', () => {
  const line = sampleChunk('Ada Lovelace', { x: 50, y: 100 })
  expect(texts(line, sampleChunk('London', { x: 50, y: 88, size: 6 }))).toEqual([
    'Ada Lovelace',
    'London',
  ])
})

test('a letter two lines high is the first of its paragraph', () => {
  const cap = sampleChunk('E', { x: 50, y: 112, size: 30, right: 66 })
  const first = sampleChunk('ngineer with a liking', { x: 68, y: 100 })
  expect(texts(cap, first, sampleChunk('for short meetings', { x: 68, y: 113 }))).toEqual([
    'Engineer with a liking',
    'for short meetings',
  ])
})
