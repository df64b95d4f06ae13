import { expect, test } from 'vitest'
import { readOfferForm } from './read-offer-form.ts'

const form = (given: Record<string, string>) => {
  const data = new FormData()
  const all = { currency: 'EUR', basePeriod: 'year', ...given }
  for (const [name, value] of Object.entries(all)) data.set(name, value)
  return data
}

test.each([
  ['70000', 70_000],
  ['70,000', 70_000],
  ['70.000', 70_000],
  ["1'270'000", 1_270_000],
  ['70 000', 70_000],
  ['', null],
])('“%s” is %s', (base, expected) => {
  expect(readOfferForm(form({ base }))).toMatchObject({ offer: { base: expected } })
})

test.each(['70k', '-5', '70.5', '7,00'])('“%s” is refused, and what was typed is kept', (base) => {
  expect(readOfferForm(form({ base }))).toMatchObject({
    problems: { base: expect.any(String) },
    typed: { base },
  })
})

test('hours may have decimals, with a comma too', () => {
  expect(readOfferForm(form({ hoursAWeek: '37,5' }))).toMatchObject({ offer: { hoursAWeek: 37.5 } })
})
