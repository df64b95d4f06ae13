import { expect, test } from 'vitest'
import { formatDayNumber } from './format-day-number.ts'

test.each([
  [0, 'Jan 1, 1970'],
  [20_760, 'Nov 3, 2026'],
])('day %i is %s', (day, text) => expect(formatDayNumber(day)).toBe(text))
