import { expect, test } from 'vitest'
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
  const kim = { ...robin, name: 'Kim', email: null }
  const applications = [
    { jobTitle: 'New job', contacts: [robin] },
    { jobTitle: 'Old job', contacts: [robin, kim] },
  ]
  expect(knownPeople(applications)).toEqual([
    { ...robin, jobTitle: 'New job' },
    { ...kim, jobTitle: 'Old job' },
  ])
})
