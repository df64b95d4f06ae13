import { expect, test } from 'vitest'
import { Away } from '#sources/source/source.ts'
import { fakeTime } from '#test/fake-time.ts'
import { createHostScheduler } from './host-scheduler.ts'

const PACE = { secondsBetween: 1, atOnce: 2 }

function given(pace = PACE) {
  const time = fakeTime()
  const turns = createHostScheduler(time.clock, time.delay)
  const begun: [host: string, ms: number][] = []
  const open = new Map<string, () => void>()
  /** Starts when it may, and ends when `open` is called with its name. */
  const hold = (host: string, name: string, signal?: AbortSignal) =>
    turns.take(host, pace, signal, () => {
      begun.push([name, time.passedMs()])
      return new Promise<void>((resolve) => open.set(name, resolve))
    })
  const ask = (host: string, name = host) =>
    turns.take(host, pace, undefined, async () => void begun.push([name, time.passedMs()]))
  return { time, turns, begun, open, hold, ask }
}

test('requests to one host start a second apart', async () => {
  const { ask, begun } = given()
  for (const name of ['1', '2', '3']) await ask('a.example', name)
  expect(begun).toEqual([
    ['1', 0],
    ['2', 1_000],
    ['3', 2_000],
  ])
})

test('after a request that began later than its turn, the next one is a second behind it', async () => {
  const { ask, begun, turns, time } = given()
  await ask('a.example', '1')
  time.pass(700)
  turns.begin('a.example', PACE)
  await ask('a.example', '2')
  expect(begun).toEqual([
    ['1', 0],
    ['2', 1_700],
  ])
})

test('hosts do not wait for each other', async () => {
  const { ask, begun } = given()
  for (const host of ['a.example', 'b.example', 'c.example']) await ask(host)
  expect(begun.map(([, ms]) => ms)).toEqual([0, 0, 0])
})

test('one host gets two requests at once, and the next in order of arrival', async () => {
  const { hold, begun, open } = given({ secondsBetween: 0, atOnce: 2 })
  const all = ['1', '2', '3', '4'].map((name) => hold('a.example', name))
  const names = () => begun.map(([name]) => name)
  await expect.poll(names).toEqual(['1', '2'])
  open.get('2')?.()
  await expect.poll(names).toEqual(['1', '2', '3'])
  open.get('1')?.()
  await expect.poll(names).toEqual(['1', '2', '3', '4'])
  for (const end of open.values()) end()
  await Promise.all(all)
})

test('a slot is free again after a failure', async () => {
  const { turns, ask, begun } = given({ secondsBetween: 0, atOnce: 1 })
  const fail = () => turns.take('a.example', PACE, undefined, () => Promise.reject(new Error('no')))
  await expect(fail()).rejects.toThrow('no')
  await ask('a.example', 'after')
  expect(begun.length).toBe(1)
})

test('an aborted request leaves the queue', async () => {
  const { hold, begun, open } = given({ secondsBetween: 0, atOnce: 1 })
  const first = hold('a.example', 'first')
  const gone = new AbortController()
  const second = hold('a.example', 'second', gone.signal)
  const third = hold('a.example', 'third')
  gone.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  open.get('first')?.()
  await expect.poll(() => begun.map(([name]) => name)).toEqual(['first', 'third'])
  open.get('third')?.()
  await Promise.all([first, third])
})

test('all requests to a host wait for a short pause', async () => {
  const { time, turns, ask, begun } = given()
  turns.pause('a.example', new Date(time.clock.now().getTime() + 20_000))
  await ask('b.example', 'other')
  await ask('a.example', 'paused')
  expect(begun).toEqual([
    ['other', 0],
    ['paused', 20_000],
  ])
})

test('a long pause is reported with its end', async () => {
  const { time, turns, ask, begun } = given()
  const until = new Date(time.clock.now().getTime() + 600_000)
  turns.pause('a.example', until)
  const error = await ask('a.example').catch((away: unknown) => away)
  expect(error).toBeInstanceOf(Away)
  expect(error).toMatchObject({ reason: 'busy', retryAt: until })
  time.pass(600_000)
  await ask('a.example', 'after')
  expect(begun).toEqual([['after', 600_000]])
})

test('setting the clock back makes no request wait longer than usual', async () => {
  const { time, ask, begun } = given()
  await ask('a.example', 'before')
  time.pass(-3_600_000)
  await ask('a.example', 'after')
  expect(begun[1]).toEqual(['after', -3_600_000 + 1_000])
})

test('of thousands of hosts, idle ones are dropped and active ones kept', async () => {
  const { time, ask, hold, begun, open } = given()
  const held = [hold('held.example', '1'), hold('held.example', '2')]
  await expect.poll(() => begun.length).toBe(2)
  for (let index = 0; index < 3_000; index++) {
    await ask(`${index}.example`, 'x')
    time.pass(10_000)
  }
  const third = hold('held.example', '3')
  await ask('other.example', 'y')
  expect(begun.filter(([name]) => name === '3')).toEqual([])
  open.get('1')?.()
  await expect.poll(() => begun.filter(([name]) => name === '3').length).toBe(1)
  for (const end of open.values()) end()
  await Promise.all([...held, third])
})
