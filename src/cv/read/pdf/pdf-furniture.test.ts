import { expect, test } from 'vitest'
import { sampleChunk } from '#test/sample-chunk.ts'
import { withoutFurniture } from './pdf-furniture.ts'

const HEIGHT = 800
const page = (...chunks: [string, number][]) => ({
  height: HEIGHT,
  chunks: chunks.map(([text, y]) => sampleChunk(text, { x: 50, y })),
})
const left = (pages: ReturnType<typeof page>[]) =>
  withoutFurniture(pages).map((chunks) => chunks.map((chunk) => chunk.text))

test.each([
  '2',
  'Page 2',
  'Page 2 of 3',
  '2 / 3',
  '- 2 -',
  'Seite 2 von 3',
  'Ada Lovelace - Page 2 of 3',
  'Ada Lovelace | 2/3',
])('the page number "%s" at the bottom is removed', (text) => {
  expect(left([page(['Engineer', 400], [text, 780])])).toEqual([['Engineer']])
})

test.each([
  ['a bullet that ends in a number', 'Led a team of 12'],
  ['a year', '2019'],
])('%s at the bottom stays', (_, text) => {
  expect(left([page(['Engineer', 400], [text, 780])])).toEqual([['Engineer', text]])
})

test('a header repeated on every page stays on the first page only', () => {
  const pages = [page(['Ada Lovelace', 30], ['One', 400]), page(['Ada Lovelace', 30], ['Two', 400])]
  expect(left(pages)).toEqual([['Ada Lovelace', 'One'], ['Two']])
})

test('two pages ending in the same word at different heights keep it', () => {
  const pages = [page(['etc.', 770]), page(['etc.', 790])]
  expect(left(pages)).toEqual([['etc.'], ['etc.']])
})

test.each(['Last updated in March 2026', 'Zuletzt aktualisiert: 03/2026'])(
  '"%s" is removed at the edge of a page',
  (text) => {
    expect(left([page([text, 20], ['Ada Lovelace', 60])])).toEqual([['Ada Lovelace']])
  },
)
