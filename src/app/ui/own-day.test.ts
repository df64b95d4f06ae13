import { expect, test } from 'vitest'
import { ownToday } from './own-day.ts'

/** Local times, so that the test means the same in every time zone. */
test.each([
  ['just loaded', [2026, 2, 2, 9], '2026-03-02'],
  ['left open overnight', [2026, 2, 3, 8], '2026-03-03'],
  ['left open for a week', [2026, 2, 9, 8], '2026-03-09'],
  ['with a clock that is behind', [2026, 2, 1, 9], '2026-03-02'],
  ['with a clock that is months ahead', [2026, 10, 28, 9], '2026-03-02'],
] as const)('on a page %s', (_, [year, month, day, hour], today) => {
  const loadedAt = new Date(2026, 2, 2, 9)
  expect(ownToday(loadedAt, new Date(year, month, day, hour))).toBe(today)
})
