import { expect, test } from 'vitest'
import { worthShowing } from './worth-showing.ts'

const PAY = { min: 60_000, max: 80_000, currency: 'EUR', period: 'year' } as const
const job = (id: number, companySlug: string, isPaid = true) => ({
  id,
  companySlug,
  salary: isPaid ? PAY : null,
})

test.each([
  ['one of each company', [job(1, 'a'), job(2, 'a'), job(3, 'b'), job(4, 'c')], [1, 3, 4]],
  [
    'stated pay first',
    [job(1, 'a', false), job(2, 'a'), job(3, 'b', false), job(4, 'c')],
    [2, 4, 3],
  ],
  ['filled up where there are few companies', [job(1, 'a'), job(2, 'a'), job(3, 'b')], [1, 3, 2]],
  ['none', [], []],
])('%s', (_, jobs, ids) => {
  expect(worthShowing(jobs, 3).map(({ id }) => id)).toEqual(ids)
})
