/** Time jumps over waiting, and does not pass while something is being done. */
import { setTimeout as realDelay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSimulatedTime } from './simulated-time.ts'

const BEGIN = new Date('2026-03-02T06:00:00Z')
const at = (ms: number) => new Date(BEGIN.getTime() + ms)

function given() {
  const time = createSimulatedTime(BEGIN)
  const passedMs = () => time.clock.now().getTime() - BEGIN.getTime()
  return { time, passedMs }
}

test('waits end in their order, each at its instant', async () => {
  const { time, passedMs } = given()
  const ended: [string, number][] = []
  const wait = async (name: string, ...waits: number[]) => {
    for (const ms of waits) await time.delay(ms, undefined)
    ended.push([name, passedMs()])
  }
  const all = [
    wait('late', 3_600_000),
    wait('soon', 5),
    wait('in two steps', 2, 4),
    wait('never', 9e9),
  ]
  await time.passUntil(at(7_200_000))
  await Promise.all(all.slice(0, 3))
  expect(ended).toEqual([
    ['soon', 5],
    ['in two steps', 6],
    ['late', 3_600_000],
  ])
  expect(passedMs()).toBe(7_200_000)
})

test('no time passes during work', async () => {
  const { time, passedMs } = given()
  const worked: number[] = []
  const wait = time.delay(10, undefined)
  const work = time.during(async () => {
    await realDelay(1)
    worked.push(passedMs())
  })
  await time.passUntil(at(20))
  await Promise.all([wait, work])
  expect(worked).toEqual([0])
})

test('an aborted wait ends with the reason, and holds nothing up', async () => {
  const { time } = given()
  const stopping = new AbortController()
  const wait = time.delay(10, stopping.signal).catch((error: unknown) => error)
  stopping.abort(new Error('stopped'))
  expect(await wait).toEqual(new Error('stopped'))
  await time.passUntil(at(20))
})
