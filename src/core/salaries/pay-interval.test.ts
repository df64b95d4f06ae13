/** Intervals of quartiles: the same for the same question, and as wide as employers differ. */
import { expect, test } from 'vitest'
import { employerQuartiles, toAdverts } from './employer-quartiles.ts'
import { quartileIntervals } from './pay-interval.ts'

const made = (employers: number, advertsEach: number) =>
  toAdverts(
    Array.from({ length: employers }, (_, employer) =>
      Array.from({ length: advertsEach }, (_, at) => ({
        employer,
        amount: 50_000 + ((employer * 37) % 50) * 1_000 + at * 100,
      })),
    ).flat(),
  )

test('one employer that states one amount has no width', () => {
  const { middle } = quartileIntervals(toAdverts([{ amount: 50, employer: 1 }]), 'seed')
  expect(middle).toEqual({ from: 50, to: 50 })
})

test('the same adverts and seed give the same intervals', () => {
  expect(quartileIntervals(made(30, 3), 'a')).toEqual(quartileIntervals(made(30, 3), 'a'))
})

test('an interval holds the quartile', () => {
  const adverts = made(40, 2)
  const { middle } = employerQuartiles(adverts)
  const interval = quartileIntervals(adverts, 'a').middle
  expect(interval.from).toBeLessThanOrEqual(middle)
  expect(interval.to).toBeGreaterThanOrEqual(middle)
})

test('more adverts of the same employers make an interval hardly narrower, more employers do', () => {
  const width = (employers: number, each: number) => {
    const { from, to } = quartileIntervals(made(employers, each), 'a').middle
    return to - from
  }
  expect(width(10, 20)).toBeGreaterThan(width(10, 1) * 0.8)
  expect(width(200, 1)).toBeLessThan(width(10, 1) / 2)
})
