import { expect, test } from 'vitest'
import { decideEligibility } from './eligibility.ts'
import { readEligibility } from './read-eligibility.ts'

const EMPTY: Parameters<typeof readEligibility>[0] = {
  title: 'Engineer',
  company: 'Acme',
  locationText: null,
  description: null,
  workSetting: null,
}

const verdict = (listing: Partial<typeof EMPTY>, home: string) => {
  const { verdict, friction } = decideEligibility(readEligibility({ ...EMPTY, ...listing }).facts, {
    home,
    mayWorkIn: [],
  })
  return [verdict, ...friction].join(' ')
}

test.each([
  ['Remote (Europe)', 'ES', 'yes'],
  ['Remote (EU)', 'GB', 'no'],
  ['Remote', 'ES', 'not-said'],
  ['Berlin', 'US', 'no'],
  ['Berlin', 'FR', 'yes move'],
  ['Berlin', 'DE', 'yes'],
])('“%s” for someone in %s: %s', (locationText, home, expected) => {
  expect(verdict({ locationText }, home)).toBe(expected)
})

test.each([
  ['Customer Engineer, Majors, Raleigh, NC', 'AR', 'no'],
  ['Customer Engineer, Thailand', 'TH', 'yes'],
  ['Customer Engineer, Thailand', 'AR', 'no'],
])('“%s” at an unnamed office for someone in %s: %s', (title, home, expected) => {
  const listing = { title, locationText: 'Hybrid', workSetting: 'hybrid' as const }
  expect(verdict(listing, home)).toBe(expected)
})
