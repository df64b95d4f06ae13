import { expect, test } from 'vitest'
import { NEXT_STEPS, type NextStep, nextSteps } from './next-step.ts'

const done = (...steps: NextStep[]) =>
  Object.fromEntries(NEXT_STEPS.map((step) => [step, steps.includes(step)])) as Record<
    NextStep,
    boolean
  >

test.each<[NextStep[], NextStep[]]>([
  [[], ['cv', 'preferences', 'save']],
  [['cv'], ['preferences', 'save', 'track']],
  [
    ['cv', 'save', 'alert'],
    ['preferences', 'track'],
  ],
  [[...NEXT_STEPS], []],
])('after %j come %j', (finished, expected) => {
  expect(nextSteps(done(...finished))).toEqual(expected)
})
