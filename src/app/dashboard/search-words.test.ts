import { expect, test } from 'vitest'
import type { Stage } from '#core/tracker/application.ts'
import { funnelOf } from '#core/tracker/funnel.ts'
import { funnelInWords, weekInWords } from './search-words.ts'

test.each<[Stage[], string]>([
  [['Interested'], 'No application sent yet'],
  [['Applied'], '1 application sent, no interview yet'],
  [['Applied', 'Pre-Screen'], '1 of 2 applications led to a pre-screen'],
  [['Applied', 'Rejected', 'Tech Interview'], '1 of 3 applications led to an interview'],
  [['Interested', 'Accepted'], '1 of 1 application led to an offer'],
])('%j: %s', (stages, expected) => {
  expect(funnelInWords(funnelOf(stages.map((stage) => [stage])))).toBe(expected)
})

test.each<[[sent: number, interviews: number][], string]>([
  [
    [
      [0, 0],
      [0, 0],
    ],
    'No application sent in the last 2 weeks',
  ],
  [
    [
      [3, 1],
      [0, 0],
    ],
    'None sent this week, 3 in the last 2 weeks',
  ],
  [
    [
      [3, 1],
      [1, 0],
    ],
    '1 application sent this week',
  ],
  [
    [
      [0, 0],
      [2, 1],
    ],
    '2 applications sent and 1 interview scheduled this week',
  ],
  [
    [
      [0, 0],
      [0, 2],
    ],
    '2 interviews scheduled this week',
  ],
])('%j: %s', (weeks, expected) => {
  expect(
    weekInWords(weeks.map(([sent, interviews]) => ({ from: '2026-03-02', sent, interviews }))),
  ).toBe(expected)
})
