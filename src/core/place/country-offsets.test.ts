import { expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { offsetsOf } from './country-offsets.ts'

test.each([
  ['DE', [1, 1]],
  ['US', [-8, -5]],
  ['IN', [5.5, 5.5]],
  ['NZ', [12, 12]],
])('the zones of %s', (country, offsets) => {
  expect(offsetsOf(country)).toEqual(offsets)
})

test('every inhabited country has zones', () => {
  const without = [...COUNTRIES.keys()].filter((code) => offsetsOf(code) === null)
  expect(without).toEqual(['AQ', 'BV', 'HM'])
})
