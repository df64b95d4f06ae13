import { expect, test } from 'vitest'
import type { ApplicationId } from '#core/tracker/application.ts'
import type { DueGroup, DueItem } from '#core/tracker/due.ts'
import type { NextStep } from '#core/tracker/next-step.ts'
import { todayInWords } from './today-words.ts'

const item = (kind: DueItem['kind']): DueItem => ({
  key: kind,
  kind,
  applicationId: 1 as ApplicationId,
  jobTitle: 'Baker',
  companyName: 'Acme',
  taskId: null,
  what: 'Call',
  on: '2026-03-02',
  time: null,
  agreed: null,
})

test.each<[string, DueGroup[], number, number, NextStep[]]>([
  ['3 steps to get your search going.', [], 0, 0, ['cv', 'preferences', 'save']],
  ['One step to get your search going.', [], 0, 0, ['track']],
  ['Nothing is due.', [], 1, 0, ['cv']],
  ['1 reply awaited', [], 1, 1, []],
  [
    '1 overdue · 2 due today · 1 interview in the next 7 days · 3 replies awaited',
    [
      { name: 'Overdue', items: [item('follow_up')] },
      { name: 'Today', items: [item('task'), item('interview')] },
    ],
    4,
    3,
    [],
  ],
])('%s', (expected, due, applications, awaited, nextSteps) => {
  expect(todayInWords({ due, counts: { applications, awaited }, nextSteps }).join(' · ')).toBe(
    expected,
  )
})
