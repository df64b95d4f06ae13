import { expect, test } from 'vitest'
import { encodeLiveEvents } from './live-events.ts'
import { createLiveStream } from './live-stream.ts'

const BEAT = encodeLiveEvents([{ event: 'beat' }])

test('F38 a client that leaves 64 KB unread is disconnected', async () => {
  let closed = 0
  const stream = createLiveStream({ retryMs: 1_000, onClose: () => closed++ })
  const bytes = 65_536
  for (let sent = 0; sent + BEAT.length < bytes; sent += BEAT.length) {
    expect(closed).toBe(0)
    stream.send(BEAT)
  }
  stream.send(BEAT)
  stream.send(BEAT)
  expect(closed).toBe(1)
})

test('a client that reads everything stays', async () => {
  let closed = 0
  const stream = createLiveStream({ retryMs: 1_000, onClose: () => closed++ })
  const reader = stream.body.getReader()
  for (let n = 0; n < 5_000; n++) {
    stream.send(BEAT)
    await reader.read()
  }
  expect(closed).toBe(0)
})
