import { expect, test } from 'vitest'
import { createQueue, type NoSlot } from './queue.ts'

type Options = Partial<Parameters<typeof createQueue>[0]>
type Request = NonNullable<Parameters<ReturnType<typeof createQueue>['enter']>[0]>

/** A queue whose work ends when the test says so, and the names of what has begun. */
function given(options: Options = {}) {
  const begun: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const refuse = (why: NoSlot, keys: number) => new Error(`${why}, ${keys}`)
  const queue = createQueue({ atOnce: 1, refuse, ...options })
  const run = (name: string, request?: Request) => {
    const work = () => {
      begun.push(name)
      return new Promise<string>((resolve, reject) =>
        ends.set(name, (error) => (error ? reject(error) : resolve(name))),
      )
    }
    return queue.run(work, request).catch((error: Error) => error.message)
  }
  const settled = () => new Promise(setImmediate)
  return {
    queue,
    run,
    settled,
    begun,
    async end(name: string, error?: Error) {
      await settled()
      ends.get(name)?.(error)
      await settled()
    },
  }
}

test('work runs in the order of the requests, and failed work does not stop the next', async () => {
  const { run, begun, end } = given()
  const all = Promise.all(['a', 'b', 'c'].map((name) => run(name)))
  await end('a', new Error('broke'))
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  await end('c')
  expect(await all).toEqual(['broke', 'b', 'c'])
})

test('leaving twice frees one slot', async () => {
  const { queue, run, settled, begun } = given()
  const leave = await queue.enter()
  for (const name of ['a', 'b']) void run(name)
  leave()
  leave()
  await settled()
  expect(begun).toEqual(['a'])
  expect(queue.waiting()).toBe(1)
})

test('a request that waited too long is refused and takes no slot', async () => {
  const { run, begun, end, queue } = given({ maxWaitMs: 1 })
  void run('a')
  expect(await run('b')).toBe('late, 0')
  await end('a')
  expect(begun).toEqual(['a'])
  expect(queue.isIdle()).toBe(true)
})

test('when too many wait, all but a request that goes first are refused', async () => {
  const { run, begun, end } = given({ maxWaiting: 1, maxKeys: 1 })
  void run('a')
  void run('b')
  expect(await run('c')).toBe('key_full, 1')
  expect(await run('d', { key: 'other' })).toBe('full, 1')
  void run('e', { isFirst: true })
  for (const name of ['a', 'e', 'b']) await end(name)
  expect(begun).toEqual(['a', 'e', 'b'])
})

test.each([
  ['keys take turns', {}, ['a1', 'a2', 'b1', 'a3', 'b2']],
  [
    'a key with all its slots is passed over',
    { atOnce: 2, atOncePerKey: 1 },
    ['a1', 'b1', 'a2', 'b2', 'a3'],
  ],
])('%s', async (_, options, order) => {
  const { run, begun, end } = given(options)
  for (const name of ['a1', 'a2', 'a3']) void run(name, { key: 'a' })
  for (const name of ['b1', 'b2']) void run(name, { key: 'b' })
  for (const name of order) await end(name)
  expect(begun).toEqual(order)
})

test('an aborted request leaves the queue with the reason of its signal', async () => {
  const { queue, run } = given({ refuse: undefined as never })
  const gone = new AbortController()
  void run('a')
  const b = run('b', { signal: gone.signal })
  gone.abort(new Error('gone'))
  expect([await b, await run('c', { signal: gone.signal })]).toEqual(['gone', 'gone'])
  expect(queue.waiting()).toBe(0)
})

test('more slots let in what waits, and fewer wait for those in use', async () => {
  const { queue, run, begun, end } = given({ atOnce: 0 })
  for (const name of ['a', 'b', 'c']) void run(name)
  queue.resize(2)
  await end('')
  expect(begun).toEqual(['a', 'b'])
  queue.resize(1)
  await end('a')
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('a closed queue refuses what waits and what is asked later, and what runs may end', async () => {
  const { queue, run, end } = given()
  const all = [run('a'), run('b'), run('c', { key: 'other' })]
  queue.close()
  all.push(run('d'))
  await end('a')
  expect(await Promise.all(all)).toEqual(['a', 'closed, 1', 'closed, 0', 'closed, 0'])
})
