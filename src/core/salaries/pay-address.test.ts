/** The addresses of questions about pay. */
import { expect, test } from 'vitest'
import { payAddress } from './pay-address.ts'

test.each([
  [{ role: null, level: null, location: null }, '/salaries?currency=EUR'],
  [
    { role: 'ml', level: 'senior', location: 'São Paulo; Lima' },
    '/salaries?role=ml&level=senior&location=S%C3%A3o+Paulo%3B+Lima&currency=EUR',
  ],
] as const)('%o', (question, address) => {
  expect(payAddress({ ...question, currency: 'EUR' })).toBe(address)
})
