/** Pay in words. */
import { expect, test } from 'vitest'
import type { PayQuestion } from '#core/salaries/pay-question.ts'
import { capitalized } from '#core/text/capitalized.ts'
import { describeJobs, formatMonth, formatRange, formatShare } from './pay-words.ts'

const ANY: PayQuestion = { role: null, level: null, location: null, currency: 'USD' }

test.each<[Partial<PayQuestion>, string]>([
  [{}, 'Tech jobs'],
  [{ role: 'backend', level: 'senior', location: 'Germany' }, 'Senior backend jobs in Germany'],
  [{ role: 'ml' }, 'Machine learning and AI jobs'],
  [{ role: 'qa' }, 'QA and testing jobs'],
  [{ level: 'entry', location: 'Berlin; Paris' }, 'Entry-level tech jobs in Berlin or Paris'],
])('%o', (question, expected) => {
  expect(capitalized(describeJobs({ ...ANY, ...question }))).toBe(expected)
})

test('ranges, months and shares', () => {
  expect(formatRange({ from: 72_000, to: 95_000 }, 'EUR')).toBe('€72,000 – €95,000')
  expect(formatMonth('2026-11')).toBe('Nov 2026')
  expect([formatShare(1, 3), formatShare(1, 1_000), formatShare(0, 5), formatShare(0, 0)]).toEqual([
    '33%',
    'under 1%',
    '0%',
    '0%',
  ])
})
