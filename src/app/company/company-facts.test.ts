import { expect, test } from 'vitest'
import type { Company } from '#core/company/company.ts'
import { companyFacts } from './company-facts.ts'
import { formatOpenJobs } from './open-jobs.ts'

const NOTHING_KNOWN: Company = {
  slug: 'acme',
  name: 'Acme',
  website: null,
  employees: null,
  location: null,
  sector: null,
  rating: null,
  isTop: false,
  openJobs: 1,
  isDemo: false,
}

test('the facts of a company are its location, size and rating', () => {
  const company = { ...NOTHING_KNOWN, location: 'Leeds', employees: '51–200', rating: 4.1 }
  expect(companyFacts(company)).toEqual(['Leeds', '51–200 employees', 'Rating: 4.1/5'])
})

test('unknown facts are left out', () => {
  expect(companyFacts(NOTHING_KNOWN)).toEqual([])
})

test.each([
  [0, '0 jobs available'],
  [1, '1 job available'],
  [12, '12 jobs available'],
  [1_204, '1,204 jobs available'],
])('%i open jobs', (jobs, text) => expect(formatOpenJobs(jobs)).toBe(text))
