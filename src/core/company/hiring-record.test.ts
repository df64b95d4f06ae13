/** What is said about how a company hires, and what is not. */
import { expect, test } from 'vitest'
import { hiringRecord, type JobLives, RECORD_FLOOR } from './hiring-record.ts'

const TODAY = 20_000

/** `from` and `to` are days before today. */
const lives = (from: number, to: number | null, jobs = 1, reposted = 0): JobLives => ({
  firstDay: TODAY - from,
  closedDay: to === null ? null : TODAY - to,
  jobs,
  reposted,
})

test('jobs that were there on the first day are not counted', () => {
  const record = hiringRecord([lives(60, 50, 30), lives(60, null, 10)], TODAY)
  expect(record).toMatchObject({ appeared: 0, closed: 0, daysOpen: null })
})

test('with ten closed jobs there is a median', () => {
  const first = lives(90, null, 30)
  const nine = [first, lives(60, 40, RECORD_FLOOR - 1)]
  expect(hiringRecord(nine, TODAY)).toMatchObject({ closed: 9, daysOpen: null })
  expect(hiringRecord([...nine, lives(60, 30)], TODAY)).toMatchObject({
    appeared: 10,
    closed: 10,
    daysOpen: { median: 20, from: 20, to: 20 },
  })
})

test('jobs that are still open count as long as they have been watched', () => {
  const record = hiringRecord([lives(90, null, 30), lives(50, 40, 10), lives(30, null, 9)], TODAY)
  // 19 are watched for ten days, then ten close and nine stay: 9/19 is less than half.
  expect(record.daysOpen?.median).toBe(10)
  const more = hiringRecord([lives(90, null, 30), lives(50, 40, 10), lives(30, null, 11)], TODAY)
  expect(more.daysOpen?.median).toBeNull()
})

test('a second board that is read for the first time is not taken for new jobs', () => {
  const added = lives(40, 30, 12)
  expect(hiringRecord([lives(90, null, 8), added], TODAY)).toMatchObject({ appeared: 0 })
  expect(hiringRecord([lives(90, null, 80), added], TODAY)).toMatchObject({ appeared: 12 })
})

test('a record covers a year', () => {
  const record = hiringRecord([lives(800, null), lives(400, 390, 20), lives(300, 290, 10)], TODAY)
  expect(record).toMatchObject({ appeared: 10, closed: 10 })
})

test('jobs posted again are counted once, among all', () => {
  const record = hiringRecord([lives(90, null, 6, 2), lives(60, 50, 4, 1)], TODAY)
  expect(record.reposted).toEqual({ jobs: 3, of: 10 })
})

test('open jobs over time end with those of today', () => {
  const { openByDay } = hiringRecord([lives(4, null, 3), lives(3, 1, 2), lives(1, null)], TODAY)
  expect(openByDay.map(({ day, jobs }) => [TODAY - day, jobs])).toEqual([
    [4, 3],
    [3, 5],
    [2, 5],
    [1, 4],
    [0, 4],
  ])
  expect(hiringRecord([lives(0, null)], TODAY).openByDay).toEqual([])
  expect(hiringRecord([], TODAY).openByDay).toEqual([])
})
