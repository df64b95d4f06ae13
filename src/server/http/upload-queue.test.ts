import { expect, onTestFinished, test, vi } from 'vitest'
import type { AccountId } from '#core/account/account.ts'
import { createUploadQueue } from './upload-queue.ts'

const [ADA, BOB, EVE] = ['ada' as AccountId, 'bob' as AccountId, 'eve' as AccountId]

/** A line whose gaps end when the test says so, and what has begun so far. */
function createLine(limits: Parameters<typeof createUploadQueue>[0] = {}) {
  let endGap = () => {}
  const gaps: number[] = []
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  // Tests of other files may run in this process while an upload still waits.
  const over = new AbortController()
  onTestFinished(() => over.abort())
  const turn = createUploadQueue({
    gapMs: 250,
    atOncePerAccount: 100,
    atOnce: 100,
    ...limits,
    wait: (ms) => {
      gaps.push(ms)
      const { promise, resolve } = Promise.withResolvers<void>()
      endGap = resolve
      return promise
    },
  })
  return {
    begun,
    gaps,
    upload(accountId: AccountId, name: string, signal = over.signal) {
      const uploaded = turn(accountId, signal).then((end) => {
        ends.set(name, end)
        begun.push(name)
      })
      uploaded.catch(() => {}) // one that a test doesn't wait for may be refused
      return uploaded
    },
    async end(name: string) {
      ends.get(name)?.()
      await new Promise(setImmediate)
    },
    async gap() {
      endGap()
      await new Promise(setImmediate)
    },
  }
}

test('the first upload starts at once, the others with a gap between them', async () => {
  const { upload, begun, gap, gaps } = createLine()
  await upload(ADA, 'a1')
  void upload(ADA, 'a2')
  await gap()
  expect(begun).toEqual(['a1', 'a2'])
  await gap()
  await upload(ADA, 'a3')
  expect(begun).toEqual(['a1', 'a2', 'a3'])
  expect(gaps).toEqual([250, 250, 250])
})

test('accounts take turns, however many uploads one of them has queued', async () => {
  const { upload, begun, gap } = createLine({ perAccount: 50 })
  for (let n = 1; n <= 50; n++) void upload(ADA, `a${n}`)
  void upload(BOB, 'b1')
  void upload(BOB, 'b2')
  void upload(EVE, 'e1')
  for (let n = 0; n < 6; n++) await gap()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'e1', 'a3', 'b2', 'a4'])
})

test('an account with a full queue is refused with a time to retry, and others are not', async () => {
  const { upload, begun, gap } = createLine({ perAccount: 2 })
  for (const name of ['a1', 'a2', 'a3']) void upload(ADA, name)
  await expect(upload(ADA, 'a4')).rejects.toMatchObject({
    code: 'too_many_uploads',
    retryAfterSeconds: 1,
  })
  void upload(BOB, 'b1')
  for (let n = 0; n < 3; n++) await gap()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('when too many accounts wait, one more is refused with a time to retry', async () => {
  const { upload } = createLine({ accounts: 2 })
  void upload(ADA, 'a1')
  void upload(ADA, 'a2')
  void upload(BOB, 'b1')
  await expect(upload(EVE, 'e1')).rejects.toMatchObject({
    code: 'readers_busy',
    retryAfterSeconds: 1,
  })
})

test('a cancelled upload leaves the queue', async () => {
  const { upload, begun, gap } = createLine()
  const gone = new AbortController()
  await upload(ADA, 'a1')
  const stopped = upload(BOB, 'b1', gone.signal)
  void upload(EVE, 'e1')
  gone.abort()
  await expect(stopped).rejects.toMatchObject({ code: 'upload_stopped' })
  await gap()
  expect(begun).toEqual(['a1', 'e1'])
  await expect(upload(BOB, 'b2', AbortSignal.abort())).rejects.toMatchObject({
    code: 'upload_stopped',
  })
})

test('the number of running uploads per account is limited, and other accounts continue', async () => {
  const { upload, begun, gap, end } = createLine({ atOncePerAccount: 2 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) void upload(ADA, name)
  for (let n = 0; n < 3; n++) await gap()
  void upload(BOB, 'b1')
  await gap()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await end('a2')
  await end('a2') // once is all it counts
  await gap()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('the total number of running uploads is limited', async () => {
  const { upload, begun, gap, end } = createLine({ atOnce: 2 })
  void upload(ADA, 'a1')
  await gap()
  void upload(BOB, 'b1')
  await gap()
  void upload(EVE, 'e1')
  await gap()
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'e1'])
})

test('an upload that waits too long is refused with a time to retry, and leaves the queue', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { upload, begun, gap, end } = createLine({ atOnce: 1, maxWaitMs: 30_000 })
  void upload(ADA, 'a1')
  await gap()
  const late = upload(BOB, 'b1')
  const refused = expect(late).rejects.toMatchObject({
    code: 'readers_busy',
    retryAfterSeconds: 30,
  })
  vi.advanceTimersByTime(30_000)
  await refused
  await end('a1')
  expect(begun).toEqual(['a1'])
})
