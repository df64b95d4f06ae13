import { expect, test } from 'vitest'
import type { Company } from './company.ts'
import { companyFacts, companySummary } from './company-facts.ts'

const NOTHING_KNOWN: Company = {
  slug: 'acme',
  name: 'Acme',
  website: null,
  logo: null,
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

test('a rating has one decimal', () => {
  expect(companyFacts({ ...NOTHING_KNOWN, rating: 4 })).toEqual(['Rating: 4.0/5'])
})

test('unknown facts are left out', () => {
  expect(companyFacts(NOTHING_KNOWN)).toEqual([])
  expect(companySummary(NOTHING_KNOWN)).toEqual([])
})

test('in a summary, the field of the company comes first', () => {
  const company = { ...NOTHING_KNOWN, sector: 'Fintech', location: 'Leeds', rating: 4.1 }
  expect(companySummary(company)).toEqual(['Fintech', 'Leeds', 'Rating: 4.1/5'])
})
