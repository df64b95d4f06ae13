import { expect, test } from 'vitest'
import { nextYield } from './board-yield.ts'

const DAY_MS = 86_400_000
const NOW = new Date('2026-03-02T09:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

test.each([
  ['the first run counts nothing', { jobsADay: 0, lastRunAt: null }, 50, 0],
  ['a rate halves in two weeks without jobs', { jobsADay: 4, lastRunAt: daysAgo(14) }, 0, 2],
  ['a clock that was set back raises nothing', { jobsADay: 4, lastRunAt: daysAgo(-1) }, 0, 4],
])('%s', (_, board, brought, expected) => {
  expect(nextYield(board, brought, NOW)).toBe(expected)
})

test.each([6, 24, 48])('three jobs a day are about three, read every %i hours', (hours) => {
  let jobsADay = 0
  for (let run = 0; run < (120 * 24) / hours; run++) {
    jobsADay = nextYield({ jobsADay, lastRunAt: daysAgo(hours / 24) }, (3 * hours) / 24, NOW)
  }
  expect(jobsADay).toBeGreaterThan(2.8)
  expect(jobsADay).toBeLessThan(3.2)
})
