import { expect, test } from 'vitest'
import { statedExperience } from './stated-experience.ts'

test.each([
  [{ level: null, years: null }, null],
  [{ level: 'senior', years: null }, 'Senior'],
  [{ level: null, years: { min: 1, max: 1 } }, '1 year'],
  [{ level: 'mid', years: { min: 2, max: 4 } }, 'Mid Level, 2–4 years'],
  [{ level: 'senior', years: { min: 5, max: null } }, 'Senior, 5+ years'],
] as const)('%j', (stated, text) => {
  expect(statedExperience(stated)).toBe(text)
})
