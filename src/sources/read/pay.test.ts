/** Merging bands of pay into the one of a listing. */
import { expect, test } from 'vitest'
import { type Band, periodInTitle, periodOf, readBand, toPay } from './pay.ts'

const band = (min: number | null, max: number | null, more: Partial<Band> = {}): Band => ({
  ...{ min, max, currency: 'USD', period: 'year', title: null },
  ...more,
})

test('a band is read from fields of any type', () => {
  const fields = {
    min: '60000',
    max: 0,
    currency: ' EUR ',
    period: 'per-year-salary',
    title: 'Zone A',
  }
  expect(readBand(fields)).toEqual({
    ...{ min: 60_000, max: null, currency: 'EUR', period: 'year', title: 'Zone A' },
  })
  expect(readBand({ min: {}, currency: 3, period: '2 WEEK' })).toEqual({
    ...{ min: null, max: null, currency: '3', period: null, title: null },
  })
})

test('a single band is the pay, without text', () => {
  expect(toPay([band(100_000, 120_000)])).toEqual({
    salary: { min: 100_000, max: 120_000, currency: 'USD', period: 'year' },
  })
})

test('target earnings alone are text, which the rules read as such', () => {
  expect(toPay([band(110_000, 120_000, { title: 'OTE' })])).toEqual({
    salaryText: 'OTE: 110,000 – 120,000 USD / year',
  })
  const both = [band(110_000, 120_000, { title: 'OTE' }), band(60_000, 70_000, { title: 'Base' })]
  expect(toPay(both)).toEqual({
    salary: { min: 60_000, max: 70_000, currency: 'USD', period: 'year' },
    salaryText: expect.stringContaining('OTE: 110,000 – 120,000 USD / year'),
  })
})

test('zones of one currency become the range around them, and are listed as text', () => {
  const zones = [
    band(150_000, 200_000, { title: 'Zone A:' }),
    band(120_000, 160_000, { title: 'Zone B' }),
    band(90_000, 95_000, { title: 'Toronto', currency: 'CAD' }),
  ]
  expect(toPay(zones)).toEqual({
    salary: { min: 120_000, max: 200_000, currency: 'USD', period: 'year' },
    salaryText:
      'Zone A: 150,000 – 200,000 USD / year; Zone B: 120,000 – 160,000 USD / year; ' +
      'Toronto: 90,000 – 95,000 CAD / year',
  })
})

test('extra pay counts only if there is nothing else', () => {
  const onTarget = band(300_000, 400_000, { title: 'On-target earnings' })
  expect(toPay([onTarget, band(100_000, 120_000)]).salary?.max).toBe(120_000)
  expect(toPay([band(300_000, 400_000, { title: 'Bonus' })]).salary?.max).toBe(400_000)
})

test('open bands stay open, and bands without amounts are ignored', () => {
  expect(toPay([band(50_000, null)]).salary).toMatchObject({ min: 50_000, max: null })
  expect(toPay([band(null, 60_000)]).salary).toMatchObject({ min: null, max: 60_000 })
  expect(toPay([band(null, null)])).toEqual({})
  expect(toPay([])).toEqual({})
})

test.each([
  ['Annual Salary:', 'year'],
  ['Hourly rate', 'hour'],
  ['Base pay (per month)', 'month'],
  ['Full-time range', null], // "time" is an hour in Norwegian
  ['Zone A', null],
  [null, null],
] as const)('%s is paid by the %s', (title, period) => expect(periodInTitle(title)).toBe(period))

test.each([
  [null, 22.5, 28, 'USD', 'hour'],
  [null, 120_000, 160_000, 'USD', 'year'],
  [null, 3_000, 4_000, 'EUR', null], // a month, or a project
  [null, 300_000, 400_000, 'JPY', null], // 2,000 dollars, probably by the month
  [null, 120_000, null, 'Gold', null],
  ['Annual', 18_000, 19_000, 'USD', 'year'],
  ['Annual', 22.5, 28, 'USD', 'hour'], // the title applies to all bands of an employer
  ['Hourly', 120_000, 160_000, 'USD', 'year'],
  ['Monthly', 5_000, 6_000, 'EUR', 'month'],
] as const)('%s %s–%s %s is paid by the %s', (title, min, max, currency, period) => {
  expect(periodOf({ title, min, max, currency })).toBe(period)
})
