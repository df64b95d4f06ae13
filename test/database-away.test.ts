/** What visitors and programs get while the database is away, and what they can still read. */
import pg from 'pg'
import { expect, test } from 'vitest'
import * as shapes from '#server/api/api-schemas.ts'
import { builtServer, createTestApp, type TestApp } from './app.ts'
import { databaseServerUrl } from './database-url.ts'
import { listing } from './makers.ts'
import { signUp } from './people.ts'

test('while the database is away, what is not at hand is refused with patience, and comes back by itself', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Engineer' })])
  const id = await app.idOf('Engineer')
  await goAway(app)
  app.errors.length = 0

  for (const path of [`/api/jobs/${id}`, `/jobs/${id}`, '/api/jobs/changes', '/companies']) {
    const response = await app.request(path)
    expect(response.status, path).toBe(503)
    expect(response.headers.get('retry-after'), path).toBe('2')
    expect(response.headers.get('cache-control'), path).toBe('no-store')
    expect(response.headers.get('stale-since'), path).toBeNull()
  }
  const refused = await app.request(`/api/jobs/${id}`)
  expect(shapes.ProblemSchema.parse(await refused.json()).code).toBe('database_away')
  expect(app.errors).toEqual([])

  await comeBack(app)
  expect((await app.request(`/jobs/${id}`)).status).toBe(200)
  expect((await app.request('/jobs')).headers.get('stale-since')).toBeNull()
})

test('for ten minutes without a database, searches and pages that are at hand stay open and say so', async () => {
  const app = await createTestApp()
  await app.take(
    ['Engineer', 'Designer'].map((title) =>
      listing({ title, description: `<p>You will work as ${title} with zeppelins.</p>` }),
    ),
  )
  const id = await app.idOf('Engineer')
  const { fillAtHand } = await builtServer()
  await fillAtHand(app.world, async () => {})
  const company = (await app.json(`/api/jobs/${id}`)).companySlug
  await app.request(`/companies/${company}`)
  const readAt = app.world.clock.now().toISOString()
  app.setNow('2026-03-02T10:00:00Z')
  await goAway(app)
  const since = app.world.clock.now().toISOString()
  await app.request('/') // the first who asks finds out
  app.errors.length = 0
  app.setNow(new Date(Date.parse(since) + 10 * 60_000).toISOString())

  for (const [path, copyFrom] of [
    ['/', readAt],
    ['/jobs', since],
    ['/jobs?query=engineer', since],
    ['/jobs?query=zeppelins&remote=true', since],
    [`/jobs?company=${company}`, readAt],
    [`/jobs/${id}`, readAt],
    ['/companies', readAt],
    [`/companies/${company}`, readAt],
    ['/api/jobs?query=zeppelins', since],
    [`/api/jobs/${id}`, readAt],
    [`/api/jobs/${id}/related`, readAt],
    ['/api/jobs/filter-options', since],
    ['/api/jobs/suggestions?query=eng', since],
    ['/api/home', since],
    ['/api/companies', readAt],
  ] as const) {
    const answer = await app.request(path)
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('stale-since'), path).toBe(copyFrom)
    expect(answer.headers.get('cache-control'), path).toBe('no-store')
    if (path.startsWith('/api/')) continue
    const page = await answer.text()
    expect(page, path).toContain('Our database is unavailable.')
    expect(page, path).toContain(`dateTime="${copyFrom}"`)
  }
  expect((await app.request('/api/companies?query=acme')).status).toBe(503)
  expect(await app.titles('query=engineer')).toEqual(['Engineer'])
  expect(await (await app.request(`/jobs/${id}`)).text()).toContain('with zeppelins')
  expect(app.errors).toEqual([])
})

test('a server that reads from memory stays ready, and tells that the database is away', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Engineer' })])
  expect(await app.json('/readyz')).toMatchObject({ ready: true, database: true })
  await goAway(app)
  const answer = await app.request('/readyz')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ ready: true, jobs: 1, database: false })
})

test('a person who is signed in keeps their session and reads public pages; forms and their own pages wait', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Engineer' })])
  const id = await app.idOf('Engineer')
  const ada = await signUp(app)
  await ada.page(`/jobs/${id}`)
  await app.titles()
  const cookie = ada.jar.header()
  await goAway(app)

  for (const path of ['/jobs', `/jobs/${id}`]) {
    const answer = await ada.request(path)
    expect(answer.status, path).toBe(200)
    expect(answer.headers.getSetCookie(), path).toEqual([])
    const page = await answer.text()
    expect(page, path).toContain('Account features are paused')
    expect(page, path).not.toContain('href="/auth/signin"')
  }
  for (const path of ['/dashboard', '/auth/signin', '/dashboard/saved-jobs', '/api/me']) {
    const answer = await ada.request(path)
    expect(answer.status, path).toBe(503)
    expect(answer.headers.get('retry-after'), path).toBe('2')
    expect(answer.headers.getSetCookie(), path).toEqual([])
  }
  const form = await ada.submit('/dashboard/profile', { name: 'Ada' })
  expect(form.status).toBe(503)
  expect(await form.text()).toContain('Our database cannot be reached')
  expect(ada.jar.header()).toBe(cookie)

  await comeBack(app)
  expect(await ada.isSignedInAs()).toBe(ada.email)
})

/** The database closes its doors. Connections that were open when it went are found broken first. */
async function goAway(app: TestApp) {
  await allowConnections(app, false)
  const status = async () => (await app.request('/api/jobs/changes')).status
  await expect.poll(status, { timeout: 10_000, interval: 5 }).toBe(503)
}

/** A server that knows of the absence looks once a second whether it is over. */
async function comeBack(app: TestApp) {
  await allowConnections(app, true)
  const status = async () => (await app.request('/api/jobs/changes')).status
  await expect.poll(status, { timeout: 10_000 }).toBe(200)
}

/** As an administrator would: nobody comes in, and who is in goes out. */
async function allowConnections({ url }: TestApp, allowed: boolean) {
  const name = new URL(url).pathname.slice(1)
  const client = new pg.Client({ connectionString: databaseServerUrl() })
  await client.connect()
  await client.query(`alter database ${name} allow_connections ${allowed}`)
  if (!allowed) {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    )
  }
  await client.end()
}
