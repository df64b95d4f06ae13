import { describe, expect, test } from 'vitest'
import {
  decideEligibility,
  type EligibilityFacts,
  eligibilityReason,
  hoursOverlap,
  NO_FACTS,
} from './eligibility.ts'

const decide = (facts: Partial<EligibilityFacts>, home: string, mayWorkIn: string[] = []) => {
  const { verdict, friction, evidence } = decideEligibility(
    { ...NO_FACTS, ...facts },
    { home, mayWorkIn },
  )
  return [verdict, ...friction, ...(evidence === null ? [] : [`by ${evidence}`])].join(' ')
}
const remote = (...places: string[]) => ({ remote: { in: places, anywhere: false } })
const ANYWHERE = { remote: { in: [], anywhere: true } }

describe('remote work', () => {
  test.each<[Partial<EligibilityFacts>, string, string]>([
    [remote(), 'ES', 'not-said'],
    [ANYWHERE, 'ES', 'yes by remote'],
    [remote('US'), 'US', 'yes by remote'],
    [remote('US'), 'ES', 'no by remote'],
    [remote('europe'), 'GB', 'yes by remote'],
    [remote('eu'), 'GB', 'no by remote'],
    [remote('eu'), 'NO', 'yes move by remote'],
    [{ ...remote(), residents: ['US'], isLocal: true, visa: true }, 'ES', 'no by residents'],
    [remote('eu'), 'ES', 'yes by remote'],
    [remote('DE'), 'ES', 'yes move by remote'],
    [{ ...ANYWHERE, except: ['RU'] }, 'RU', 'no by except'],
    [{ ...ANYWHERE, except: ['RU'] }, 'ES', 'yes by remote'],
    [{ ...remote(), residents: ['US'] }, 'ES', 'no by residents'],
    [{ ...remote(), residents: ['US'] }, 'US', 'yes by residents'],
    [{ ...ANYWHERE, residents: ['US'] }, 'ES', 'no by residents'],
    [{ ...remote(), citizens: ['US'] }, 'CA', 'no by citizens'],
    [{ ...remote(), permit: ['US'] }, 'CA', 'no by permit'],
    [{ ...remote(), permit: ['US'] }, 'US', 'yes by permit'],
  ])('%j for someone in %s: %s', (facts, home, expected) => {
    expect(decide(facts, home)).toBe(expected)
  })
})

describe('attendance', () => {
  test.each<[Partial<EligibilityFacts>, string, string]>([
    [{ onSite: ['DE'] }, 'DE', 'yes by onSite'],
    [{ onSite: ['DE'] }, 'CH', 'yes move by onSite'],
    [{ onSite: ['IE'] }, 'GB', 'yes move by onSite'],
    [{ onSite: ['DE'] }, 'IN', 'no by onSite'],
    [{ onSite: ['DE'], visa: true }, 'IN', 'yes visa by onSite'],
    [{ onSite: ['DE'], relocation: true }, 'IN', 'yes relocation by onSite'],
    [{ onSite: ['DE'], visa: false, relocation: true }, 'IN', 'no by onSite'],
    [{ onSite: ['DE'], visa: true, relocation: true }, 'IN', 'yes visa relocation by onSite'],
    [{ onSite: ['US'], ...remote() }, 'IN', 'not-said'],
    [{ onSite: ['US'], ...remote() }, 'US', 'yes by onSite'],
    [{}, 'US', 'not-said'],
  ])('%j for someone in %s: %s', (facts, home, expected) => {
    expect(decide(facts, home)).toBe(expected)
  })
})

test('permission to work in another country counts', () => {
  expect(decide({ onSite: ['US'] }, 'IN', ['US'])).toBe('yes move by onSite')
  expect(decide({ ...remote(), permit: ['US'] }, 'IN', ['US'])).toBe('yes move by permit')
})

test('hours exclude nobody', () => {
  const hours = { from: -8, to: -5, shared: null }
  expect(decide({ ...remote(), hours }, 'DE')).toBe('not-said hours by hours')
  expect(decide({ ...ANYWHERE, hours }, 'DE')).toBe('yes hours by remote')
  expect(decide({ ...ANYWHERE, hours }, 'BR')).toBe('yes by remote')
  expect(decide({ ...ANYWHERE, hours: { ...hours, shared: 2 } }, 'DE')).toBe('yes by remote')
})

test('a decision has the sentence behind it', () => {
  const facts = { ...NO_FACTS, ...remote('US') }
  const decided = decideEligibility(facts, { home: 'ES', mayWorkIn: [] })
  expect(eligibilityReason(decided, { remote: 'Remote (US only)' })).toBe('Remote (US only)')
})

test.each<[Partial<EligibilityFacts>, number, number | null]>([
  [remote(), 60, null],
  [remote('DE'), 60, 8],
  [remote('DE'), 0, 7],
  [{ onSite: ['US'] }, 60, 2],
  [{ ...remote(), hours: { from: 1, to: 1, shared: null } }, -300, 2],
  [{ ...remote(), hours: { from: 12, to: 12, shared: null } }, -600, 6],
  [{ onSite: ['AU'] }, -480, 2],
])('%j shares hours with UTC%i minutes', (facts, minutes, hours) => {
  expect(hoursOverlap({ ...NO_FACTS, ...facts }, minutes)).toBe(hours)
})

test.each([
  ['an Indian in Berlin is no German', { onSite: ['DE'], citizens: ['DE'] }, ['IN'], [], 'no'],
  ['a German in Berlin is one', { onSite: ['DE'], citizens: ['DE'] }, ['DE'], [], 'yes'],
  ['an EU citizen in Berlin is a German', { onSite: ['DE'], citizens: ['DE'] }, ['eu'], [], 'yes'],
  ['who states nothing is a citizen of home', { onSite: ['DE'], citizens: ['DE'] }, [], [], 'yes'],
  ['an Indian in Berlin may not move freely', { onSite: ['NL'] }, ['IN'], [], 'no'],
  ['a green card makes no citizen', { onSite: ['US'], citizens: ['US'] }, ['IN'], ['US'], 'no'],
  ['a permit makes no citizen', { onSite: ['DE'], citizens: ['DE'] }, ['IN'], ['DE'], 'no'],
  ['a green card is a permit', { onSite: ['US'], permit: ['US'] }, ['IN'], ['US'], 'yes'],
])('%s', (_, facts, citizenOf, mayWorkIn, verdict) => {
  const resident = { home: 'DE', citizenOf, mayWorkIn }
  expect(decideEligibility({ ...NO_FACTS, ...facts }, resident).verdict).toBe(verdict)
})

test.each<[string, Partial<EligibilityFacts>, boolean, string]>([
  ['no sponsorship', { onSite: ['US'], visa: false }, true, 'no'],
  ['no sponsorship, remote', { ...remote('US'), visa: false }, true, 'no'],
  ['nothing about visas', { onSite: ['US'] }, true, 'yes'],
  ['citizens only', { onSite: ['US'], citizens: ['US'] }, true, 'no'],
  ['no sponsorship, for somebody who needs none', { onSite: ['US'], visa: false }, false, 'yes'],
])('at home on a visa, %s', (_, facts, needsVisa, verdict) => {
  const resident = { home: 'US', mayWorkIn: [], citizenOf: [], needsVisa }
  expect(decideEligibility({ ...NO_FACTS, ...facts }, resident).verdict).toBe(verdict)
})
