import { expect, test } from 'vitest'
import { EMPLOYER_SOURCES, isEmployersOwn } from './source-kind.ts'

test('an applicant-tracking system is an employer’s own, an aggregator is not', () => {
  expect(isEmployersOwn('greenhouse')).toBe(true)
  expect(isEmployersOwn('remotive')).toBe(false)
  expect(EMPLOYER_SOURCES.every(isEmployersOwn)).toBe(true)
})
