/** Reproducible randomness that stays within its bounds. */
import { expect, test } from 'vitest'
import { seeded } from './seeded.ts'

const draws = (seed: string) => {
  const chance = seeded(seed)
  return Array.from({ length: 200 }, () => chance.fraction())
}

test('the same seed gives the same draws, another seed gives different ones', () => {
  expect(draws('a')).toEqual(draws('a'))
  expect(draws('a')).not.toEqual(draws('b'))
})

test('fractions are spread evenly between 0 and 1', () => {
  const all = draws('spread')
  expect(Math.min(...all)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...all)).toBeLessThan(1)
  expect(all.reduce((sum, value) => sum + value, 0) / all.length).toBeCloseTo(0.5, 1)
})

test('whole numbers include both ends', () => {
  const chance = seeded('dice')
  expect(new Set(Array.from({ length: 200 }, () => chance.whole(1, 6)))).toEqual(
    new Set([1, 2, 3, 4, 5, 6]),
  )
})

test('an item with weight 0 is never drawn', () => {
  const chance = seeded('weights')
  const drawn = Array.from({ length: 100 }, () =>
    chance.weighted([
      ['never', 0],
      ['always', 1],
    ]),
  )
  expect(new Set(drawn)).toEqual(new Set(['always']))
})

test('drawn items are distinct, and no more than available', () => {
  const chance = seeded('some')
  expect(chance.some(['a', 'b', 'c'], 9).toSorted()).toEqual(['a', 'b', 'c'])
  expect(chance.some(['a', 'b', 'c'], 2)).toHaveLength(2)
})
