import { expect, test } from 'vitest'
import { type LevelPay, payBands } from './pay-bands.ts'

const pay = (level: LevelPay['level'], currency: string, jobs: number): LevelPay => ({
  level,
  currency,
  jobs,
  least: 50_000,
  most: 70_000,
})

const band = (level: LevelPay['level'], jobs: number) => ({
  level,
  jobs,
  least: 50_000,
  most: 70_000,
})

test('the currency that most jobs state is shown, from entry to lead', () => {
  const stated = [
    pay(null, 'EUR', 1),
    pay('lead', 'EUR', 2),
    pay('mid', 'EUR', 2),
    pay('mid', 'USD', 4),
  ]
  expect(payBands(stated)).toEqual({
    currency: 'EUR',
    bands: [band('mid', 2), band('lead', 2), band(null, 1)],
    elsewhere: 4,
  })
})

test('without stated pay there are no bands', () => expect(payBands([])).toBeNull())
