import { expect, test } from 'vitest'
import type { CompanyContact } from './company-contact.ts'
import { companyDetails } from './company-details.ts'

const contact = (
  kind: CompanyContact['kind'],
  value: string,
  source: CompanyContact['source'] = 'site',
  about: string | null = null,
): CompanyContact => ({ kind, value, about, source, sourceUrl: null, foundOn: '2026-03-02' })

const given = (contacts: CompanyContact[]) => ({
  company: { slug: 'acme', name: 'Acme' },
  contacts,
  isRemoved: false,
  isBeingRead: false,
  job: { id: 7, title: 'Engineer' },
})

test('each field has one value, and the rest are other contacts', () => {
  const details = companyDetails(
    given([
      contact('careers', 'https://boards.example/acme', 'board'),
      contact('careers', 'https://acme.com/careers'),
      contact('website', 'https://acme.com/', 'listing'),
      contact('hr', 'jane@acme.com', 'listing', 'Named in a listing'),
      contact('hr', 'jobs@acme.com'),
      contact('phone', '+13125550170', 'site', 'Phone'),
    ]),
  )
  expect(details).toMatchObject({
    website: 'https://acme.com/',
    careerPage: 'https://acme.com/careers',
    hrEmail: 'jobs@acme.com',
    companyEmail: null,
    linkedinPage: null,
    fallback: false,
    message: null,
  })
  expect(details.contactMethods.map(({ description, href }) => [description, href])).toEqual([
    ['Phone', 'tel:+13125550170'],
    ['Careers page', 'https://boards.example/acme'],
    ['Named in a listing', 'mailto:jane@acme.com'],
  ])
  expect(details.suggestions.map(({ href }) => href)).toEqual([
    '/jobs/7',
    'https://www.linkedin.com/search/results/companies/?keywords=Acme',
  ])
})

test('without a website or an email address, what is missing is said, and what remains', () => {
  const details = companyDetails(given([]))
  expect(details.fallback).toBe(true)
  expect(details.message).toBe(
    'We couldn’t find a website or an email address for Acme. We never guess addresses.',
  )
  expect(details.suggestions.map(({ href }) => href)).toEqual([
    '/jobs/7',
    '/companies/acme',
    'https://www.linkedin.com/search/results/companies/?keywords=Acme',
  ])
})

test('of a company that asked for it, nothing is shown', () => {
  const details = companyDetails({
    ...given([contact('hr', 'jobs@acme.com')]),
    isRemoved: true,
  })
  expect(JSON.stringify(details)).not.toContain('jobs@')
  expect(details.message).toBe('Acme asked us not to show its contact details.')
})
