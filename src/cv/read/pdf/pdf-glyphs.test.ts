import { expect, test } from 'vitest'
import { inkOf } from './pdf-glyphs.ts'

const OPS = {
  save: 1,
  restore: 2,
  transform: 3,
  beginText: 4,
  setFont: 5,
  setTextMatrix: 6,
  showText: 7,
  moveText: 8,
  setCharSpacing: 9,
  setHScale: 10,
  setFillRGBColor: 11,
  constructPath: 12,
  setTextRenderingMode: 13,
  setLeadingMoveText: 14,
  nextLine: 15,
}
const letter = (unicode: string, width = 500) => ({ unicode, width, isSpace: unicode === ' ' })

/** On a page 800 points high. */
function ink(...orders: [keyof typeof OPS, ...unknown[]][]) {
  return inkOf({
    fns: orders.map(([name]) => OPS[name]),
    args: orders.map(([, ...args]) => args),
    ops: OPS,
    fontOf: () => ({ name: 'ABCDEF+Sans-Bold', fontMatrix: [0.001, 0, 0, 0.001, 0, 0] }),
    viewport: [1, 0, 0, -1, 0, 800],
  })
}

const places = (...orders: [keyof typeof OPS, ...unknown[]][]) =>
  ink(['beginText'], ['setFont', 'f1', 10], ...orders).glyphs.map(({ text, x, right, y, size }) => [
    text,
    x,
    right,
    y,
    size,
  ])

test('letters are placed by the text matrix, spacing and kerning', () => {
  expect(
    places(
      ['setTextMatrix', [1, 0, 0, 1, 50, 700]],
      ['setCharSpacing', 2],
      ['showText', [letter('A'), -100, letter('b')]],
    ),
  ).toEqual([
    ['A', 50, 55, 100, 10],
    ['b', 58, 63, 100, 10],
  ])
})

test('the page, its transformations and horizontal scaling all count', () => {
  expect(
    places(
      ['transform', 2, 0, 0, 2, 10, 0],
      ['setTextMatrix', [1, 0, 0, 1, 20, 350]],
      ['setHScale', 50],
      ['showText', [letter('A')]],
    ),
  ).toEqual([['A', 50, 55, 100, 20]])
})

test('lines move down by their leading', () => {
  expect(
    places(
      ['setTextMatrix', [1, 0, 0, 1, 50, 700]],
      ['setLeadingMoveText', 0, -14],
      ['showText', [letter('A')]],
      ['nextLine'],
      ['showText', [letter('B')]],
    ).map(([text, , , y]) => [text, y]),
  ).toEqual([
    ['A', 114],
    ['B', 128],
  ])
})

test('restore returns to the saved state', () => {
  const { glyphs } = ink(
    ['setFont', 'f1', 10],
    ['save'],
    ['setFillRGBColor', '#ff0000'],
    ['setFont', 'f1', 20],
    ['restore'],
    ['showText', [letter('A')]],
  )
  expect(glyphs).toMatchObject([
    { size: 10, font: 'Sans-Bold #000000', look: { isBold: true, isItalic: false } },
  ])
})

test('letters of vertical text are collected separately', () => {
  const { glyphs, turned } = ink(
    ['setFont', 'f1', 10],
    ['setTextMatrix', [0, 1, -1, 0, 30, 300]],
    ['showText', [letter('A')]],
  )
  expect([glyphs.length, turned.length]).toEqual([0, 1])
})

test('invisible letters are skipped, and unmapped letters are counted', () => {
  const { glyphs, unmapped } = ink(
    ['setFont', 'f1', 10],
    ['showText', [letter('\u0003'), letter('A')]],
    ['setTextRenderingMode', 3],
    ['showText', [letter('B')]],
  )
  expect([glyphs.map((glyph) => glyph.text), unmapped]).toEqual([['\u0003', 'A'], 1])
})

test('flat boxes are rules, small ones are dots, large ones are neither', () => {
  const { rules, dots } = ink(
    ['constructPath', 22, [], [50, 700, 300, 701]],
    ['constructPath', 22, [], [50, 600, 53, 603]],
    ['constructPath', 22, [], [50, 100, 500, 700]],
  )
  expect([rules, dots]).toEqual([
    [{ x: 50, right: 300, y: 99, bottom: 100 }],
    [{ x: 50, right: 53, y: 197, bottom: 200 }],
  ])
})

test('extra restores, invalid numbers and missing arguments are harmless', () => {
  const orders: [keyof typeof OPS, ...unknown[]][] = [
    ['restore'],
    ['transform', Number.NaN],
    ['setFont'],
    ['showText', 'letters'],
    ['showText', [null]],
    ['constructPath'],
  ]
  expect(ink(...orders).glyphs).toEqual([])
})
