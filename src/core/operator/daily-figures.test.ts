import { expect, test } from 'vitest'
import { failuresBySource, lastDays } from './daily-figures.ts'

test('the last days end with today and cross a month', () => {
  expect(lastDays(new Date('2026-03-01T00:30:00Z'), 3)).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ])
})

test('failures are by source, with a number for every day and the worst source first', () => {
  const days = ['2026-03-01', '2026-03-02']
  const failures = [
    { day: '2026-03-01', source: 'lever', failed: 1 },
    { day: '2026-03-02', source: 'ashby', failed: 3 },
    { day: '2026-03-02', source: 'lever', failed: 1 },
  ]
  expect(failuresBySource({ days, read: 10, failures })).toEqual([
    { source: 'ashby', values: [0, 3], total: 3 },
    { source: 'lever', values: [1, 1], total: 2 },
  ])
  expect(failuresBySource({ days, read: 0, failures: [] })).toEqual([])
})
