import { expect, onTestFinished, test, vi } from 'vitest'
import { createPaced, createQueue, createTurns } from './turns.ts'

/** Work that ends when the test says so. */
function pending() {
  let end = () => {}
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  return { done, end }
}

test('all that ask while work runs share the run after it', async () => {
  const gates = [pending(), pending(), pending()]
  let runs = 0
  const run = createTurns(() => gates[runs++]?.done ?? Promise.resolve())
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

test('a run that fails tells those who asked for it and nobody else', async () => {
  let runs = 0
  const run = createTurns(async () => {
    if (++runs === 1) throw new Error('first')
  })

  await expect(run()).rejects.toThrow('first')
  await run()
  expect(runs).toBe(2)
})

test('pieces of work in a queue never overlap, and a failed one does not stop the next', async () => {
  const alone = createQueue()
  const heard: string[] = []
  const piece = (name: string) => async () => {
    heard.push(`${name} begins`)
    await Promise.resolve()
    heard.push(`${name} ends`)
    if (name === 'a') throw new Error('broke')
    return name
  }

  const results = await Promise.allSettled([alone(piece('a')), alone(piece('b'))])

  expect(heard).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})

test('calls are answered at once where it is quiet, and with a pause where they come all the time', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const ranAt: number[] = []
  const began = performance.now()
  const paced = createPaced(async () => {
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

test('a call that comes while the work is done is not lost', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const gate = pending()
  let runs = 0
  const paced = createPaced(() => (runs++ === 0 ? gate.done : Promise.resolve()), 100)

  paced.call()
  await vi.advanceTimersByTimeAsync(1)
  paced.call()
  await vi.advanceTimersByTimeAsync(500)
  expect(runs).toBe(1)

  gate.end()
  await vi.advanceTimersByTimeAsync(200)
  expect(runs).toBe(2)
})
