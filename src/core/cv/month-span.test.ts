import { expect, test } from 'vitest'
import { monthsCovered, spanOf } from './month-span.ts'

const months = (start: string | null, end: string | null) => {
  const span = spanOf({ start, end }, '2026-06-15')
  return span && span.end - span.start
}

test.each([
  ['2020-01', '2020-12', 12],
  ['2019', '2021', 24],
  ['2020', '2020', 1],
  ['2025-07', 'present', 12],
  ['2024-03', null, 1],
  [null, '2024', null],
  ['2030-01', 'present', 1],
])('%s to %s is %s months', (start, end, expected) => {
  expect(months(start, end)).toBe(expected)
})

test('overlapping jobs count once, and gaps do not count', () => {
  expect(
    monthsCovered([
      { start: 100, end: 112 },
      { start: 106, end: 118 },
      { start: 130, end: 136 },
    ]),
  ).toBe(24)
  expect(monthsCovered([])).toBe(0)
})
