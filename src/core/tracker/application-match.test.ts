import { expect, test } from 'vitest'
import type { JobId } from '#core/job/job.ts'
import type { ApplicationId } from './application.ts'
import { companyMatchKey, matchWarnings, type Tracked } from './application-match.ts'

const NOW = new Date('2026-03-31T09:00:00Z')

const tracked: Tracked = {
  id: 1 as ApplicationId,
  jobId: 7 as JobId,
  jobTitle: 'Rust Engineer',
  companyName: 'Acme GmbH',
  jobUrl: 'https://acme.example/jobs/7',
  stage: 'Applied',
  trackedAt: '2026-01-01T09:00:00.000Z',
}

const candidate = {
  jobId: null,
  jobTitle: 'Data Engineer',
  companyName: 'Zubr',
  jobUrl: null,
}

test.each([
  ['the same job here', { jobId: 7 as JobId }, 'sameJob'],
  ['the same address', { jobUrl: 'https://acme.example/jobs/7' }, 'sameJob'],
  ['the same title and company', { jobTitle: 'RUST engineer', companyName: 'acme' }, 'sameJob'],
  ['another job there within 90 days', { companyName: 'ACME' }, 'sameCompany'],
  ['the same title elsewhere', { jobTitle: 'Rust Engineer' }, null],
  ['nothing in common', {}, null],
])('%s', (_, given, expected) => {
  const warnings = matchWarnings({ ...candidate, ...given }, [tracked], NOW)
  const empty = { sameJob: [], sameCompany: [] }
  expect(warnings).toEqual(expected && { ...empty, [expected]: [tracked] })
})

test.each([
  ['2025-12-31T09:00:00.000Z', true],
  ['2025-12-31T08:59:59.999Z', false],
])('a company tracked at %s raises a warning at the end of March: %s', (trackedAt, isWarned) => {
  const warnings = matchWarnings(
    { ...candidate, companyName: 'Acme' },
    [{ ...tracked, trackedAt }],
    NOW,
  )
  expect(warnings !== null).toBe(isWarned)
})

test('an unnamed company matches no other', () => {
  expect(companyMatchKey('Unknown Company')).toBeNull()
  const unknown = { ...tracked, companyName: 'Unknown Company' }
  expect(matchWarnings({ ...candidate, companyName: 'Unknown Company' }, [unknown], NOW)).toBeNull()
})
