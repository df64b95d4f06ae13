import { expect, test } from 'vitest'
import {
  hasComeBack,
  holdsOf,
  isHeldTooLong,
  stillHeld,
  sumOfHolds,
  vanishesTooMuch,
} from './board-guard.ts'

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

test('a hold ends once enough of it has come back', () => {
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

const at = (day: number) => new Date(Date.UTC(2026, 5, day))
const vanished = (count: number, { on, of }: { on: number; of: number | null }) =>
  Array.from({ length: count }, () => ({ missedSince: at(on), missedRuns: 9, heldOf: of }))

test.each([
  {
    name: 'both of two outages',
    day: 14,
    first: 35,
    second: 65,
    sum: { at: at(1), missing: 100, of: 100 },
  },
  {
    name: 'the second alone, once the first is old',
    day: 15,
    first: 35,
    second: 65,
    sum: { at: at(13), missing: 65, of: 65 },
  },
  {
    name: 'the first, though all of the second is back',
    day: 14,
    first: 35,
    second: 0,
    sum: { at: at(1), missing: 35, of: 100 },
  },
  {
    name: 'the second, though most of the first is back',
    day: 14,
    first: 5,
    second: 65,
    sum: { at: at(13), missing: 65, of: 65 },
  },
  { name: 'nothing, once both are old', day: 27, first: 35, second: 65, sum: null },
])('of a board of 100, held is $name', ({ day, first, second, sum }) => {
  const missed = [
    ...vanished(first, { on: 1, of: 100 }),
    ...vanished(second, { on: 13, of: 65 }),
    ...vanished(1, { on: 5, of: null }),
  ]
  expect(sumOfHolds(holdsOf(stillHeld(missed, at(day))))).toEqual(sum)
})
