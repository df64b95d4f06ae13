/** Below the floor, no figures about pay are shown. */
import { expect, test } from 'vitest'
import { isAboveFloor } from './pay-floor.ts'

test.each([
  [20, 5, true],
  [19, 5, false],
  [200, 4, false],
  [0, 0, false],
])('%i jobs of %i employers', (jobs, employers, expected) => {
  expect(isAboveFloor({ jobs, employers })).toBe(expected)
})
