import { expect, test } from 'vitest'
import { parseExchangeRates, rateOf, SHIPPED_RATES, yearlyUsd } from './exchange-rates.ts'
import type { Salary } from './salary.ts'

const BANK = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"><Cube>
<Cube time='2026-11-20'>
<Cube currency='USD' rate='1.25'/>
<Cube currency='JPY' rate='125'/>
<Cube currency='XXX' rate='2'/>
</Cube></Cube></gesmes:Envelope>`

test('the daily file of the European Central Bank replaces the rates that it has', () => {
  const rates = parseExchangeRates(BANK)
  expect(rates && rateOf(rates, 'EUR')).toEqual({ usd: 1.25, on: '2026-11-20' })
  expect(rates && rateOf(rates, 'JPY')).toEqual({ usd: 0.01, on: '2026-11-20' })
  expect(rates && rateOf(rates, 'USD')).toEqual({ usd: 1, on: '2026-11-20' })
  expect(rates && rateOf(rates, 'UAH')).toEqual(rateOf(SHIPPED_RATES, 'UAH'))
  expect(rates && rateOf(rates, 'XXX')).toBeNull()
})

test.each<[string, string, number | null]>([
  ['JSON', '{"on":"2026-11-20","usdPerUnit":{"EUR":1.2}}', 1.2],
  ['a rate in the wrong unit', '{"on":"2026-11-20","usdPerUnit":{"JPY":110}}', null],
  ['another rate of the dollar', '{"on":"2026-11-20","usdPerUnit":{"USD":1.1}}', null],
  ['no day', '{"usdPerUnit":{"EUR":1.2}}', null],
  ['a negative rate', '{"on":"2026-11-20","usdPerUnit":{"EUR":-1.2}}', null],
  ['broken JSON', '{"on":', null],
  ['another file', '<html></html>', null],
  ['nothing', '', null],
])('rates are read from %s', (_, text, euro) => {
  const rates = parseExchangeRates(text)
  expect(rates && rateOf(rates, 'EUR')?.usd).toBe(euro)
})

test('names of object properties are no currencies', () => {
  expect(rateOf(SHIPPED_RATES, 'constructor')).toBeNull()
})

const rates = { ...SHIPPED_RATES, EUR: { usd: 1.1, on: '2026-11-20' } }

test.each<[Salary, ReturnType<typeof yearlyUsd>]>([
  [
    { min: 50_000, max: 70_000, currency: 'EUR', period: 'year' },
    { min: 50_000 * 1.1, max: 70_000 * 1.1 },
  ],
  [
    { min: null, max: 5_000, currency: 'EUR', period: 'month' },
    { min: 60_000 * 1.1, max: 60_000 * 1.1 },
  ],
  [{ min: 50_000, max: null, currency: null, period: 'year' }, null],
  [{ min: 50_000, max: null, currency: 'EUR', period: null }, null],
  [{ min: 50_000, max: null, currency: 'XAU', period: 'year' }, null],
])('%j in dollars a year', (salary, usd) => expect(yearlyUsd(salary, rates)).toEqual(usd))
