import { expect, test } from 'vitest'
import { DEGREES, FLUENCIES } from './requirement.ts'

test('degrees and fluencies are ordered from lowest to highest', () => {
  expect([DEGREES.at(0), DEGREES.at(-1)]).toEqual(['school', 'doctor'])
  expect([FLUENCIES.at(0), FLUENCIES.at(-1)]).toEqual(['basic', 'native'])
})
