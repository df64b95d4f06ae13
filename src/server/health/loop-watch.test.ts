/** F44: a blocked main thread is logged. */
import { expect, test } from 'vitest'
import { watchLoop } from './loop-watch.ts'

function watched() {
  const logged: unknown[] = []
  const clock = { at: 0 }
  let beat = () => {}
  let stopped = false
  const watch = watchLoop({
    log: { info() {}, error() {}, warn: (fields, message) => void logged.push([fields, message]) },
    now: () => clock.at,
    every(_, onBeat) {
      beat = onBeat
      return () => {
        stopped = true
      }
    },
  })
  return {
    logged,
    watch,
    isStopped: () => stopped,
    beatAfter(ms: number) {
      clock.at += ms
      beat()
    },
  }
}

test('F44 a block of five seconds is logged once, with its duration', () => {
  const { logged, beatAfter } = watched()
  for (const ms of [250, 5_250, 250, 250]) beatAfter(ms)
  expect(logged).toEqual([[{ blockedMs: 5_000 }, 'the main thread was blocked']])
})

test('F44 beats that are slightly late are not logged', () => {
  const { logged, beatAfter } = watched()
  for (const ms of [300, 900, 260]) beatAfter(ms)
  expect(logged).toEqual([])
})

test('F44 the watch stops with the server', () => {
  const { watch, isStopped } = watched()
  watch.stop()
  expect(isStopped()).toBe(true)
})

test('F44 a thread that is really blocked is logged', async () => {
  const logged: object[] = []
  const seen = new Promise<void>((resolve) => {
    const { stop } = watchLoop({
      log: {
        info() {},
        error() {},
        warn(fields) {
          logged.push(fields)
          stop()
          resolve()
        },
      },
    })
  })
  const until = performance.now() + 1_600
  while (performance.now() < until);
  const waiting = setTimeout(() => {}, 10_000) // the watch alone keeps no process alive
  await seen
  clearTimeout(waiting)
  expect(logged).toEqual([{ blockedMs: expect.any(Number) }])
})
