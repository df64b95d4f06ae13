import { expect, test } from 'vitest'
import { providerProblem } from './provider-problem.ts'

test.each([
  [null, null],
  ['', null],
  ['access_denied', 'You canceled there. Nothing was changed.'],
  ['state_mismatch', 'Signing in with that provider failed. Try again.'],
  ['<b>odd</b>', 'Signing in with that provider failed. Try again.'],
])('the code %s gives the message: %s', (code, message) => {
  expect(providerProblem(code)).toBe(message)
})
