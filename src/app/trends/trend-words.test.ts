import { expect, test } from 'vitest'
import { formatChange, formatPercent } from './trend-words.ts'

test.each([
  [0, '0%'],
  [0.02, 'under 0.1%'],
  [3.24, '3.2%'],
  [4, '4%'],
  [41.4, '41%'],
])('%f is %s', (percent, text) => {
  expect(formatPercent(percent)).toBe(text)
})

test.each([
  [null, null],
  [{ now: 1, before: null, difference: null, isClear: false }, null],
  [{ now: 2, before: 1, difference: 1, isClear: false }, 'No clear change'],
  [{ now: 2, before: 1, difference: 1, isClear: true }, '+1 point'],
  [{ now: 1, before: 3.26, difference: -2.26, isClear: true }, '−2.3 points'],
  [{ now: 40, before: 10, difference: 30.4, isClear: true }, '+30 points'],
])('%j is %s', (change, text) => {
  expect(formatChange(change)).toBe(text)
})
