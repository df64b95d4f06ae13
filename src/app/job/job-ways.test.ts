import { expect, test } from 'vitest'
import { jobWays } from './job-ways.ts'

test('each way leads to its page of the dashboard', () => {
  expect(jobWays(7, false).map(({ href }) => href)).toEqual([
    '/dashboard/cv-analysis/7',
    '/dashboard/resume-generator?jobId=7',
    '/dashboard/cover-letter?jobId=7',
  ])
})

test('a visitor signs in first and comes there', () => {
  const [, generate] = jobWays(7, true)
  expect(generate?.href).toBe('/auth/signin?next=%2Fdashboard%2Fresume-generator%3FjobId%3D7')
})
