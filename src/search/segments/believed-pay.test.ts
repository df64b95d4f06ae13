import { expect, test } from 'vitest'
import { believedHigh, believedLow, orderByPay } from './believed-pay.ts'

const NONE = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY] as const

test.each([
  [
    [50_000, 90_000],
    [50_000, 90_000],
  ],
  [
    [90_000, 50_000],
    [50_000, 90_000],
  ],
  [
    [70_000, 70_000],
    [70_000, 70_000],
  ],
  [
    [900_000, 1_000_000],
    [900_000, 900_000],
  ],
  [
    [999_999, 999_999],
    [999_999, 999_999],
  ],
  [[1_000_000, 2_000_000], NONE],
  [
    [0, 0],
    [0, 0],
  ],
  [NONE, NONE],
] as const)('of the pay %j, %j is believed', ([min, max], believed) => {
  expect([believedLow(min, max), believedHigh(min, max)]).toEqual(believed)
})

test('rows with believed pay are ordered by its low end ascending and its high end descending', () => {
  const pays = [[60_000, 70_000], NONE, [50_000, 2_000_000], [5_000_000, 6_000_000], [10, 90_000]]
  const { byLow, byHigh } = orderByPay(
    pays.map(([min]) => min as number),
    pays.map(([, max]) => max as number),
  )
  expect([...byLow]).toEqual([4, 2, 0])
  expect([...byHigh]).toEqual([4, 0, 2])
})
