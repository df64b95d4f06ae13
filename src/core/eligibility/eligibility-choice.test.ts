import { expect, test } from 'vitest'
import type { EligibilityFact, Friction, Verdict } from './eligibility.ts'
import { eligibilityClass, verdictWords } from './eligibility-choice.ts'

test.each<[Verdict, Friction[], EligibilityFact | null, string, string]>([
  ['yes', [], 'remote', 'yes', 'Open to Spain'],
  ['yes', ['hours'], 'remote', 'yes', 'Open to Spain'],
  ['yes', ['move'], 'onSite', 'move', 'Requires a move'],
  ['yes', ['move'], 'remote', 'move', 'Remote, but not from Spain'],
  ['yes', ['move', 'visa'], 'onSite', 'move', 'Visa sponsorship offered'],
  ['yes', ['relocation'], 'onSite', 'move', 'Relocation help offered'],
  ['not-said', [], null, 'not_said', 'Not specified'],
  ['no', [], 'remote', 'no', 'Not from Spain'],
])('%s with %j by %s is %s and reads "%s"', (verdict, friction, evidence, expected, words) => {
  expect(eligibilityClass({ verdict, friction })).toBe(expected)
  expect(verdictWords({ verdict, friction, evidence }, 'ES')).toBe(words)
})
