import { expect, test } from 'vitest'
import { NOBODY, type Tracking, trackPerson, trackView } from './session-tracking.ts'

const S = 1_000
const ada: Tracking = { personId: 'ada', checkedAtMs: 0, seenAtMs: null }

test.each<[string, Tracking, number, boolean]>([
  ['a fresh page', ada, 60 * S, false],
  ['a page that was loaded more than a minute ago', ada, 60 * S + 1, true],
  ['a tab seen 29 seconds ago', { ...ada, seenAtMs: 100 * S }, 129 * S, false],
  ['a tab seen 30 seconds ago', { ...ada, seenAtMs: 100 * S }, 130 * S, true],
  ['a session checked 40 seconds ago', { ...ada, checkedAtMs: 100 * S }, 140 * S, false],
])('%s: %o at %i ms, asks: %s', (_, tracking, nowMs, isDue) => {
  expect(trackView(tracking, nowMs).isDue).toBe(isDue)
})

test('a tab that is shown and hidden repeatedly asks once a minute', () => {
  let tracking = ada
  const asked: number[] = []
  for (let nowMs = 0; nowMs <= 300 * S; nowMs += 10 * S) {
    const seen = trackView(tracking, nowMs)
    tracking = seen.tracking
    if (seen.isDue) asked.push(nowMs / S)
  }
  expect(asked).toEqual([90, 180, 270])
})

test('another person starts tracking again at once, the same person only after ten minutes', () => {
  const seen: Tracking = { personId: 'ada', checkedAtMs: 0, seenAtMs: 5 * S }
  expect(trackPerson(NOBODY, 'ada', 7)).toEqual({ personId: 'ada', checkedAtMs: 7, seenAtMs: null })
  expect(trackPerson(seen, 'ben', 9)).toEqual({ personId: 'ben', checkedAtMs: 9, seenAtMs: null })
  expect(trackPerson(seen, 'ada', 600 * S)).toBe(seen)
  expect(trackPerson(seen, 'ada', 601 * S)).toEqual({ ...seen, checkedAtMs: 601 * S })
})
