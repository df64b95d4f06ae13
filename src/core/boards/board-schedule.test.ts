import { expect, test } from 'vitest'
import { FIRST_INTERVAL, firstRunAt, nextInterval, nextRunAt, turnAt } from './board-schedule.ts'

test.each([
  { interval: 360, hasChanged: true, leastMinutes: 0, next: 180 },
  { interval: 360, hasChanged: false, leastMinutes: 0, next: 454 },
  { interval: 40, hasChanged: true, leastMinutes: 0, next: 30 },
  { interval: 1400, hasChanged: false, leastMinutes: 0, next: 1440 },
  { interval: 60, hasChanged: true, leastMinutes: 360, next: 360 },
  { interval: 1440, hasChanged: false, leastMinutes: 2880, next: 2880 },
])('after $interval minutes, changed $hasChanged: $next', ({ next, ...run }) => {
  expect(nextInterval({ ...run, hasBrought: true })).toBe(next)
})

test('a board that changes each time is soon read every half hour', () => {
  let interval = FIRST_INTERVAL
  for (let run = 0; run < 4; run++) {
    interval = nextInterval({ interval, hasChanged: true, hasBrought: true, leastMinutes: 0 })
  }
  expect(interval).toBe(30)
})

const NOW = new Date('2026-03-02T09:00:00Z')
const minutesUntil = (at: Date) => (at.getTime() - NOW.getTime()) / 60_000

test('new boards that can wait are spread evenly over the first interval, whatever their number', () => {
  for (const count of [12, 5_000]) {
    const due = Array.from({ length: count }, (_, nth) => minutesUntil(firstRunAt(NOW, nth)))
    const inHour = (hour: number) =>
      due.filter((minutes) => minutes >= hour * 60 && minutes < hour * 60 + 60).length
    for (let hour = 0; hour < FIRST_INTERVAL / 60; hour++) {
      expect(Math.abs(inHour(hour) - count / 6)).toBeLessThanOrEqual(3)
    }
    expect(firstRunAt(NOW, 7)).toEqual(firstRunAt(NOW, 7))
  }
})

test.each([
  { isFirst: true, from: 360, to: 720 },
  { isFirst: false, from: 360, to: 396 },
])('boards that were read together are due $from to $to minutes later', ({ isFirst, from, to }) => {
  const due = Array.from({ length: 1_000 }, (_, id) =>
    minutesUntil(nextRunAt(NOW, 360, { id, isFirst })),
  )
  const tenths = Array.from(
    { length: 10 },
    (_, at) =>
      due.filter((minutes) => Math.min(9, Math.floor(((minutes - from) / (to - from)) * 10)) === at)
        .length,
  )
  expect(Math.min(...due)).toBe(from)
  expect(Math.max(...due)).toBe(to)
  for (const count of tenths) expect(count).toBeGreaterThan(50)
})

test.each([
  { interval: 1_440, jobsADay: 0, minutes: 1_440 },
  { interval: 30, jobsADay: 0, minutes: 30 },
  { interval: 1_440, jobsADay: 3, minutes: 360 },
])(
  'a board read every $interval minutes that brings $jobsADay jobs a day should wait at most $minutes',
  ({ interval, jobsADay, minutes }) => {
    expect(minutesUntil(turnAt(NOW, interval, jobsADay))).toBe(minutes)
  },
)

test('a board that has never brought a job is read weekly, and as usual once it has', () => {
  const board = { interval: 360, hasChanged: false, leastMinutes: 60 }
  expect(nextInterval({ ...board, hasBrought: false })).toBe(10_080)
  expect(nextInterval({ ...board, hasBrought: false, hasChanged: true })).toBe(180)
  expect(nextInterval({ ...board, interval: 10_080, hasBrought: true })).toBe(1_440)
})
