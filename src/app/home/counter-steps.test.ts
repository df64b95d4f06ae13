import { expect, test } from 'vitest'
import { counterSteps } from './counter-steps.ts'

test('a counter takes twenty even steps to its total', () => {
  expect(counterSteps(1_000)).toEqual([
    50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 850, 900, 950,
    1_000,
  ])
})

test('a small total counts in whole numbers', () => {
  expect(counterSteps(3)).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3])
})
