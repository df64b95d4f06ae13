import { expect, test } from 'vitest'
import type { ApplicationId } from './application.ts'
import { type Offer, OfferInput, yearlyBase } from './offer.ts'
import { compareOffers, lead } from './offer-comparison.ts'

const RATES = { USD: { usd: 1, on: '2026-01-01' }, EUR: { usd: 1.25, on: '2026-02-01' } }

const offer = (given: Partial<Offer>): Offer => ({
  applicationId: 1 as ApplicationId,
  jobTitle: 'Baker',
  companyName: 'Acme',
  stage: 'Offer Received',
  currency: 'EUR',
  base: null,
  basePeriod: 'year',
  bonus: null,
  equity: null,
  hoursAWeek: null,
  daysOff: null,
  place: null,
  ...given,
})

test.each([
  [{ base: 60_000 }, 60_000],
  [{ base: 5_000, basePeriod: 'month' }, 60_000],
  [{ base: 30, basePeriod: 'hour', hoursAWeek: 40 }, 62_400],
  [{ base: 30, basePeriod: 'hour' }, null],
  [{ base: null }, null],
] as const)('%j is %s a year', (given, expected) => {
  expect(yearlyBase(offer(given))).toBe(expected)
})

test('offers in one currency are exact, and the highest total is known', () => {
  const found = compareOffers(
    [offer({ base: 70_001, bonus: 5_000, equity: 10 }), offer({ base: 80_000 }), offer({})],
    RATES,
    null,
  )
  expect(found).toMatchObject({ currency: 'EUR', ratesOn: null })
  expect(found.offers.map(({ yearly, isHighest }) => [yearly.total, isHighest])).toEqual([
    [75_011, false],
    [80_000, true],
    [null, false],
  ])
})

test('another currency is converted, marked, and dated by the oldest rate', () => {
  const offers = [offer({ base: 80_000 }), offer({ currency: 'USD', base: 90_000, bonus: 1_234 })]
  const { currency, ratesOn, offers: found } = compareOffers(offers, RATES, 'USD')
  expect([currency, ratesOn]).toEqual(['USD', '2026-01-01'])
  expect(found.map(({ yearly, isConverted }) => [yearly.base, yearly.bonus, isConverted])).toEqual([
    [100_000, null, true],
    [90_000, 1_234, false],
  ])
})

test('a bonus or equity that only another offer states is lacking, not zero', () => {
  const found = (...given: Partial<Offer>[]) => compareOffers(given.map(offer), RATES, null)
  const ahead = found({ base: 90_000 }, { base: 80_000, bonus: 4_000 })
  expect(ahead.offers.map(({ lacks, isHighest }) => [lacks, isHighest])).toEqual([
    [['bonus'], true],
    [[], false],
  ])
  expect(lead(ahead)).toMatchObject({ more: 6_000, isAtLeast: true, nextLacks: [] })
  const behind = found({ base: 80_000 }, { base: 80_000, bonus: 4_000, equity: 1 })
  expect(behind.offers.map(({ lacks, isHighest }) => [lacks, isHighest])).toEqual([
    [['bonus', 'equity'], false],
    [[], false],
  ])
  expect(lead(behind)).toMatchObject({ isAtLeast: false, nextLacks: ['bonus', 'equity'] })
})

test('a single offer is not the highest, and an unknown currency is not used', () => {
  const { currency, offers } = compareOffers([offer({ base: 1 })], RATES, 'XYZ')
  expect([currency, offers[0]?.isHighest]).toEqual(['EUR', false])
})

test.each([
  { currency: 'XYZ' },
  { base: -1 },
  { base: 1.5 },
  { hoursAWeek: 0 },
  { daysOff: 366 },
  { basePeriod: 'week' },
])('%j is refused', (wrong) => {
  const { applicationId: _, jobTitle: __, companyName: ___, stage: ____, ...given } = offer({})
  expect(OfferInput.safeParse({ ...given, ...wrong }).success).toBe(false)
  expect(OfferInput.safeParse(given).success).toBe(true)
})

test.each<[string, Partial<Offer>[], [number, boolean] | null]>([
  ['the difference between the two highest', [{ base: 1 }, { base: 9 }, { base: 5 }], [4, false]],
  ['an approximate one', [{ base: 80_000 }, { currency: 'USD', base: 90_000 }], [8_000, true]],
  ['none of equal ones', [{ base: 5 }, { base: 5 }], null],
  ['none of a single one', [{ base: 5 }, {}], null],
])('the highest offer leads by %s', (_, given, expected) => {
  const best = lead(compareOffers(given.map(offer), RATES, 'EUR'))
  expect(best && [best.more, best.isConverted]).toEqual(expected)
})
