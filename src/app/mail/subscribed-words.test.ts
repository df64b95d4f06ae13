import { expect, test } from 'vitest'
import { alertsInWords } from './subscribed-words.ts'

const daily = { frequency: 'daily', isActive: true } as const
const weekly = { frequency: 'weekly', isActive: true } as const

test.each([
  [[], 'No active alerts.'],
  [[daily], '1 alert, daily.'],
  [[daily, weekly, daily], '3 alerts, daily and weekly.'],
  [[daily, { ...weekly, isActive: false }], '1 alert, daily. 1 is paused.'],
  [[{ ...daily, isActive: false }], 'No active alerts. 1 is paused.'],
])('%j', (alerts, expected) => {
  expect(alertsInWords(alerts)).toBe(expected)
})
