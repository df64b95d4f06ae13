import { expect, test } from 'vitest'
import { payDetailsOf } from './pay-details.ts'
import { parseSalary, type Salary } from './salary.ts'

const year = (min: number | null, max: number | null, currency: string): Salary => ({
  min,
  max,
  currency,
  period: 'year',
})

test.each<[string, Salary | null, Salary | null]>([
  ['$180-200k OTE + equity', year(180_000, 200_000, 'USD'), null],
  [
    'Account Exec | SF | $120-350k OTE (50% base, 50% commission)',
    year(120_000, 350_000, 'USD'),
    null,
  ],
  [
    'Base salary £60k - £70k, OTE £120k - £140k',
    year(120_000, 140_000, 'GBP'),
    year(60_000, 70_000, 'GBP'),
  ],
  ['£60k base / £120k OTE', year(120_000, 120_000, 'GBP'), year(60_000, 60_000, 'GBP')],
  ['£60,000 base, OTE up to £120,000', year(null, 120_000, 'GBP'), year(60_000, 60_000, 'GBP')],
  [
    'Salary: €70.000 – €80.000 (OTE: €140.000)',
    year(140_000, 140_000, 'EUR'),
    year(70_000, 80_000, 'EUR'),
  ],
  ['On-target earnings of $250,000 - $300,000 per year', year(250_000, 300_000, 'USD'), null],
  ['Total target cash: $200,000–$240,000 USD', year(200_000, 240_000, 'USD'), null],
  ['Zieleinkommen 90.000 €', year(90_000, 90_000, 'EUR'), null],
  ['55 à 65 K€ fixe, 90 K€ à objectifs atteints', year(90_000, 90_000, 'EUR'), null],
  ['Please quote $200k. Salary: $100k', null, year(100_000, 100_000, 'USD')],
  ['OTE with a base of $90k - $100k', null, year(90_000, 100_000, 'USD')],
  ['Target base salary: $150,000 - $170,000', null, year(150_000, 170_000, 'USD')],
])('%s has target earnings', (text, target, base) => {
  expect(payDetailsOf([text])?.targetEarnings ?? null).toEqual(target)
  if (base) expect(parseSalary(text)).toEqual(base)
})

test('target earnings alone are no salary', () => {
  for (const text of ['$180-200k OTE', 'OTE: £120,000', 'On-target earnings: €140,000 per year']) {
    expect(parseSalary(text), text).toBeNull()
  }
})

test.each<[string, [string, Salary][]]>([
  [
    'Salary: $150,000 - $180,000 (US), €80,000 - €100,000 (Germany)',
    [
      ['US', year(150_000, 180_000, 'USD')],
      ['Germany', year(80_000, 100_000, 'EUR')],
    ],
  ],
  [
    'US: $150k–$180k; UK: £90k–£110k',
    [
      ['US', year(150_000, 180_000, 'USD')],
      ['UK', year(90_000, 110_000, 'GBP')],
    ],
  ],
  [
    'The base salary range in California is $170,000 - $210,000 and in Colorado is $150,000 - $190,000.',
    [
      ['California', year(170_000, 210_000, 'USD')],
      ['Colorado', year(150_000, 190_000, 'USD')],
    ],
  ],
  [
    'We pay €60k - €75k in Europe and $120k - $150k in the US.',
    [
      ['Europe', year(60_000, 75_000, 'EUR')],
      ['US', year(120_000, 150_000, 'USD')],
    ],
  ],
  [
    'Zone A: 150,000 – 200,000 USD / year; Zone B: 130,000 – 180,000 USD / year',
    [
      ['Zone A', year(150_000, 200_000, 'USD')],
      ['Zone B', year(130_000, 180_000, 'USD')],
    ],
  ],
  ['Senior: $150k–$180k; Staff: $190k–$220k', []],
  ['$150k - $180k (base), $20k - $30k (bonus)', []],
  ['Salary: $150,000 - $180,000 (US)', []],
])('%s has these regions', (text, regions) => {
  expect((payDetailsOf([text])?.regions ?? []).map((it) => [it.region, it.salary])).toEqual(regions)
})

test.each([
  ['18 000 - 24 000 PLN brutto / miesiąc', 'gross'],
  ['€3,000 net per month', 'net'],
  ['от 250 000 до 300 000 ₽ на руки', 'net'],
  ['Gehalt: 60.000 € brutto im Jahr', 'gross'],
  ['20 000 PLN net on B2B, 16 000 PLN gross on UoP', 'net'],
  ['$120k - $150k', null],
])('%s is %s', (text, basis) => expect(payDetailsOf([text])?.basis ?? null).toBe(basis))

test('the salary line comes before the description, and nothing is null', () => {
  expect(payDetailsOf([null, 'OTE: $90,000', 'OTE: $80,000'])?.targetEarnings?.min).toBe(90_000)
  expect(payDetailsOf([null, undefined, 'A job'])).toBeNull()
})
