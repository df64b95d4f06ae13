import { expect, test } from 'vitest'
import { sampleChunk } from '#test/sample-chunk.ts'
import { withCards } from './pdf-cards.ts'
import type { Chunk } from './pdf-chunks.ts'

const at = (text: string, x: number, y: number, more: Partial<Chunk> = {}) =>
  sampleChunk(text, { x, y, ...more })
const read = (...chunks: Chunk[]) =>
  withCards([{ kind: 'text', chunks }]).map((segment) =>
    segment.kind === 'text' ? segment.chunks.map((chunk) => chunk.text) : [],
  )

test('cards side by side with their own titles are read one by one', () => {
  const cards = [
    at('Languages', 50, 100, { isBold: true }),
    at('Databases', 200, 100, { isBold: true }),
    at('Go, Kotlin', 50, 114),
    at('Redis', 200, 114),
    at('Python', 50, 128),
    at('Neo4j', 200, 128),
  ]
  expect(read(...cards, at('Experience', 50, 170))).toEqual([
    ['Languages', 'Go, Kotlin', 'Python'],
    ['Databases', 'Redis', 'Neo4j'],
    ['Experience'],
  ])
})

test.each([
  ['an entry with its dates', ['Engineer', '2019'], ['Acme Ltd', 'Berlin']],
  ['a title and a place with nothing below', ['Engineer', 'Berlin'], ['Acme Ltd', '']],
])('%s is not a card', (_, [a = '', b = ''], [c = '', d = '']) => {
  const chunks = [
    at(a, 50, 100, { isBold: true }),
    at(b, 300, 100, { isBold: true }),
    at(c, 50, 114),
    ...(d ? [at(d, 300, 114)] : []),
  ]
  expect(read(...chunks)).toHaveLength(1)
})
