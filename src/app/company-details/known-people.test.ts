import { expect, test } from 'vitest'
import type { CompanyApplication } from '#store/company-applications.ts'
import { knownInWords, knownPeople } from './known-people.ts'

const NONE = {
  website: null,
  careerPage: null,
  hrEmail: null,
  companyEmail: null,
  linkedinPage: null,
  contactMethods: [],
}

test.each([
  [{}, 'We found no contact details.'],
  [{ website: 'https://acme.example' }, 'We found a website.'],
  [{ contactMethods: [1] }, 'We found other contacts.'],
  [
    {
      website: 'https://acme.example',
      hrEmail: 'hr@acme.example',
      careerPage: 'https://j.example',
    },
    'We found an HR email, a careers page and a website.',
  ],
])('without people, %j', (known, expected) => {
  expect(knownInWords({ ...NONE, ...known }, [])).toBe(expected)
})

test.each([
  [['Robin Weber'], 'You know Robin Weber here.'],
  [['Robin Weber', 'Kim Ode'], 'You know Robin Weber and Kim Ode here.'],
  [['Robin Weber', 'Kim Ode', 'Sam'], 'You know Robin Weber, Kim Ode and 1 other here.'],
])('%j are named first', (names, expected) => {
  const people = names.map((name) => ({ name }))
  expect(knownInWords({ ...NONE, website: 'https://acme.example' }, people)).toBe(expected)
})

test('somebody noted in two applications is one person, with the newer job', () => {
  const robin = {
    name: 'Robin',
    role: 'Recruiter',
    email: 'r@acme.example',
    phone: null,
    url: null,
  }
  const of = (jobTitle: string, contacts: CompanyApplication['contacts']) =>
    ({ id: 1, jobTitle, stage: 'Applied', contacts }) as unknown as CompanyApplication
  const kim = { ...robin, name: 'Kim', email: null }
  expect(knownPeople([of('New job', [robin]), of('Old job', [robin, kim])])).toEqual([
    { ...robin, jobTitle: 'New job' },
    { ...kim, jobTitle: 'Old job' },
  ])
})
