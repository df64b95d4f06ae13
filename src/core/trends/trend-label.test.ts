import { expect, test } from 'vitest'
import { trendLabel } from './trend-label.ts'

test.each([
  ['role', 'data-engineering', 'Data engineering'],
  ['country', 'PL', 'Poland'],
  ['country', 'XX', 'XX'],
  ['skill', 'Rust', 'Rust'],
  ['remote', '', ''],
] as const)('the %s %s is called "%s"', (kind, name, label) => {
  expect(trendLabel(kind, name)).toBe(label)
})
