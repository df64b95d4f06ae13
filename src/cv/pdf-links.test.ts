import { expect, test } from 'vitest'
import { madeLine } from '#test/made-line.ts'
import { pageLinks, withLinks } from './pdf-links.ts'

/** A page of 800 points, whose own corner is at the bottom left. */
const flip = (x: number, y: number) => [x, 800 - y]
const link = (url: string, rect = [50, 690, 120, 702]) => ({ subtype: 'Link', url, rect })

test('an address belongs to the line that it lies on', () => {
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
])('%.30s is no address', (url) => {
  expect(pageLinks([link(url)], flip)).toEqual([])
})

test('an annotation without a place is left out', () => {
  expect(pageLinks([link('https://example.com', [1, 2, Number.NaN, 3])], flip)).toEqual([])
})
