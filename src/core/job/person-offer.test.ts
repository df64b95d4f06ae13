import { expect, test } from 'vitest'
import { offersPerson } from './person-offer.ts'

const ofTitle = (title: string) => offersPerson({ title, company: 'Acme', description: null })

test.each([
  'SEEKING WORK',
  'Seeking work | Berlin | Remote',
  'SEEKING FREELANCE WORK - Python, Django',
  'Seeking remote work',
  'SEEKING CONTRACT WORK in Europe',
  'I am looking for a new job',
  'I’m looking for remote work, part-time or full-time',
  '[For Hire] React developer, 30 €/h',
  'For hire: senior designer',
  'Open to work',
  'Stellengesuch: Java-Entwickler',
  'I’m a frontend developer looking for remote work',
  'I am an engineer available for hire',
  'Senior Go developer available for hire',
  'Freelance designer looking for projects',
])('“%s” offers a person', (title) => expect(ofTitle(title)).toBe(true))

test.each([
  'SEEKING FREELANCER | iOS developer for a three-month project',
  'Seeking | AI/ML Engineer | Auburn',
  'Seeking work-study student for our lab',
  'Looking for a developer',
  'Looking for a project manager',
  'Looking for a new role? Join Acme',
  'Looking for a new job',
  'Looking for a new job: join us',
  'Looking for remote work? Join our team as a Go developer.',
  'Looking for contract work? We have gigs.',
  'Looking for a new role, a new challenge and a team that cares? We are hiring.',
  'Seeking contract work in Europe? Join us',
  'Seeking a new role, a new challenge',
  'Open to remote work',
  'Are you an engineer looking for a new job (or soon)?',
  'I’m looking for a Go developer',
  'I am looking for a project manager',
  'I’m a founder looking for a project manager',
  'Freelance developer',
  'Engineer available for on-call duty',
  'Work Experience Coordinator',
  'Contract Work Manager',
  'I’m a founder looking for a job-ready engineer',
  'Hiring: engineers who are open to work abroad',
  '',
])('“%s” offers a job', (title) => expect(ofTitle(title)).toBe(false))

test('the company and the first line count, the rest of the text does not', () => {
  const listing = { title: 'Open roles', company: 'Acme', description: null }
  expect(offersPerson({ ...listing, company: 'SEEKING WORK' })).toBe(true)
  const text = '<p><b>SEEKING WORK</b> | Jo Doe | Lisbon<p>Ten years of Go.'
  expect(offersPerson({ ...listing, description: text })).toBe(true)
  const later = 'Acme | Engineer | Oslo<p>SEEKING WORK | is what you should not be.'
  expect(offersPerson({ ...listing, description: later })).toBe(false)
})
