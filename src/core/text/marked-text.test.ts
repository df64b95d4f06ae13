import { expect, test } from 'vitest'
import { type MarkRange, piecesOf } from './marked-text.ts'

const drawn = (text: string, marks: MarkRange[]) =>
  piecesOf({ text, marks })
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('|')

test.each<[string, MarkRange[], string]>([
  ['React developer', [[0, 5]], '[React]| developer'],
  ['React developer', [[6, 15]], 'React |[developer]'],
  ['React', [[0, 5]], '[React]'],
  [
    'a b',
    [
      [0, 1],
      [2, 3],
    ],
    '[a]| |[b]',
  ],
  ['React', [], 'React'],
  ['', [], ''],
  ['React', [[3, 99]], 'Rea|[ct]'],
  ['React', [[7, 9]], 'React'],
])('%j with %j is split into %j', (text, marks, expected) =>
  expect(drawn(text, marks)).toBe(expected),
)
