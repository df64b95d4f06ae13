import { expect, test } from 'vitest'
import { dashboardEntries, sectionOf } from './dashboard-entries.ts'

const entries = dashboardEntries({ hasPlans: true })

test.each([
  ['/dashboard', 'Dashboard'],
  ['/dashboard/job-tracker', 'Job Tracker'],
  ['/dashboard/job-tracker/3', 'Job Tracker'],
  ['/dashboard/cv/3/checks', 'CV Analyzer'],
  ['/dashboard/cv-analysis/3', 'Job Match'],
  ['/dashboard/cover-letter/3', 'Cover Letter'],
  ['/dashboard/email', 'Emails'],
  ['/dashboard/onboarding', 'My Profile'],
  ['/dashboard/company-details/acme', 'Company details'],
])('%s is in the section %s', (pathname, label) => {
  expect(sectionOf(pathname, entries).label).toBe(label)
})
