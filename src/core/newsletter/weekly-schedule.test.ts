/** The weekly issue is due once a week, at the operator's day and hour. */
import { expect, test } from 'vitest'
import { DEFAULT_SCHEDULE, lastDueAt, mondayOf, nextDueAt, weekBefore } from './weekly-schedule.ts'

const at = (text: string) => new Date(`2026-03-${text}:00Z`)

test('it is off, and on Mondays at 08:00', () => {
  expect(DEFAULT_SCHEDULE).toEqual({ isOn: false, weekday: 1, hour: 8 })
})

test.each([
  // March 2, 2026 is a Monday.
  [1, 8, '02T07:59', '2026-02-23T08:00:00.000Z', '2026-03-02T08:00:00.000Z'],
  [1, 8, '02T08:00', '2026-03-02T08:00:00.000Z', '2026-03-09T08:00:00.000Z'],
  [1, 8, '08T23:59', '2026-03-02T08:00:00.000Z', '2026-03-09T08:00:00.000Z'],
  [7, 0, '08T00:00', '2026-03-08T00:00:00.000Z', '2026-03-15T00:00:00.000Z'],
  [3, 23, '04T12:00', '2026-02-25T23:00:00.000Z', '2026-03-04T23:00:00.000Z'],
])('weekday %i at %i o’clock, seen on March %s', (weekday, hour, now, last, next) => {
  const schedule = { isOn: true, weekday, hour }
  expect(lastDueAt(schedule, at(now)).toISOString()).toBe(last)
  expect(nextDueAt(schedule, at(now)).toISOString()).toBe(next)
})

test.each([
  ['02T00:00', '2026-03-02'],
  ['08T23:59', '2026-03-02'],
  ['09T00:00', '2026-03-09'],
])('the week of March %s begins on %s', (now, monday) => {
  expect(mondayOf(at(now)).toISOString().slice(0, 10)).toBe(monday)
})

test('an issue is about the seven whole days before it', () => {
  expect(weekBefore(at('02T08:00'))).toEqual({
    since: new Date('2026-02-23T00:00:00Z'),
    until: new Date('2026-03-02T00:00:00Z'),
  })
})
