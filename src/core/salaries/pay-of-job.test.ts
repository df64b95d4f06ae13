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
  [80_000, 80_000, 'upper'],
  [70_000, 70_000, 'middle'],
  [60_000, 70_000, 'lower'],
])('%i to %i', (min, max, expected) => {
  expect(payPosition({ ...SALARY, min, max }, ANSWER)).toBe(expected)
})

test('below the floor there is no position', () => {
  expect(payPosition(SALARY, { ...ANSWER, figures: null })).toBeNull()
})

test('between the median of the jobs and that of the employers it is in the middle', () => {
  // One employer advertises twenty jobs at 100,000; the others, one each at less.
  const many = Array.from({ length: 20 }, () => ({ amount: 100_000, employer: 99 }))
  const stated = [...others, ...many].map((one) => ({ ...others[0], ...one }) as (typeof others)[0])
  const answer = { jobs: 41, employers: 22, figures: payFigures(ASKED, stated) }
  const position = (amount: number) => payPosition({ ...SALARY, min: amount, max: amount }, answer)

  expect(answer.figures?.middle).toBe(70_500)
  expect([70_000, 75_000, 81_000].map(position)).toEqual(['lower', 'middle', 'upper'])
})
