import { expect, test } from 'vitest'
import type { WhatIf } from '#core/match/what-if.ts'
import { listed, payWords, whatIfSentence } from './what-if-words.ts'

const SENTENCES: [WhatIf, string][] = [
  [{ kind: 'skill', skill: 'Kubernetes' }, 'Learn Kubernetes and 1,340 more jobs fit'],
  [
    { kind: 'place', place: 'Munich, Germany' },
    'Add Munich, Germany to your locations and 1,340 more jobs fit',
  ],
  [
    { kind: 'job_type', jobType: 'part_time' },
    'Add part-time to your job types and 1,340 more jobs fit',
  ],
  [
    { kind: 'work_setting' },
    'Accept remote, hybrid and on-site jobs alike and 1,340 more jobs fit',
  ],
  [
    { kind: 'pay', minPayUsd: 81_000 },
    'Lower your minimum salary to $81,000 and 1,340 more jobs fit',
  ],
]

test.each(SENTENCES)('%o', (whatIf, sentence) => {
  expect(whatIfSentence(whatIf, 1_340)).toBe(sentence)
})

test('a range of pay names its jobs, and too few salaries name nothing', () => {
  expect(payWords({ count: 84, low: 109_600, high: 140_400 })).toBe(
    '$110,000 – $140,000 a year (84 jobs)',
  )
  expect(payWords({ count: 30, low: 100_000, high: 100_200 })).toBe('$100,000 a year (30 jobs)')
  expect(payWords({ count: 19, low: null, high: null })).toBeNull()
})

test('names are listed with "and" before the last', () => {
  expect(listed(['Docker'])).toBe('Docker')
  expect(listed(['Docker', 'Helm', 'Linux'])).toBe('Docker, Helm and Linux')
})
