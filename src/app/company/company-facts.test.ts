import { expect, test } from 'vitest'
import type { Company } from '#core/company/company.ts'
import { companyFacts, formatHeadCount } from './company-facts.ts'
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

test.each([
  ['51–200', '51–200'],
  ['10,000+', '10,000+'],
  ['201-500 employees', '201-500'],
  ['480 People', '480'],
  ['~18500', '~18,500'],
  ['5001-10000', '5,001-10,000'],
])('a head count of "%s" is shown as "%s"', (written, shown) => {
  expect(formatHeadCount(written)).toBe(shown)
})
