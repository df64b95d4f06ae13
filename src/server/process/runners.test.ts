import { expect, onTestFinished, test, vi } from 'vitest'
import { createCoalescedRunner, createThrottledRunner } from './runners.ts'

/** Work that ends when the test says so. */
function pending() {
  let end = () => {}
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  return { done, end }
}

test('all calls during a run share the next run', async () => {
  const gates = [pending(), pending(), pending()]
  let runs = 0
  const run = createCoalescedRunner(() => gates[runs++]?.done ?? Promise.resolve())
  const first = run()
  await Promise.resolve().then(() => {}) // the first has begun
  await Promise.resolve()

  const late = [run(), run(), run()]
  expect(new Set(late).size).toBe(1)
  expect(runs).toBe(1)

  for (const { end } of gates) end()
  await Promise.all([first, ...late])
  expect(runs).toBe(2)
})

test('a failed run rejects only its own callers', async () => {
  let runs = 0
  const run = createCoalescedRunner(async () => {
    if (++runs === 1) throw new Error('first')
  })

  await expect(run()).rejects.toThrow('first')
  await run()
  expect(runs).toBe(2)
})

test('an idle scheduler runs at once, and frequent calls run with a pause in between', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const ranAt: number[] = []
  const began = performance.now()
  const paced = createThrottledRunner(async () => {
    ranAt.push(performance.now() - began)
  }, 100)

  paced.call()
  await vi.advanceTimersByTimeAsync(10)
  for (let n = 0; n < 25; n++) {
    paced.call()
    await vi.advanceTimersByTimeAsync(10)
  }
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ranAt).toEqual([0, 100, 200, 300])

  paced.call()
  paced.stop()
  await vi.advanceTimersByTimeAsync(1_000)
  paced.call()
  expect(ranAt).toHaveLength(4)
})

test('a call during a run is not lost', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const gate = pending()
  let runs = 0
  const paced = createThrottledRunner(() => (runs++ === 0 ? gate.done : Promise.resolve()), 100)

  paced.call()
  await vi.advanceTimersByTimeAsync(1)
  paced.call()
  await vi.advanceTimersByTimeAsync(500)
  expect(runs).toBe(1)

  gate.end()
  await vi.advanceTimersByTimeAsync(200)
  expect(runs).toBe(2)
})
