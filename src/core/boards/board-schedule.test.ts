import { expect, test } from 'vitest'
import { FIRST_INTERVAL, nextInterval, nextRunAt } from './board-schedule.ts'

test.each([
  { interval: 360, hasChanged: true, leastMinutes: 0, next: 180 },
  { interval: 360, hasChanged: false, leastMinutes: 0, next: 454 },
  { interval: 40, hasChanged: true, leastMinutes: 0, next: 30 },
  { interval: 1400, hasChanged: false, leastMinutes: 0, next: 1440 },
  { interval: 60, hasChanged: true, leastMinutes: 360, next: 360 },
  { interval: 1440, hasChanged: false, leastMinutes: 2880, next: 2880 },
])('after $interval minutes, changed $hasChanged: $next', ({ next, ...run }) => {
  expect(nextInterval(run)).toBe(next)
})

test('a board that changes each time is soon read every half hour', () => {
  let interval = FIRST_INTERVAL
  for (let run = 0; run < 4; run++) {
    interval = nextInterval({ interval, hasChanged: true, leastMinutes: 0 })
  }
  expect(interval).toBe(30)
})

test('boards that were added together are spread out, and none is early', () => {
  const now = new Date('2026-03-02T09:00:00Z')
  expect(nextRunAt(now, 60, 0).toISOString()).toBe('2026-03-02T10:00:00.000Z')
  expect(nextRunAt(now, 60, 1).toISOString()).toBe('2026-03-02T10:06:00.000Z')
})
