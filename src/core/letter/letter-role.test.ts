import { expect, test } from 'vitest'
import { shortTitle } from './letter-role.ts'

test.each([
  ['Platform Engineer, Payments (Remote)', 'Platform Engineer'],
  ['Year at Acme - Software Engineer, Internship', 'Software Engineer'],
  ['Senior Engineer - Data', 'Senior Engineer'],
  ['Software Engineers (All levels)', 'Software Engineer'],
  ['Senior/Staff Software Engineer', 'Senior Software Engineer'],
  ['Intermediate/Senior/Staff Backend Engineer (C)', 'Senior Backend Engineer'],
  ['Principle Product Manager', 'Principal Product Manager'],
  ['Projektleiter Anlagenbau (m/w/d)', 'Projektleiter Anlagenbau'],
  ['Chargé(e) de marketing digital H/F', 'Chargé(e) de marketing digital'],
  ['CTO', 'CTO'],
  ['2x Founding Engineer', 'Founding Engineer'],
  ['Sr. Cloud Security Engineers', 'Senior Cloud Security Engineer'],
  ['Software engineer backend (Go/Golang)', 'Backend Software Engineer'],
  ['.NET Engineer Roles', '.NET Engineer'],
  ['Senior .NET Developer positions', 'Senior .NET Developer'],
  ['Staff Level Engineer', 'Staff Engineer'],
  ['Software Engineer #2 (Frontend focus)', 'Software Engineer'],
  ['Implementation leads', 'Implementation lead'],
  ['Developer Advocates + many others', 'Developer Advocate'],
  ['Senior UX/UI Designer', 'Senior UX/UI Designer'],
  ['Legal, Finance', 'Legal, Finance'],
])('“%s” becomes “%s”', (title, short) => expect(shortTitle(title)).toBe(short))

test.each([
  ['Mobile/iOS Engineer', 'iOS Developer', 'iOS Engineer'],
  ['Senior Software/Data Engineer', 'Data Engineer', 'Senior Data Engineer'],
  ['Senior Software/Data Engineer', 'Backend Engineer', 'Senior Software Engineer'],
])('“%s” is for a %s the role %s', (title, held, role) => {
  expect(shortTitle(title, { titles: [held], words: '', skills: new Set() })).toBe(role)
})
