import { expect, test } from 'vitest'
import { BADGE_FROM, tierOf } from './match.ts'

test.each([
  [100, 'perfect'],
  [90, 'perfect'],
  [89, 'good'],
  [BADGE_FROM, 'good'],
  [69, 'fair'],
  [50, 'fair'],
  [49, 'poor'],
  [0, 'poor'],
])('a score of %i is %s', (score, tier) => {
  expect(tierOf(score)).toBe(tier)
})
