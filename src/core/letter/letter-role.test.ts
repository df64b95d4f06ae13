import { expect, test } from 'vitest'
import { sharedTitleWords, shortTitle } from './letter-role.ts'

test.each([
  ['Platform Engineer, Payments (Remote)', 'Platform Engineer'],
  ['Year at Acme - Software Engineer, Internship', 'Software Engineer'],
  ['Senior Engineer - Data', 'Senior Engineer'],
  ['Software Engineers (All levels)', 'Software Engineer'],
  ['Senior/Staff Software Engineer', 'Senior Software Engineer'],
  ['Projektleiter Anlagenbau (m/w/d)', 'Projektleiter Anlagenbau'],
  ['Chargé(e) de marketing digital H/F', 'Chargé(e) de marketing digital'],
  ['CTO', 'CTO'],
  ['Sr. Cloud Security Engineers', 'Senior Cloud Security Engineer'],
  ['Software engineer backend (Go/Golang)', 'Backend Software Engineer'],
  ['Legal, Finance', 'Legal, Finance'],
])('“%s” becomes “%s”', (title, short) => expect(shortTitle(title)).toBe(short))

test('levels are no likeness of titles', () => {
  expect(sharedTitleWords('Senior Product Designer', 'Senior Data Engineer')).toBe(0)
  expect(sharedTitleWords('Technical Support Engineer', 'Support Engineer')).toBe(2)
})
