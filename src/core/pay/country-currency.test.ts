import { expect, test } from 'vitest'
import { COUNTRIES } from '#core/place/countries.ts'
import { currencyOfCountry } from './country-currency.ts'
import { usdPerUnit } from './currency.ts'

test.each([
  ['ES', 'EUR'],
  ['BG', 'EUR'],
  ['GB', 'GBP'],
  ['JP', 'JPY'],
  ['PR', 'USD'],
  ['AF', null],
])('people in %s are paid in %s', (country, currency) =>
  expect(currencyOfCountry(country)).toBe(currency),
)

test('every currency has a rate', () => {
  const currencies = [...COUNTRIES.keys()].flatMap((code) => currencyOfCountry(code) ?? [])
  expect(currencies.length).toBeGreaterThan(100)
  expect(currencies.filter((code) => usdPerUnit(code) === null)).toEqual([])
})
