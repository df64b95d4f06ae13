/** Which jobs a job's pay is compared with, and how. */
import { expect, test } from 'vitest'
import type { Salary } from '#core/pay/salary.ts'
import { payFigures } from './pay-figures.ts'
import { payPosition, questionOfJob } from './pay-of-job.ts'
import type { PayQuestion } from './pay-question.ts'

const SALARY: Salary = { min: 60_000, max: 80_000, currency: 'EUR', period: 'year' }
const JOB = {
  title: 'Senior Backend Engineer',
  level: 'senior',
  location: { countries: ['DE'] },
  salary: SALARY,
} as const
const ASKED: PayQuestion = {
  role: 'backend',
  level: 'senior',
  location: 'Germany',
  currency: 'EUR',
}

test.each<[string, Partial<Parameters<typeof questionOfJob>[0]>, PayQuestion | null]>([
  ['a role in one country', {}, ASKED],
  ['several countries', { location: { countries: ['DE', 'FR'] } }, { ...ASKED, location: null }],
  ['no country', { location: { countries: [] } }, { ...ASKED, location: null }],
  ['no level', { level: null }, { ...ASKED, level: null }],
  ['no pay', { salary: null }, null],
  ['no period', { salary: { ...SALARY, period: null } }, null],
  ['work outside of tech', { title: 'Account Executive' }, null],
])('%s', (_, stated, expected) => {
  expect(questionOfJob({ ...JOB, ...stated })).toEqual(expected)
})

const others = Array.from({ length: 21 }, (_, at) => ({
  amount: 60_000 + at * 1_000,
  employer: at,
  role: 'backend' as const,
  month: '2026-10',
}))
const ANSWER = { jobs: 21, employers: 21, figures: payFigures(ASKED, others) }

test.each([
  [80_000, 80_000, 'above'],
  [70_000, 70_000, 'at'],
  [60_000, 70_000, 'below'],
])('%i to %i', (min, max, expected) => {
  expect(payPosition({ ...SALARY, min, max }, ANSWER)).toBe(expected)
})

test('below the floor there is no position', () => {
  expect(payPosition(SALARY, { ...ANSWER, figures: null })).toBeNull()
})
