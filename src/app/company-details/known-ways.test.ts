import { expect, test } from 'vitest'
import { knownWays } from './known-ways.ts'

const NONE = {
  website: null,
  careerPage: null,
  hrEmail: null,
  companyEmail: null,
  linkedinPage: null,
  contactMethods: [],
}

test.each([
  [{}, 'No contact details are known.'],
  [{ website: 'https://acme.example' }, 'Only a website is known.'],
  [{ contactMethods: [1] }, 'Only other contacts are known.'],
  [
    {
      website: 'https://acme.example',
      hrEmail: 'hr@acme.example',
      careerPage: 'https://j.example',
    },
    'An HR email, a careers page and a website are known.',
  ],
])('%j', (known, expected) => {
  expect(knownWays({ ...NONE, ...known })).toBe(expected)
})

test.each([
  [{}, 1, 'Only 1 contact of yours is known.'],
  [{}, 2, 'Only 2 contacts of yours are known.'],
  [{ website: 'https://acme.example' }, 1, '1 contact of yours and a website are known.'],
])('%j and %i noted contacts', (known, own, expected) => {
  expect(knownWays({ ...NONE, ...known }, own)).toBe(expected)
})
