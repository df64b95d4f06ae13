import { expect, test } from 'vitest'
import {
  article,
  companyOf,
  heldTitle,
  plainCompany,
  withArticle,
  withThe,
} from './letter-names.ts'

test.each([
  ['Acme GmbH & Co. KG', 'Acme'],
  ['Pagos Levante, S.A.', 'Pagos Levante'],
  ['Google, Inc.', 'Google'],
  ['Embrace (embrace.example)', 'Embrace'],
  ['40GRID - Full-time Remote', '40GRID'],
  ['Salt & Pepper', 'Salt & Pepper'],
  ['[Contoso Foundation]', 'Contoso Foundation'],
  ['SE', 'SE'],
])('“%s” is written “%s”', (name, plain) => expect(plainCompany(name)).toBe(plain))

test('a role in the company’s place is no company', () => {
  expect(companyOf({ title: 'Vienna', company: 'Senior Backend Engineer' })).toBeNull()
  expect(companyOf({ title: 'Writer', company: 'Designer Shoes Ltd' })).toBe('Designer Shoes')
  const swapped = { title: 'Acme', company: 'Data Engineer', description: 'Acme is a shop.' }
  expect(companyOf(swapped)).toBe('Acme')
  expect(companyOf({ title: 'Writer', company: '' })).toBeNull()
  expect(companyOf({ title: 'Writer', company: 'Unknown' })).toBeNull()
})

test.each([
  ['Mobile Engineer (Android & iOS)', 'Mobile Engineer'],
  ['Technical Support Engineer, Tier 2', 'Technical Support Engineer'],
  ['x'.repeat(60), null],
])('the title “%s” is said as “%s”', (title, held) => expect(heldTitle(title, 'en')).toBe(held))

test.each([
  ['Engineer', 'an Engineer'],
  ['UX Designer', 'a UX Designer'],
  ['SRE', 'an SRE'],
  ['IT Auditor', 'an IT Auditor'],
  ['Head of Data', 'Head of Data'],
])('%s becomes “%s”', (title, said) => expect(withArticle(title)).toBe(said))

test.each([
  ['MSc', 'an'],
  ['BSc', 'a'],
  ['hour', 'an'],
  ['unique tool', 'a'],
])('“%s” takes “%s”', (words, it) => expect(article(words)).toBe(it))

test('universities take “the” where English says it', () => {
  expect(withThe('University of Bergen')).toBe('the University of Bergen')
  expect(withThe('Bergen University')).toBe('Bergen University')
})

test('a company is named in a sentence of the listing, or after a role', () => {
  const role = { title: 'Support Engineer', company: 'Support Engineer' }
  const description = 'Hi. We are Acme Foundation and are looking for an engineer.'
  expect(companyOf({ ...role, description })).toBe('Acme Foundation')
  expect(companyOf({ title: 'Remote', company: 'Data Analyst at Acme.org, the largest' })).toBe(
    'Acme.org',
  )
  expect(companyOf({ title: 'Tester', company: 'Acme', description: 'acme is a shop.' })).toBe(
    'acme',
  )
})
