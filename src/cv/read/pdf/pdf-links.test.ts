import { expect, test } from 'vitest'
import { madeLine } from '#test/sample-line.ts'
import { pageLinks, withLinks } from './pdf-links.ts'

/** A page 800 points high, with its origin at the bottom left. */
const flip = (x: number, y: number) => [x, 800 - y]
const link = (url: string, rect = [50, 690, 120, 702]) => ({ subtype: 'Link', url, rect })

test('a link target belongs to the line it covers', () => {
  const links = pageLinks([link('https://example.com/ada')], flip)
  const on = madeLine('Portfolio', { box: { x: 50, y: 98, width: 60, height: 12 } })
  const below = madeLine('Berlin', { box: { x: 50, y: 126, width: 60, height: 12 } })
  const beside = madeLine('London', { box: { x: 300, y: 98, width: 60, height: 12 } })
  expect(withLinks([on, below, beside], [links]).map((line) => line.links)).toEqual([
    ['https://example.com/ada'],
    [],
    [],
  ])
})

test.each([
  ['javascript:alert(1)'],
  ['file:///etc/passwd'],
  [`https://example.com/${'a'.repeat(600)}`],
])('%.30s is not a link target', (url) => {
  expect(pageLinks([link(url)], flip)).toEqual([])
})

test('an annotation with an invalid rectangle is ignored', () => {
  expect(pageLinks([link('https://example.com', [1, 2, Number.NaN, 3])], flip)).toEqual([])
})

test('an address wrapped over two lines belongs to both, but not to the text between its ends', () => {
  const quads = [
    [50, 702, 200, 702, 50, 690, 200, 690],
    [50, 690, 90, 690, 50, 678, 90, 678],
  ]
  const broken = {
    ...link('https://example.com/ada', [50, 678, 200, 702]),
    quadPoints: new Float32Array(quads.flat()),
  }
  const links = pageLinks([broken], flip)
  const first = madeLine('example.com/', { box: { x: 50, y: 98, width: 150, height: 12 } })
  const second = madeLine('ada', { box: { x: 50, y: 110, width: 40, height: 12 } })
  const beside = madeLine('London', { box: { x: 120, y: 110, width: 60, height: 12 } })
  expect(withLinks([first, second, beside], [links]).map((line) => line.links.length)).toEqual([
    1, 1, 0,
  ])
})

test("quads with invalid numbers fall back to the link's rectangle", () => {
  const links = pageLinks(
    [{ ...link('https://example.com/ada'), quadPoints: new Float32Array(8).fill(Number.NaN) }],
    flip,
  )
  expect(links).toEqual([{ url: 'https://example.com/ada', x: 50, right: 120, y: 98, bottom: 110 }])
})
