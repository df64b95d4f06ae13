import { expect, test } from 'vitest'
import { NO_FACTS } from '#core/eligibility/eligibility.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import type { MatchDemands, RoleDemands } from './match-demands.ts'
import { prepare } from './match-formula.ts'
import type { MatchPerson } from './match-person.ts'
import { PLACE_STEPS } from './match-place.ts'
import { matchStep } from './match-step.ts'

const PERSON: MatchPerson = {
  skills: [],
  stack: null,
  worked: null,
  titles: [],
  kinds: [{ kind: 'backend', agedYears: 0 }],
  level: 'senior',
  months: 96,
  home: ['PL/warsaw'],
  wished: [],
  rights: { citizenOf: [], mayWorkIn: [], needsVisa: false },
  staysPut: false,
  remote: null,
  jobTypes: [],
  languages: [],
  minPayUsd: null,
}
const IN_BERLIN = {
  reach: 'onsite' as const,
  places: ['DE/berlin'],
  eligibility: { ...NO_FACTS, onSite: ['DE'] },
}
const REMOTE = {
  reach: 'remote' as const,
  places: [],
  eligibility: { ...NO_FACTS, remote: { in: [], anywhere: true } },
}
const opening = (kind: 'backend' | 'frontend'): RoleDemands => ({
  skills: [],
  kinds: [kind],
  level: 'senior',
  years: null,
})
const BOTH: MatchDemands = {
  ...opening('frontend'),
  ...IN_BERLIN,
  others: [{ ...opening('backend'), ...REMOTE }],
  jobType: null,
  payUsd: null,
}

test('a job with several openings is where the opening is that fits best', () => {
  const stepFor = (kind: 'backend' | 'frontend') =>
    matchStep(prepare({ ...PERSON, kinds: [{ kind, agedYears: 0 }] }), BOTH, usualRarity)
  expect(stepFor('backend')).toBe(PLACE_STEPS.open)
  expect(stepFor('frontend')).toBe(PLACE_STEPS.away)
})
