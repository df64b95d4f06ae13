import { expect, test } from 'vitest'
import { type EligibilityFacts, NO_FACTS } from '#core/eligibility/eligibility.ts'
import type { MatchPerson } from './match-person.ts'
import { openTo, placeFit } from './match-place.ts'

const PERSON: MatchPerson = {
  skills: [],
  stack: null,
  titles: [],
  kinds: [],
  level: null,
  months: null,
  home: ['PL/warsaw'],
  wished: [],
  rights: { citizenOf: [], mayWorkIn: [] },
  staysPut: false,
  remote: null,
  jobTypes: [],
  languages: [],
  minPayUsd: null,
}
const ANYWHERE_NEAR = { in: [], anywhere: false }
const US_HOURS = { from: -8, to: -5, shared: null }

test.each<[string, Partial<EligibilityFacts>, string, string[], number]>([
  ['“Berlin or remote”', { onSite: ['DE'] }, 'not-said', [], 850],
  [
    '“SF or remote, US work authorization required, we sponsor, US hours”',
    { onSite: ['US'], permit: ['US'], visa: true, hours: US_HOURS },
    'yes',
    ['visa', 'hours'],
    300,
  ],
  [
    '“SF or remote, we sponsor, US hours”',
    { onSite: ['US'], visa: true, hours: US_HOURS },
    'not-said',
    ['hours'],
    300,
  ],
])('%s asks of a person in Warsaw what remote work asks', (_, facts, verdict, friction, value) => {
  const open = openTo(PERSON, { ...NO_FACTS, remote: ANYWHERE_NEAR, ...facts })
  expect(open).toMatchObject({ verdict, friction, value })
})

test('a move is as good as closed to those who state that they stay', () => {
  const office = {
    reach: 'onsite' as const,
    places: ['DE/berlin'],
    eligibility: { ...NO_FACTS, onSite: ['DE'] },
  }
  expect(placeFit(PERSON, office)).toMatchObject({ friction: ['move'], value: 600 })
  expect(placeFit({ ...PERSON, staysPut: true }, office)).toMatchObject({ value: 100 })
  const town = { ...PERSON, home: ['DE/munich'], staysPut: true }
  expect(placeFit(town, office)).toMatchObject({ friction: ['move'], value: 100 })
})

test('remote work beside an office in a country where one may not work is less sure', () => {
  const eligibility = { ...NO_FACTS, remote: ANYWHERE_NEAR, onSite: ['US'] }
  expect(openTo({ ...PERSON, home: ['NG/lagos'] }, eligibility)?.value).toBe(500)
  expect(openTo({ ...PERSON, home: ['US/denver'] }, eligibility)?.value).not.toBe(500)
})
