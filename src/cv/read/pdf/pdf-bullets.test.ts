import { expect, test } from 'vitest'
import { isBulletLetter } from './pdf-bullets.ts'

const next = (text: string, room = 4) => ({
  before: { text, afterSpace: true, room, size: 10, font: 'Sans' },
})

test.each(['•', '▪', '◦', '➢', '✓', '■', '❖', '·'])('%s is always a bullet', (mark) => {
  expect(isBulletLetter(mark)).toBe(true)
})

test.each([
  ['-', 'L', 4, true],
  ['–', 'L', 4, true],
  ['*', 'L', 4, true],
  ['+', 'L', 4, true],
  ['+', '4', 4, false],
  ['o', 'L', 8, true],
  ['o', 'n', 3, false],
  ['A', 'b', 4, false],
])('%s before %s at %d points: %s', (mark, text, room, is) => {
  expect(isBulletLetter(mark, next(text, room))).toBe(is)
})

test('a hyphen directly before a letter is not a bullet', () => {
  const close = { before: { text: 'p', afterSpace: false, room: 0, size: 10, font: 'Sans' } }
  expect(isBulletLetter('-', close)).toBe(false)
})
