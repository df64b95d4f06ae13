import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { isTimeout, limitRequests, REQUEST_TIMEOUT_MS } from './limit-requests.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A `fetch` to a server that never answers. */
const silent: typeof fetch = (_, init) =>
  new Promise((_, reject) => {
    const { signal } = init ?? {}
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

/** A `fetch` to a server that answers immediately but never ends the body. */
const endless: typeof fetch = async (_, init) => {
  const body = new ReadableStream({
    start(stream) {
      init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason))
    },
  })
  return new Response(body)
}

test('an unanswered request fails with "Request timeout" after 120 seconds, not before', async () => {
  const ended = vi.fn()
  const asked = limitRequests(silent)('/api/jobs').catch((error: unknown) => {
    ended(error)
    return error
  })

  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)

  const error = await asked
  expect(REQUEST_TIMEOUT_MS).toBe(120_000)
  expect(isTimeout(error)).toBe(true)
  expect((error as Error).message).toBe('Request timeout')
})

test('a response whose body never ends times out too', async () => {
  const answer = await limitRequests(endless)('/api/jobs')
  const read = answer.text().catch((error: unknown) => error)

  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS)

  expect(isTimeout(await read)).toBe(true)
})

test.each([
  ['of the call', (signal: AbortSignal) => limitRequests(silent)('/api/jobs', { signal })],
  [
    'of the request',
    (signal: AbortSignal) =>
      limitRequests(silent)(new Request('http://rolecall.test/api/jobs', { signal })),
  ],
])('the signal %s still aborts it, with its own reason', async (_, ask) => {
  const own = new AbortController()
  const asked = ask(own.signal).catch((error: unknown) => error)

  own.abort()

  expect(await asked).toMatchObject({ name: 'AbortError' })
})

test('a signal that is already aborted aborts the request', async () => {
  const ended = vi.fn<typeof fetch>(async (_, init) => new Response(`${init?.signal?.aborted}`))
  const answer = await limitRequests(ended)('/api/jobs', { signal: AbortSignal.abort() })
  expect(await answer.text()).toBe('true')
})

test('requests work in browsers without AbortSignal.any', async () => {
  const any = vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function')
  })
  onTestFinished(() => any.mockRestore())
  const { signal } = new AbortController()
  const answer = await limitRequests(async () => new Response('jobs'))('/api/jobs', { signal })
  expect(await answer.text()).toBe('jobs')
})

test('a response in time is returned unchanged', async () => {
  const answer = await limitRequests(async () => new Response('jobs'))('/api/jobs')
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS)

  expect(await answer.text()).toBe('jobs')
})
