import { expect, test } from 'vitest'
import { compare } from './compare.ts'

test('numbers are ordered by size, and texts by code units', () => {
  expect([10, 9, -1].toSorted(compare)).toEqual([-1, 9, 10])
  expect(['b', '2026-03-02', '', 'a', '2026-03-01'].toSorted(compare)).toEqual([
    '',
    '2026-03-01',
    '2026-03-02',
    'a',
    'b',
  ])
  expect(compare('a', 'a')).toBe(0)
})
