import { expect, test } from 'vitest'
import { madeChunk } from '#test/made-chunk.ts'
import { withDots } from './pdf-dots.ts'

const dot = (x: number, y: number, size = 3) => ({ x, right: x + size, y, bottom: y + size })
const TEXTS = [
  madeChunk('Led a team', { x: 62, y: 100 }),
  madeChunk('Cut costs', { x: 62, y: 114 }),
]
const bulleted = (chunks = TEXTS, dots = [dot(52, 95), dot(52, 109)]) =>
  withDots(chunks, dots).flatMap((chunk) => (chunk.isBullet ? chunk.text : []))

test('small marks drawn before texts are their bullets', () => {
  expect(bulleted()).toEqual(['Led a team', 'Cut costs'])
})

test('a mark that no other is like is part of a picture', () => {
  expect(bulleted(TEXTS, [dot(52, 95, 3), dot(52, 109, 5)])).toEqual([])
})

test('a mark far from any text is none', () => {
  expect(bulleted(TEXTS, [dot(5, 95), dot(5, 109)])).toEqual([])
})

test('a bullet letter on a height of its own belongs to the text at its right', () => {
  const chunks = [madeChunk('•', { x: 50, y: 98, size: 7 }), ...TEXTS]
  expect(withDots(chunks, []).map(({ text, isBullet }) => [text, isBullet])).toEqual([
    ['Led a team', true],
    ['Cut costs', false],
  ])
})
