/** Draws that follow from a seed. */
import { expect, test } from 'vitest'
import { seededDraws } from './seeded-draws.ts'

const some = (seed: string) => Array.from({ length: 1_000 }, seededDraws(seed))

test('the same seed gives the same draws, another seed gives others', () => {
  expect(some('a')).toEqual(some('a'))
  expect(some('a')).not.toEqual(some('b'))
})

test('draws are from 0 to 1, and even', () => {
  const draws = some('even')
  expect(draws.every((draw) => draw >= 0 && draw < 1)).toBe(true)
  const mean = draws.reduce((sum, draw) => sum + draw, 0) / draws.length
  expect(mean).toBeCloseTo(0.5, 1)
})
