import { expect, test } from 'vitest'
import { providerProblem } from './provider-problem.ts'

test.each([
  [null, null],
  ['', null],
  ['access_denied', 'You said no there. Nothing was changed.'],
  ['state_mismatch', 'Signing in there did not work. Please try again.'],
  ['<b>odd</b>', 'Signing in there did not work. Please try again.'],
])('the code %s reads: %s', (code, told) => {
  expect(providerProblem(code)).toBe(told)
})
