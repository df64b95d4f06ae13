import { expect, test } from 'vitest'
import { formatHeadCount } from './head-count.ts'

test.each([
  ['51–200', '51–200'],
  ['10,000+', '10,000+'],
  ['201-500 employees', '201-500'],
  ['480 People', '480'],
  ['~18500', '~18,500'],
  ['5001-10000', '5,001-10,000'],
])('a head count of "%s" is shown as "%s"', (written, shown) => {
  expect(formatHeadCount(written)).toBe(shown)
})
