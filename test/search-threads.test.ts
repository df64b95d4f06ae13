/** What happens to queries when threads die, hang or are overloaded. */
import type { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { EMPTY_QUERY } from '#core/search/query.ts'
import * as shapes from '#server/api/api-schemas.ts'
import type { SearchHost } from '#server/search/search-host.ts'
import type { StartThread, ThreadKind } from '#server/search/search-threads.ts'
import { builtServer, createTestApp, METRICS_KEY, type TestApp } from './app.ts'
import { listing } from './sample-listings.ts'

const LIMITS = { searchMs: 60_000, hungMs: 60_000, waitMs: 60_000, waiting: 100 }

test("a query whose searcher dies is answered by the searcher's replacement", async () => {
  const threads = await interceptedThreads({ deaths: 1 })
  const app = await createTestApp({ search: { start: threads.start } })
  await app.take([listing({ title: 'Engineer' })])

  expect(await app.titles()).toEqual(['Engineer'])
  expect(threads.started).toEqual(['writer', 'searcher', 'searcher'])
  expect(app.errors).toEqual([])
})

test('a query that kills two searchers is given up, and the next one is answered', async () => {
  const threads = await interceptedThreads({ deaths: 2 })
  const app = await createTestApp({ search: { start: threads.start } })
  await app.take([listing({ title: 'Engineer' })])

  expect((await app.request('/api/jobs')).status).toBe(500)
  expect(app.errors).toHaveLength(1)
  expect(await app.titles()).toEqual(['Engineer'])
})

test('a searcher that hangs on a query is replaced, and the query is refused', async () => {
  const threads = await interceptedThreads({ silences: 1 })
  const app = await createTestApp({
    search: { start: threads.start, limits: { ...LIMITS, hungMs: 20 } },
  })
  await app.take([listing({ title: 'Engineer' })])

  expect(await refusalOf(app)).toBe('search_too_long')
  expect(await app.titles()).toEqual(['Engineer'])
})

test('a search that takes too long is refused, and other queries are answered', async () => {
  const app = await createTestApp({ search: { limits: { ...LIMITS, searchMs: 0 } } })
  await app.take([listing({ title: 'Engineer' })])

  expect(await refusalOf(app)).toBe('search_too_long')
  expect(await app.json('/api/jobs/suggestions?query=eng')).toMatchObject({
    suggestions: [{ text: 'Engineer', count: 1 }],
  })
})

test('a request that waits too long for a searcher is refused with a time to retry', async () => {
  const threads = await interceptedThreads({ silences: 1 })
  const app = await createTestApp({
    search: { start: threads.start, limits: { ...LIMITS, waitMs: 20 } },
  })
  await app.take([listing({ title: 'Engineer' })])
  void app.request('/api/jobs')

  const refused = await app.request('/api/jobs')
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(shapes.ProblemSchema.parse(await refused.json()).code).toBe('search_busy')
  const page = await app.request('/jobs')
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('Too many people are searching')
})

test('a full queue refuses further queries', async () => {
  const threads = await interceptedThreads({ silences: 1 })
  const app = await createTestApp({
    search: { start: threads.start, limits: { ...LIMITS, waiting: 1 } },
  })
  const held = app.request('/api/jobs')
  const waiting = app.request('/api/jobs')
  expect(await refusalOf(app)).toBe('search_busy')

  await threads.terminate('searcher')
  expect([(await held).status, (await waiting).status]).toEqual([200, 200])
})

test('queries go to a free searcher', async () => {
  const threads = await interceptedThreads({ silences: 1 })
  const app = await createTestApp({ search: { start: threads.start, searchers: 2 } })
  await app.take([listing({ title: 'Engineer' })])
  const held = app.request('/api/jobs')

  for (let n = 0; n < 20; n++) expect(await app.titles()).toEqual(['Engineer'])
  await threads.terminate('searcher')
  expect((await held).status).toBe(200)
})

test('an aborted query leaves the queue', async () => {
  const threads = await interceptedThreads({ silences: 1 })
  const app = await createTestApp({ search: { start: threads.start, limits: LIMITS } })
  const held = app.request('/api/jobs')
  await expect.poll(() => threads.lost, { interval: 5 }).toBe(1)
  const leaving = new AbortController()
  const asked = hostOf(app).search(EMPTY_QUERY, new Date(0), leaving.signal)
  await expect.poll(() => hostOf(app).state().waiting, { interval: 5 }).toBe(1)

  leaving.abort()
  await expect(asked).rejects.toThrow()
  expect(hostOf(app).state().waiting).toBe(0)
  await threads.terminate('searcher')
  expect((await held).status).toBe(200)
})

test('while the writer is down the searchers answer, and a new writer finds every change', async () => {
  const threads = await interceptedThreads({})
  const app = await createTestApp({ search: { start: threads.start } })
  await app.take([listing({ title: 'Before' })])
  await hostOf(app).follow()

  await threads.terminate('writer')
  expect(await app.titles()).toEqual(['Before'])
  await app.services.db.updateTable('jobs').set({ title: 'After' }).execute()

  await expect.poll(() => app.titles(), { timeout: 10_000, interval: 5 }).toEqual(['After'])
  expect(threads.started).toEqual(['writer', 'searcher', 'writer'])
})

test('metrics include search figures', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Engineer' })])
  await app.titles()

  const response = await app.request('/metrics', {
    headers: { authorization: `Bearer ${METRICS_KEY}` },
  })
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  const text = await response.text()
  expect(text).toContain('rolecall_search_questions_total{kind="search",outcome="answered"} 1\n')
  expect(text).toContain('rolecall_index_jobs 1\n')
  expect(text).toMatch(/^rolecall_index_bytes [1-9]\d*$/m)
  expect(text).toMatch(/^rolecall_process_resident_bytes [1-9]\d*$/m)
})

/**
 * The product's threads, with faults: the first `deaths` searches terminate their searcher, and the first `silences`
 * are never answered.
 */
async function interceptedThreads(trouble: { deaths?: number; silences?: number }) {
  const { startThread } = await builtServer()
  let { deaths = 0, silences = 0 } = trouble
  let lost = 0
  const workers: { kind: ThreadKind; worker: Worker }[] = []

  function isLost(worker: Worker, message: unknown): boolean {
    if ((message as { name?: string }).name !== 'search') return false
    if (silences-- > 0) return true
    if (deaths-- <= 0) return false
    void worker.terminate()
    return true
  }

  const start: StartThread = (kind, data) => {
    const worker = startThread(kind, data)
    workers.push({ kind, worker })
    const send = worker.postMessage.bind(worker)
    worker.postMessage = (message: unknown, transfer?: Parameters<typeof send>[1]) => {
      if (isLost(worker, message)) lost += 1
      else send(message, transfer)
    }
    return worker
  }

  return {
    start,
    get started() {
      return workers.map(({ kind }) => kind)
    },
    /** How many queries a searcher did not get, or died of. */
    get lost() {
      return lost
    },
    /** Terminates the first thread of this kind. */
    terminate: (kind: ThreadKind) => workers.find((it) => it.kind === kind)?.worker.terminate(),
  }
}

async function refusalOf(app: TestApp) {
  const response = await app.request('/api/jobs')
  expect(response.status).toBe(503)
  return shapes.ProblemSchema.parse(await response.json()).code
}

const hostOf = (app: TestApp) => app.services.search as SearchHost
