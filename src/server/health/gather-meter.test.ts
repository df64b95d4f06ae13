import { expect, test } from 'vitest'
import type { Db } from '#store/db.ts'
import type { GatherFigures } from '#store/gather-figures.ts'
import { fakeTime } from '#test/fake-time.ts'
import { createGatherMeter } from './gather-meter.ts'

const figures = { boards: 1 } as GatherFigures

function given(counts: (() => Promise<GatherFigures>)[]) {
  const time = fakeTime()
  function count() {
    const next = counts.shift()
    if (!next) throw new Error('counted too often')
    return next()
  }
  const services = { db: {} as Db, clock: time.clock }
  const meter = createGatherMeter(services, { count, waitMs: 0 })
  return { time, meter }
}
const fails = () => Promise.reject(new Error('no database'))
const hangs = () => new Promise<GatherFigures>(() => {})

test('figures are counted once in five minutes', async () => {
  const { meter } = given([async () => figures])
  expect([await meter.read(), await meter.read()]).toEqual([figures, figures])
})

test('a failure is not kept', async () => {
  const { meter } = given([fails, async () => figures])
  expect([await meter.read(), await meter.read()]).toEqual([null, figures])
})

test('while a database does not answer, the figures before are given at once', async () => {
  const { meter, time } = given([async () => figures, hangs])
  await meter.read()
  time.pass(5 * 60_000)
  expect([await meter.read(), await meter.read()]).toEqual([figures, figures])
})

test('the first figures are not waited for long', async () => {
  const { meter } = given([hangs])
  expect(await meter.read()).toBe(null)
})
