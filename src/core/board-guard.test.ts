import { expect, test } from 'vitest'
import { hasComeBack, isHeldTooLong, vanishesTooMuch } from './board-guard.ts'

test.each([
  { listed: 100, vanished: 0, held: false },
  { listed: 100, vanished: 30, held: false },
  { listed: 100, vanished: 31, held: true },
  { listed: 10, vanished: 3, held: false },
  { listed: 10, vanished: 4, held: true },
  { listed: 8, vanished: 3, held: false },
  { listed: 5, vanished: 5, held: true },
  { listed: 2, vanished: 2, held: true },
  { listed: 1, vanished: 1, held: false },
  { listed: 0, vanished: 0, held: false },
])('$vanished of $listed gone at once: held $held', ({ listed, vanished, held }) => {
  expect(vanishesTooMuch({ listed, vanished })).toBe(held)
})

test('what was held is believed once enough of it has come back', () => {
  expect(hasComeBack({ of: 100, stillMissing: 31 })).toBe(false)
  expect(hasComeBack({ of: 100, stillMissing: 30 })).toBe(true)
})

test.each([
  { days: 14, missedRuns: 5, isTooLong: true },
  { days: 13, missedRuns: 300, isTooLong: false },
  { days: 40, missedRuns: 4, isTooLong: false },
])('held for $days days and $missedRuns runs: too long $isTooLong', (held) => {
  const missedSince = new Date(Date.UTC(2026, 2, 1))
  const now = new Date(Date.UTC(2026, 2, 1 + held.days))
  expect(isHeldTooLong({ missedSince, missedRuns: held.missedRuns }, now)).toBe(held.isTooLong)
})
