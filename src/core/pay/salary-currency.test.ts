import { expect, test } from 'vitest'
import { formatMoney, usdPerUnit } from './currency.ts'
import {
  currencyAtEnd,
  currencyAtStart,
  currencyStatedIn,
  toCurrencyCode,
} from './salary-currency.ts'

test.each<[string, string | null]>([
  ['USD', 'USD'],
  [' usd ', 'USD'],
  ['Euro', 'EUR'],
  ['€', 'EUR'],
  ['$', 'USD'],
  ['C$', 'CAD'],
  ['kr', 'SEK'],
  ['RMB', 'CNY'],
  ['NIS', 'ILS'],
  ['pounds', 'GBP'],
  ['XAU', 'XAU'],
  ['constructor', null],
  ['points', null],
  ['', null],
])('a currency field %j is %s', (field, code) => expect(toCurrencyCode(field)).toBe(code))

test.each<[string, string | null]>([
  ['Salary: US$', 'USD'],
  ['CA$', 'CAD'],
  ['pays CAD $', 'CAD'],
  ['EUR ', 'EUR'],
  ['Rs. ', 'INR'],
  ['PHP ', 'PHP'],
  ['we know php ', null],
  ['HARD ', null],
  ['', null],
])('before the digits %j names %s', (text, code) =>
  expect(currencyAtEnd(text)?.code ?? null).toBe(code),
)

test.each<[string, string | null]>([
  [' PLN net', 'PLN'],
  ['€/h', 'EUR'],
  [' (CAD)', 'CAD'],
  [' Canadian dollars', 'CAD'],
  [' złotych', 'PLN'],
  [' руб. в месяц', 'RUB'],
  [' Kč', 'CZK'],
  [' try it', null],
  [' eurorack', null],
  ['', null],
])('after the digits %j names %s', (text, code) =>
  expect(currencyAtStart(text)?.code ?? null).toBe(code),
)

test.each<[string, string | null]>([
  ['Salary (CAD): ', 'CAD'],
  ['Range in EUR: ', 'EUR'],
  ['CAD designer: ', null],
])('apart from the amount %j names %s', (text, code) => expect(currencyStatedIn(text)).toBe(code))

test('an unknown code has no rate and is still shown', () => {
  expect(usdPerUnit('XAU')).toBeNull()
  expect(usdPerUnit('constructor')).toBeNull()
  expect(formatMoney(1_200, 'XAU')).toBe('XAU 1,200')
})
