import { expect, test } from 'vitest'
import { SALARY_BARS } from '#core/pay/salary-bars.ts'
import type { AskedQuery } from '#core/search/query.ts'
import { engineOf, search } from '#test/search/sample-engine.ts'

const usd = (min: number, max = min) => ({ yearlyUsd: { min, max } })

const engine = engineOf(
  usd(15_000, 19_999),
  usd(10_000, 20_000),
  usd(70_000, 92_000),
  usd(900_000),
  { title: 'Silent' },
  { title: 'Silent', tags: ['Go'] },
)

const counted = (query: Partial<AskedQuery>) => {
  const { total, salaries } = search(engine, { ...query, countsSalaries: true })
  const bars = (salaries?.bars ?? []).flatMap((count, bar) => (count === 0 ? [] : [[bar, count]]))
  return { shown: total, bars, of: [salaries?.stated, salaries?.total] }
}

test('jobs are counted by the upper end of their salary', () => {
  expect(counted({})).toEqual({
    shown: 6,
    bars: [
      [0, 1],
      [1, 1],
      [4, 1],
      [SALARY_BARS - 1, 1],
    ],
    of: [4, 6],
  })
})

test('the filter by salary does not change the ranges, but what is stated within it', () => {
  const bars = counted({}).bars
  expect(counted({ salaryMin: 20_000 })).toEqual({ shown: 5, bars, of: [3, 5] })
  expect(counted({ salaryMin: 20_000, salaryStated: true })).toEqual({ shown: 3, bars, of: [3, 5] })
  expect(counted({ salaryStated: true })).toEqual({ shown: 4, bars, of: [4, 6] })
  expect(counted({ tags: ['Go'] })).toEqual({ shown: 1, bars: [], of: [0, 1] })
})

test('in another currency, an amount is in the range that it begins', () => {
  const euros = engineOf(usd(80_000 * 1.15), usd(79_999 * 1.15), usd(100_000 * 1.15))
  const { salaries } = search(euros, { salaryCurrency: 'EUR', countsSalaries: true })
  expect(salaries).toMatchObject({ currency: 'EUR', step: 20_000, ratesOn: '2025-06-30' })
  expect(salaries?.bars.slice(3, 6)).toEqual([1, 1, 1])
})

test('salaries are counted only if asked for', () => {
  expect(search(engine, {}).salaries).toBeNull()
})
