import { expect, test } from 'vitest'
import { jobActions } from './job-actions.ts'

test('each action links to its dashboard page', () => {
  expect(jobActions(7, false).map(({ href }) => href)).toEqual([
    '/dashboard/cv-analysis/7',
    '/dashboard/resume-generator?jobId=7',
    '/dashboard/cover-letter?jobId=7',
  ])
})

test('a visitor signs in first, then reaches the page', () => {
  const [, generate] = jobActions(7, true)
  expect(generate?.href).toBe('/auth/signin?next=%2Fdashboard%2Fresume-generator%3FjobId%3D7')
})
