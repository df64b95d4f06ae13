import { expect, test } from 'vitest'
import { EMPLOYER_SOURCES, isEmployersOwn } from './source-kind.ts'

test('an applicant system is the employer’s own, a site that gathers is not', () => {
  expect(isEmployersOwn('greenhouse')).toBe(true)
  expect(isEmployersOwn('remotive')).toBe(false)
  expect(EMPLOYER_SOURCES.every(isEmployersOwn)).toBe(true)
})
