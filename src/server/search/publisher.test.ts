import { MessageChannel } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { createWriter, type Publication } from '#search/indexing/writer.ts'
import { createCalls } from '#server/process/thread-calls.ts'
import { createPublisher } from './publisher.ts'
import type { ReaderCalls } from './search-threads.ts'

/** A searcher that only remembers what it received. */
function reader() {
  const { port1, port2 } = new MessageChannel()
  onTestFinished(() => port2.close())
  const adopted: Publication[] = []
  const calls: ReaderCalls = {
    adopt: (publication) => void adopted.push(publication),
    releaseMemory: () => {},
  }
  createCalls<Record<string, never>>(port2, calls)
  return { port: port1, adopted, end: () => port2.close() }
}

const publication = () => createWriter().publication()

test('an early searcher waits for the first publication, a late one gets the latest', async () => {
  const publisher = createPublisher()
  const [early, late] = [reader(), reader()]
  let isReady = false
  const attaching = publisher.attach(early.port).then(() => {
    isReady = true
  })
  await Promise.resolve()
  expect(isReady).toBe(false)

  await publisher.publish(publication())
  await attaching
  await publisher.attach(late.port)
  expect([early.adopted.length, late.adopted.length]).toEqual([1, 1])
})

test('publishing waits for every searcher, except those that have ended', async () => {
  const publisher = createPublisher()
  const [one, two] = [reader(), reader()]
  await publisher.publish(publication())
  await Promise.all([publisher.attach(one.port), publisher.attach(two.port)])

  two.end()
  await publisher.publish(publication())
  expect(one.adopted).toHaveLength(2)
  expect(two.adopted).toHaveLength(1)
})
