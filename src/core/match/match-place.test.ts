import { expect, test } from 'vitest'
import { type EligibilityFacts, NO_FACTS } from '#core/eligibility/eligibility.ts'
import type { MatchPerson } from './match-person.ts'
import { openTo, PLACE_STEPS, placeFit, placeStep } from './match-place.ts'

const PERSON: MatchPerson = {
  skills: [],
  stack: null,
  worked: null,
  titles: [],
  kinds: [],
  level: null,
  months: null,
  home: ['PL/warsaw'],
  wished: [],
  rights: { citizenOf: [], mayWorkIn: [], needsVisa: false },
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

const AT_HOME: Partial<EligibilityFacts> = { onSite: ['PL'] }

test.each<
  [string, Partial<EligibilityFacts>, 'remote' | 'onsite' | 'hybrid' | null, string[], number]
>([
  ['an office in town', AT_HOME, 'onsite', ['PL/warsaw'], PLACE_STEPS.open],
  ['a bare “Remote”', { remote: ANYWHERE_NEAR }, 'remote', [], PLACE_STEPS.open],
  ['“Hybrid” without a place', {}, 'hybrid', [], PLACE_STEPS.unsure],
  ['“In-Office” without a place', {}, 'onsite', [], PLACE_STEPS.unsure],
  ['nothing about places', {}, null, [], PLACE_STEPS.unsure],
  [
    '“Remote or San Francisco”',
    { remote: ANYWHERE_NEAR, onSite: ['US'] },
    'remote',
    ['US/san francisco'],
    PLACE_STEPS.unsure,
  ],
  [
    '“Remote, US preferred”',
    { remote: ANYWHERE_NEAR, preferred: ['US'] },
    'remote',
    [],
    PLACE_STEPS.unsure,
  ],
  [
    '“Remote, EU preferred”',
    { remote: ANYWHERE_NEAR, preferred: ['EU', 'PL'] },
    'remote',
    [],
    PLACE_STEPS.open,
  ],
  [
    'remote at hours of another continent',
    { remote: { in: [], anywhere: true }, hours: US_HOURS },
    'remote',
    [],
    PLACE_STEPS.unsure,
  ],
  ['an office in another town', AT_HOME, 'onsite', ['PL/gdansk'], PLACE_STEPS.away],
  ['an office abroad', { onSite: ['US'] }, 'onsite', ['US/boston'], PLACE_STEPS.away],
])('%s', (_, facts, reach, places, step) => {
  const where = { reach, places, eligibility: { ...NO_FACTS, ...facts } }
  expect(placeStep(PERSON, placeFit(PERSON, where))).toBe(step)
})

test('somebody without a home is not kept from any place', () => {
  expect(placeStep({ ...PERSON, home: [] }, null)).toBe(PLACE_STEPS.open)
})
