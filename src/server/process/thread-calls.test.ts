import { MessageChannel } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { Refusal } from '#core/api/refusal.ts'
import { createCalls } from './thread-calls.ts'

type Sums = {
  add(numbers: number[]): Promise<number>
  refuse(nothing: null): void
  breaks(nothing: null): void
  never(nothing: null): Promise<void>
}

function pair() {
  const { port1, port2 } = new MessageChannel()
  onTestFinished(() => port1.close())
  const theirs: Sums = {
    // The first question is answered last.
    async add(numbers) {
      await new Promise((resolve) => setImmediate(resolve))
      return numbers.reduce((sum, number) => sum + number, 0)
    },
    refuse() {
      throw new Refusal('search_too_long')
    },
    breaks() {
      throw new TypeError('a bug')
    },
    never: () => new Promise(() => {}),
  }
  createCalls<Record<string, never>>(port2, theirs)
  return createCalls<Sums>(port1, {})
}

test('each question gets its own answer', async () => {
  const calls = pair()
  const asked = [[1, 2], [3], [], [4, 5, 6]].map((numbers) => calls.ask('add', numbers))
  expect(await Promise.all(asked)).toEqual([3, 3, 0, 15])
})

test('a refusal stays a refusal on the other side, and a bug keeps its stack', async () => {
  const calls = pair()

  const refusal = await calls.ask('refuse', null).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Refusal)
  expect((refusal as Refusal).code).toBe('search_too_long')

  const bug = (await calls.ask('breaks', null).catch((error: unknown) => error)) as Error
  expect(bug).not.toBeInstanceOf(Refusal)
  expect(bug.message).toBe('a bug')
  expect(bug.stack).toContain('thread-calls.test.ts')
})

test('calls to an ended thread fail at once', async () => {
  const calls = pair()
  const waiting = calls.ask('never', null)

  calls.end(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  await expect(calls.ask('add', [1])).rejects.toThrow('gone')
})
