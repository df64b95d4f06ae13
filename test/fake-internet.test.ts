/** Days on a simulated internet whose boards fail and give wrong answers, compared with what the product shows. */
import { expect, onTestFinished, test } from 'vitest'
import { compareDay } from '#dev/fake-internet/compare.ts'
import { makeWorld } from '#dev/fake-internet/fake-world.ts'
import { startFakeInternet } from '#dev/fake-internet/server.ts'
import { shownBy } from '#dev/fake-internet/shown-by-server.ts'
import {
  addFakeBoards,
  fakeClient,
  gatherAll,
  simulatedClock,
} from '#dev/fake-internet/simulated-days.ts'
import { EMPLOYER_SYSTEMS } from '#dev/fake-internet/systems.ts'
import { createTestApp } from './app.ts'

test('two days of boards that appear, disappear, fail and give wrong answers are shown correctly', async () => {
  const firstDay = new Date('2026-03-02T06:00:00Z')
  const world = makeWorld({
    seed: 'two days',
    companies: 16,
    jobsEach: 14,
    systems: EMPLOYER_SYSTEMS,
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
  const gatherWorld = { ...app.services, clock }
  await addFakeBoards(gatherWorld, world)

  for (const day of [0, 1]) {
    internet.setDay(day)
    clock.setDay(day)
    await gatherAll(gatherWorld, client)
    app.setNow(clock.now().toISOString())
    await app.catchUp()
    const { untruths, open } = await compareDay(world, day, {
      db: app.services.db,
      shows: shownBy(app),
    })
    expect(untruths).toEqual([])
    expect(open).toBeGreaterThan(150)
  }
  expect(internet.trespasses).toEqual([])
  expect(app.errors).toEqual([])
})
