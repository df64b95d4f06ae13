/** Two weeks of a few people's job alerts over a change of clocks, with killed servers and mail that fails. */
import { expect, test } from 'vitest'
import { simulateYear } from '#dev/alert-year/simulate-year.ts'
import { createTestApp } from './app.ts'

test('F21 whatever fails, every due digest is sent once a local day, with each job once', async () => {
  const app = await createTestApp({ now: '2026-03-20T00:00:00Z' })
  const year = await simulateYear({
    db: app.services.bulkDb,
    people: 10,
    alerts: 25,
    jobs: 400,
    days: 14,
    changes: 40,
    seed: 4,
    from: '2026-03-20',
  })
  expect(Object.fromEntries(year.differences)).toEqual({})
  expect(year.counts.digests).toBeGreaterThan(5)
}, 240_000)
