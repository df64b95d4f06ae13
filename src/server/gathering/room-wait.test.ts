import { expect, test } from 'vitest'
import { fakeTime } from '#test/fake-time.ts'
import { createRoomWait } from './room-wait.ts'

const WAITING = 'Waiting for boards whose hosts are all being read.'
const FULL = 'Boards are due, but their hosts had no room for ten minutes.'

/** `answers`: what is taken, one after the other, then always null. */
function given(answers: (string | null)[], isDue: () => boolean) {
  const time = fakeTime()
  const said: string[] = []
  const stopping = new AbortController()
  const next = createRoomWait({
    take: async () => answers.shift() ?? null,
    isAnyDue: async () => isDue(),
    delay: time.delay,
    signal: stopping.signal,
    say: (sentence) => void said.push(sentence),
  })
  return { next, said, time, stopping }
}

test('a command waits for room while boards are due, and says so once', async () => {
  const { next, said } = given([null, 'a', null, null, 'b'], () => true)
  expect([await next(), await next()]).toEqual(['a', 'b'])
  expect(said).toEqual([WAITING])
})

test('a command ends at once when nothing is due', async () => {
  const { next, said, time } = given([], () => false)
  expect(await next()).toBe(null)
  expect([said, time.passedMs()]).toEqual([[], 0])
})

test('a command waits for ten minutes at most', async () => {
  const { next, said, time } = given([], () => true)
  expect(await next()).toBe(null)
  expect([said, time.passedMs()]).toEqual([[WAITING, FULL], 600_000])
})

test('a stopped command takes nothing', async () => {
  const { next, stopping } = given(['a'], () => true)
  stopping.abort()
  expect(await next()).toBe(null)
})
