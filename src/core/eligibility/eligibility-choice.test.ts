import { expect, test } from 'vitest'
import type { Friction, Verdict } from './eligibility.ts'
import { eligibilityClass, verdictWords } from './eligibility-choice.ts'

test.each<[Verdict, Friction[], string, string]>([
  ['yes', [], 'yes', 'Open to Spain'],
  ['yes', ['hours'], 'yes', 'Open to Spain'],
  ['yes', ['move'], 'move', 'Requires a move'],
  ['yes', ['move', 'visa'], 'move', 'Visa sponsorship offered'],
  ['yes', ['relocation'], 'move', 'Relocation help offered'],
  ['not-said', [], 'not_said', 'Not specified'],
  ['no', [], 'no', 'Not from Spain'],
])('%s with %j is %s and reads "%s"', (verdict, friction, expected, words) => {
  expect(eligibilityClass({ verdict, friction })).toBe(expected)
  expect(verdictWords({ verdict, friction }, 'ES')).toBe(words)
})
