/** Addresses as questions about pay. */
import { expect, test } from 'vitest'
import { parsePayParams } from './pay-params.ts'

const ANY = { role: null, level: null, location: null, currency: 'USD' }
const parse = (search: string, unknown: 'refuse' | 'ignore' = 'refuse', usualCurrency?: string) =>
  parsePayParams(new URLSearchParams(search), { unknown, ...(usualCurrency && { usualCurrency }) })

test.each([
  ['', ANY],
  ['role=&level=&location=+&currency=', ANY],
  [
    'role=backend&level=senior&location=Germany&currency=EUR',
    { role: 'backend', level: 'senior', location: 'Germany', currency: 'EUR' },
  ],
  ['location=Berlin;+Paris;Berlin', { ...ANY, location: 'Berlin; Paris' }],
])('%s', (search, question) => {
  expect(parse(search)).toEqual({ question, problems: null })
})

test.each([
  ['role=baker', 'role'],
  ['role=other', 'role'],
  ['level=boss', 'level'],
  ['currency=eur', 'currency'],
  ['currency=EUR&currency=USD', 'currency'],
  ['query=react', 'query'],
])('%s is refused', (search, parameter) => {
  expect(parse(search).problems?.map((problem) => problem.parameter)).toEqual([parameter])
})

test('pages ignore other parameters and have a usual currency', () => {
  expect(parse('utm_source=mail', 'ignore', 'EUR').question).toEqual({ ...ANY, currency: 'EUR' })
  expect(parse('currency=GBP', 'ignore', 'EUR').question).toEqual({ ...ANY, currency: 'GBP' })
})
