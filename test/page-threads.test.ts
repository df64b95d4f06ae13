/** Pages that threads render: the same as from the main thread, as current, and none of them lost. */
import type { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { PageThreadStart } from '#server/http/page-thread-calls.ts'
import { FOR_REQUESTS } from '#store/database-timeouts.ts'
import { allowConnections } from './allow-connections.ts'
import { builtServer, createTestApp, METRICS_KEY, type TestApp } from './app.ts'
import { databaseServerUrl } from './database-url.ts'
import { listing } from './sample-listings.ts'
import { exitOf, ownDatabase, startServer } from './server-process.ts'
import { createTcpProxy, socketOf, throughProxy } from './tcp-proxy.ts'

const LISTINGS = [
  listing({ title: 'React Engineer', description: '<p>You will build with React.</p>' }),
  listing({ title: 'Designer', company: 'Zenith', salaryText: '$100k - $120k' }),
  listing({ title: 'Closed Cook', closedAt: '2026-03-02T08:00:00Z' }),
]

/** Every page of cached-pages.ts, and what else can come of their addresses. */
const addressesOf = async (app: TestApp) => [
  '/',
  '/jobs',
  '/jobs?query=react&remote=false&sort=newest',
  '/jobs?query=zeppelins',
  '/jobs?page=99',
  '/jobs?salaryMin=much',
  `/jobs/${await app.idOf('Designer')}`,
  `/jobs/${await app.idOf('Closed Cook')}`,
  '/jobs/999999',
  '/salaries',
  '/salaries?role=backend',
  '/salaries?currency=none',
  '/trends',
  '/trends?skill=React',
  '/companies',
  '/companies?query=zen&sort=name',
  '/companies?page=99',
  '/companies/zenith',
  '/companies/nobody',
  ...['/about', '/resources', '/post-a-job', '/sitemap', '/terms', '/privacy', '/cookies'],
  '/accessibility',
]

/** Without what is another for each answer. */
async function comparable(answer: Response) {
  const text = await answer.text()
  const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? 'none'
  const headers = Object.fromEntries(answer.headers)
  delete headers['x-request-id']
  return JSON.parse(
    JSON.stringify({ status: answer.status, headers, text }).replaceAll(nonce, 'NONCE'),
  ) as { status: number; headers: Record<string, string>; text: string }
}

async function figuresOf(app: TestApp) {
  const text = await app.metrics()
  const figure = (name: string) => Number(text.split(`\nrolecall_${name} `)[1]?.split('\n')[0])
  return {
    threads: figure('page_threads'),
    thread: figure('pages_rendered_total{by="thread"}'),
    main: figure('pages_rendered_total{by="main"}'),
  }
}

const untilReady = (app: TestApp, threads = 1) =>
  expect
    .poll(async () => (await figuresOf(app)).threads, { timeout: 30_000, interval: 20 })
    .toBe(threads)

/** An app with one thread, and the workers that were started. */
async function appWithThread(options: Parameters<typeof createTestApp>[0] = {}) {
  const { startPageThread } = await builtServer()
  const workers: Worker[] = []
  const app = await createTestApp({
    ...options,
    pageThreads: {
      startWorker(start: PageThreadStart) {
        const worker = startPageThread(start)
        workers.push(worker)
        return worker
      },
      restartPauseMs: 10,
      ...options.pageThreads,
    },
  })
  await app.take(LISTINGS)
  await untilReady(app, options.pageThreads?.count)
  return { app, workers }
}

test('a thread sends the same bytes as the main thread, for every page that visitors share', async () => {
  const { app } = await appWithThread({ pageThreads: { count: 2 } })
  const main = await createTestApp({ databaseUrl: app.url })
  const addresses = await addressesOf(app)

  for (const address of addresses) {
    const [one, other] = [await app.request(address), await main.request(address)]
    expect(await comparable(one), address).toEqual(await comparable(other))
  }

  expect(await figuresOf(app)).toEqual({ threads: 2, thread: addresses.length, main: 0 })
  expect(app.errors).toEqual([])
})

test('the page cache keeps what threads render', async () => {
  const { app } = await appWithThread({ pageCache: {} })

  const pages = await Promise.all(Array.from({ length: 5 }, () => app.page('/jobs')))

  for (const page of pages) expect(page).toContain('2 jobs found')
  expect(await figuresOf(app)).toMatchObject({ thread: 1, main: 0 })
})

test('a page with a cookie for its visitor is rendered for that visitor alone', async () => {
  const { app } = await appWithThread()
  const answer = await app.request('/jobs?eligibleFrom=DE', { headers: { cookie: 'home=US' } })
  expect(answer.status).toBe(200)
  expect(await figuresOf(app)).toMatchObject({ thread: 0, main: 0 })
})

test('what another server changes or closes is changed on the pages of threads once searches find it', async () => {
  const { app } = await appWithThread()
  const id = await app.idOf('Designer')
  expect(await app.page('/jobs')).toContain('Designer')

  await sql`update jobs set title = 'Draughtsman' where id = ${id}`.execute(app.services.db)
  await app.catchUp()
  const renamed = await app.page('/jobs')
  await sql`update jobs set closed_at = '2026-03-02T09:00:00Z' where id = ${id}`.execute(
    app.services.db,
  )
  await app.catchUp()
  const closed = await app.page('/jobs')

  expect([renamed.includes('Draughtsman'), renamed.includes('Designer')]).toEqual([true, false])
  expect([closed.includes('Draughtsman'), closed.includes('1 job found')]).toEqual([false, true])
  expect(await figuresOf(app)).toMatchObject({ thread: 3, main: 0 })
})

test('pages of threads have the time and the banner of the main thread', async () => {
  const { app } = await appWithThread()
  expect(await app.page('/about')).not.toContain('Closed on Sunday')

  await sql`update site_state set banner_text = 'Closed on Sunday'`.execute(app.services.db)
  app.setNow('2027-03-02T09:00:00Z')
  const page = await app.page('/about')

  expect(page).toContain('Closed on Sunday')
  expect(page).toContain('2027')
})

test('F64 a thread that is killed loses no request, and another takes its place', async () => {
  const { app, workers } = await appWithThread()
  const addresses = Array.from({ length: 12 }, (_, n) => `/jobs?query=engineer&perPage=${10 + n}`)

  const answers = addresses.map((address) => app.request(address))
  await workers[0]?.terminate()

  for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200)
  await untilReady(app)
  expect(workers).toHaveLength(2)
  const before = await figuresOf(app)
  expect(await app.page('/jobs')).toContain('2 jobs found')
  expect(await figuresOf(app)).toEqual({ ...before, thread: before.thread + 1 })
})

test('F64 pages of a thread that hangs are rendered on the main thread, and another takes its place', async () => {
  const { startPageThread } = await builtServer()
  let started = 0
  const { app } = await appWithThread({
    pageThreads: {
      lookMs: 300,
      startWorker(start: PageThreadStart) {
        const worker = startPageThread(start)
        const post = worker.postMessage.bind(worker)
        const isFirst = ++started === 1
        worker.postMessage = (message: { name?: string }, transfer) => {
          if (!isFirst || message.name !== 'render') post(message, transfer as [])
        }
        return worker
      },
    },
  })

  expect(await app.page('/jobs')).toContain('2 jobs found')

  expect(await figuresOf(app)).toMatchObject({ thread: 0, main: 1 })
  await untilReady(app)
  expect(await app.page('/jobs')).toContain('2 jobs found')
  expect(await figuresOf(app)).toMatchObject({ thread: 1 })
})

test('a thread that dies at once is started again, more and more slowly', async () => {
  const { startPageThread } = await builtServer()
  const pauses: unknown[] = []
  let started = 0
  const { app } = await appWithThread({
    pageThreads: {
      startWorker(start: PageThreadStart) {
        const worker = startPageThread(start)
        if (++started <= 3) void worker.terminate()
        return worker
      },
    },
  })
  for (const [pause] of app.logged().matchAll(/pauseMs: \d+/g)) pauses.push(pause)
  expect(pauses).toEqual(['pauseMs: 10', 'pauseMs: 20', 'pauseMs: 40'])
})

test('F64 during an outage of the database, a server with threads answers as one without', async () => {
  const { app } = await appWithThread()
  const path = `/jobs/${await app.idOf('Designer')}`
  for (const read of [path, '/', '/jobs']) await app.request(read)
  expect(await figuresOf(app)).toMatchObject({ thread: 3, main: 0 })
  const readAt = app.services.clock.now().toISOString()
  app.setNow('2026-03-02T10:00:00Z')
  await goAway(app)

  const [job, missing] = [await app.request(path), await app.request('/companies/zenith')]

  expect([job.status, job.headers.get('stale-since')]).toEqual([200, readAt])
  expect(await job.text()).toContain('Our database is unavailable.')
  expect([missing.status, missing.headers.get('retry-after')]).toEqual([503, '2'])
  expect((await figuresOf(app)).thread).toBe(3)
  expect(app.errors).toEqual([])

  await allowConnections(app, true)
  await expect
    .poll(
      async () => {
        await app.request('/companies/zenith')
        return (await figuresOf(app)).thread
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBeGreaterThan(3)
  expect((await app.request(path)).headers.get('stale-since')).toBeNull()
})

test('F64 a silent database is answered within three seconds, by way of a thread too', async () => {
  const proxy = await createTcpProxy(socketOf(databaseServerUrl()))
  const poolerUrl = (url: string) => throughProxy(url, proxy)
  const { app } = await appWithThread({ poolerUrl, patience: FOR_REQUESTS })
  expect((await app.request('/companies/zenith')).status).toBe(200)
  await app.request('/companies/zenith')
  proxy.become({ isBlackHole: true })

  const began = performance.now()
  const answer = await app.request('/companies/acme')

  expect(answer.status).toBe(503)
  expect(performance.now() - began).toBeLessThan(3_200)
  proxy.drop()
  proxy.become({})
})

test('a search that is refused is refused on a thread’s page', async () => {
  const limits = { searchMs: 0, hungMs: 60_000, waitMs: 60_000, waiting: 100 }
  const { app } = await appWithThread({ search: { limits } })

  const answer = await app.request('/jobs')

  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await figuresOf(app)).toMatchObject({ thread: 1, main: 0 })
})

test('a bug of a page on a thread is logged once, under the id that the page shows', async () => {
  const { app } = await appWithThread()
  await sql`alter table companies rename to companies_gone`.execute(app.services.db)

  const answer = await app.request('/companies/zenith')

  const requestId = answer.headers.get('x-request-id')
  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain(`>${requestId}</code>`)
  expect(app.errors).toEqual([
    expect.objectContaining({ requestId, pathname: '/companies/zenith' }),
  ])
  expect(app.logged()).toContain('companies')
})

test('while all threads are busy, the main thread renders too', async () => {
  const { app } = await appWithThread()

  const pages = Array.from({ length: 20 }, (_, n) => app.request(`/jobs?perPage=${10 + n}`))
  await Promise.all(pages)

  const { thread, main } = await figuresOf(app)
  expect(thread + main).toBe(20)
  expect([thread > 4, main > 4]).toEqual([true, true])
})

test('PAGE_THREADS are started with the server, and end with it', async () => {
  const server = await startServer({
    ...(await ownDatabase()),
    ...{ PAGE_THREADS: '2', METRICS_KEY, GATHER: 'off' },
  })
  const read = async () => {
    const headers = { authorization: `Bearer ${METRICS_KEY}` }
    return (await fetch(`${server.address}/metrics`, { headers })).text()
  }
  await expect.poll(read, { timeout: 30_000 }).toContain('rolecall_page_threads 2')
  expect((await fetch(`${server.address}/jobs`)).status).toBe(200)
  expect(await read()).toContain('rolecall_pages_rendered_total{by="thread"} 1')

  const began = performance.now()
  server.process.kill('SIGTERM')
  expect(await exitOf(server.process)).toBe(0)
  expect(performance.now() - began).toBeLessThan(8_000)
}, 120_000)

async function goAway(app: TestApp) {
  await allowConnections(app, false)
  const status = async () => (await app.request('/api/jobs/changes')).status
  await expect.poll(status, { timeout: 10_000, interval: 5 }).toBe(503)
}
