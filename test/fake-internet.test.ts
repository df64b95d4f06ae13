/** Days of an internet made for trying out, with boards that fail and lie, and what the product shows of them. */
import { expect, onTestFinished, test } from 'vitest'
import { compareDay } from '#dev/fake-internet/compare.ts'
import { makeWorld } from '#dev/fake-internet/made-world.ts'
import { startFakeInternet } from '#dev/fake-internet/server.ts'
import { shownBy } from '#dev/fake-internet/shown-by-server.ts'
import {
  addFakeBoards,
  fakeClient,
  gatherAll,
  simulatedClock,
} from '#dev/fake-internet/simulated-days.ts'
import { EMPLOYERS_SYSTEMS } from '#dev/fake-internet/systems.ts'
import { createTestApp } from './app.ts'

test('two days of boards that come, go, fail and lie are shown as they were', async () => {
  const firstDay = new Date('2026-03-02T06:00:00Z')
  const world = makeWorld({
    seed: 'two days',
    companies: 16,
    jobsEach: 14,
    systems: EMPLOYERS_SYSTEMS,
    isLively: true,
    hasTroubles: true,
    firstDay,
  })
  const internet = await startFakeInternet(world)
  const clock = simulatedClock(world)
  const client = fakeClient(internet, clock)
  onTestFinished(async () => {
    await client.close()
    await internet.close()
  })
  const app = await createTestApp({ now: firstDay.toISOString() })
  const gatherWorld = { ...app.world, clock }
  await addFakeBoards(gatherWorld, world)

  for (const day of [0, 1]) {
    internet.setDay(day)
    clock.setDay(day)
    await gatherAll(gatherWorld, client)
    app.setNow(clock.now().toISOString())
    await app.catchUp()
    const { untruths, open } = await compareDay(world, day, {
      db: app.world.db,
      shows: shownBy(app),
    })
    expect(untruths).toEqual([])
    expect(open).toBeGreaterThan(150)
  }
  expect(internet.trespasses).toEqual([])
  expect(app.errors).toEqual([])
})
