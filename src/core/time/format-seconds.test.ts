import { expect, test } from 'vitest'
import { formatSeconds } from './format-seconds.ts'

test.each([
  [0, '1 second'],
  [41.2, '42 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [7_199, '120 minutes'],
  [7_200, '2 hours'],
  [86_400, '24 hours'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text)
})
