import { expect, test } from 'vitest'
import { missingPlan, type PlanRules, savedJobsLimit } from './plan.ts'
import {
  annualSaving,
  differencesOf,
  PRICES,
  planCards,
  premiumAdds,
  savingLabel,
  sharedFeatures,
} from './plan-card.ts'
import { parsePlanFeatures } from './plan-settings.ts'

const DEFAULT: PlanRules = { basicSavedJobs: 10, gates: {} }
const STRICT: PlanRules = {
  basicSavedJobs: 3,
  gates: { cover_letters: 'premium', alerts: 'enterprise' },
}

test.each([
  [DEFAULT, 'basic', { savedJobs: 9 }, null],
  [DEFAULT, 'basic', { savedJobs: 10 }, 'premium'],
  [DEFAULT, 'premium', { savedJobs: 5_000 }, null],
  [DEFAULT, 'basic', 'cover_letters', null],
  [STRICT, 'basic', { savedJobs: 3 }, 'premium'],
  [STRICT, 'basic', 'cover_letters', 'premium'],
  [STRICT, 'premium', 'cover_letters', null],
  [STRICT, 'premium', 'alerts', 'enterprise'],
  [STRICT, 'enterprise', 'alerts', null],
  [STRICT, 'basic', 'matches', null],
  [null, 'basic', { savedJobs: 5_000 }, null],
  [null, 'basic', 'alerts', null],
] as const)('%j: %s with the wish %j needs %s', (rules, plan, wish, needed) => {
  expect(missingPlan(rules, plan, wish)).toBe(needed)
})

test('only Basic has a limit of saved jobs, and none where there are no plans', () => {
  expect([
    savedJobsLimit(DEFAULT, 'basic'),
    savedJobsLimit(DEFAULT, 'premium'),
    savedJobsLimit({ basicSavedJobs: null, gates: {} }, 'basic'),
    savedJobsLimit(null, 'basic'),
  ]).toEqual([10, null, null, null])
})

test.each([
  ['', {}],
  ['cover_letters:premium', { cover_letters: 'premium' }],
  [' alerts : enterprise , matches:premium,', { alerts: 'enterprise', matches: 'premium' }],
  ['matches:basic', {}],
  ['letters:premium', null],
  ['alerts:gold', null],
  ['alerts', null],
  ['alerts:premium:enterprise', null],
  ['alerts:premium,alerts:enterprise', null],
])('PLAN_FEATURES %j is read as %j', (text, gates) => {
  expect(parsePlanFeatures(text)).toEqual(gates)
})

test('what does not exist is marked in a demonstration, and not listed where people pay', () => {
  const listed = (isSold: boolean) =>
    planCards(DEFAULT, { isSold }).map(({ features }) => features.filter((it) => it.isMissing))
  expect(listed(true)).toEqual([[], [], []])
  expect(listed(false).map((missing) => missing.length)).toEqual([0, 1, 8])
  expect(listed(false)[1]).toEqual([
    {
      text: 'AI interview preparation',
      isIncluded: false,
      isMissing: true,
      isInherited: false,
      isLimit: false,
    },
  ])
})

test('the cards say what the rules enforce', () => {
  const included = (rules: PlanRules) =>
    planCards(rules, { isSold: true }).map(({ plan, features }) => [
      plan,
      features.filter((it) => it.isIncluded).map((it) => it.text),
    ])
  const everywhere = ['Job matches with reasons', 'Resumes tailored to each job']
  const rest = ['Company contact details', 'Application tracker']
  expect(included(STRICT)).toEqual([
    ['basic', ['3 saved jobs', ...everywhere, ...rest]],
    ['premium', ['Unlimited saved jobs', 'Cover letters', ...everywhere, ...rest]],
    ['enterprise', ['Unlimited saved jobs', 'Cover letters', ...everywhere, 'Job alerts', ...rest]],
  ])
})

test('a comparison shows how plans differ, and once what they share', () => {
  const compared = (rules: PlanRules) => planCards(rules, { isSold: false })
  expect(compared(STRICT).map(differencesOf)).toEqual([
    ['3 saved jobs'],
    ['Unlimited saved jobs', 'Cover letters'],
    ['Job alerts'],
  ])
  expect(compared(DEFAULT).map(differencesOf)).toEqual([
    ['10 saved jobs'],
    ['Unlimited saved jobs'],
    [],
  ])
  expect(sharedFeatures(compared(STRICT))).toEqual([
    'Job matches with reasons',
    'Resumes tailored to each job',
    'Company contact details',
    'Application tracker',
  ])
})

test.each([
  [DEFAULT, 'unlimited saved jobs'],
  [STRICT, 'unlimited saved jobs and cover letters'],
  [{ basicSavedJobs: null, gates: {} }, null],
  [{ basicSavedJobs: null, gates: { alerts: 'enterprise' } }, null],
] as const)('with %j, Premium adds %s', (rules, adds) => {
  expect(premiumAdds(rules)).toBe(adds)
})

test.each([
  [PRICES.premium, 16, 'Save 15%'],
  [PRICES.enterprise, 16, 'Save 15%'],
  [{ monthly: 10, annually: 108 }, 9, 'Save 9%'],
  [{ monthly: 10, annually: 120 }, 0, null],
  [{ monthly: 10, annually: 150 }, -25, null],
  [{ monthly: 0, annually: 0 }, 0, null],
])('of %j, a year saves %i percent and is labeled %j', (price, percent, label) => {
  expect([annualSaving(price), savingLabel(price)]).toEqual([percent, label])
})
