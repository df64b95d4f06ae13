import { expect, test } from 'vitest'
import { sampleChunk } from '#test/sample-chunk.ts'
import { withDots } from './pdf-dots.ts'

const dot = (x: number, y: number, size = 3) => ({ x, right: x + size, y, bottom: y + size })
const TEXTS = [
  sampleChunk('Led a team', { x: 62, y: 100 }),
  sampleChunk('Cut costs', { x: 62, y: 114 }),
]
const bulleted = (chunks = TEXTS, dots = [dot(52, 95), dot(52, 109)]) =>
  withDots(chunks, dots).flatMap((chunk) => (chunk.isBullet ? chunk.text : []))

test('small shapes drawn before texts are their bullets', () => {
  expect(bulleted()).toEqual(['Led a team', 'Cut costs'])
})

test('a shape unlike any other is part of a picture', () => {
  expect(bulleted(TEXTS, [dot(52, 95, 3), dot(52, 109, 5)])).toEqual([])
})

test('a shape far from any text is not a bullet', () => {
  expect(bulleted(TEXTS, [dot(5, 95), dot(5, 109)])).toEqual([])
})

test('a bullet letter with its own baseline belongs to the text on its right', () => {
  const chunks = [sampleChunk('•', { x: 50, y: 98, size: 7 }), ...TEXTS]
  expect(withDots(chunks, []).map(({ text, isBullet }) => [text, isBullet])).toEqual([
    ['Led a team', true],
    ['Cut costs', false],
  ])
})
