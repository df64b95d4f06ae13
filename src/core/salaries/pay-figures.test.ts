/** Figures about pay: what is shown, and what is left out below the floor. */
import { expect, test } from 'vitest'
import { MOST_AMOUNTS, payFigures, type StatedPay } from './pay-figures.ts'
import type { PayQuestion } from './pay-question.ts'

const ANY: PayQuestion = { role: null, level: null, location: null, currency: 'EUR' }

const made = (jobs: number, employers: number, more: Partial<StatedPay> = {}): StatedPay[] =>
  Array.from({ length: jobs }, (_, at) => ({
    amount: 50_000 + (at % 10) * 1_000,
    employer: at % employers,
    role: 'backend',
    month: '2026-10',
    ...more,
  }))

test.each([
  [19, 10],
  [50, 4],
  [0, 1],
])('%i jobs of %i employers show nothing', (jobs, employers) => {
  expect(payFigures(ANY, made(jobs, employers))).toBeNull()
})

test('twenty jobs of five employers show quartiles inside their intervals', () => {
  const figures = payFigures(ANY, made(20, 5))
  expect(figures).toMatchObject({ low: 52_000, middle: 54_500, high: 57_000 })
  for (const quartile of ['low', 'middle', 'high'] as const) {
    const { from, to } = figures?.intervals[quartile] ?? { from: 0, to: 0 }
    expect(from).toBeLessThanOrEqual(figures?.[quartile] ?? 0)
    expect(to).toBeGreaterThanOrEqual(figures?.[quartile] ?? 0)
  }
  expect(figures?.amounts).toHaveLength(20)
})

test('months and roles below the floor are left out', () => {
  const stated = [
    ...made(20, 5),
    ...made(20, 5, { month: '2026-09', role: 'design', amount: 80_000 }),
    ...made(19, 5, { month: '2026-08', role: 'qa' }),
    ...made(30, 4, { month: '2026-07', role: 'ml' }),
  ]
  const figures = payFigures(ANY, stated)
  expect(figures?.months.map(({ month }) => month)).toEqual(['2026-09', '2026-10'])
  expect(figures?.roles.map(({ role }) => role)).toEqual(['design', 'backend'])
})

test('a question for one role compares no roles, and other work is no role', () => {
  expect(payFigures({ ...ANY, role: 'backend' }, made(40, 8))?.roles).toEqual([])
  expect(payFigures(ANY, made(40, 8, { role: 'other' }))?.roles).toEqual([])
})

test('many jobs are drawn by as many evenly spaced amounts as fit', () => {
  const { amounts } = payFigures(ANY, made(3_000, 30)) ?? { amounts: [] }
  expect(amounts).toHaveLength(MOST_AMOUNTS)
  expect([amounts.at(0), amounts.at(-1)]).toEqual([50_000, 59_000])
})
