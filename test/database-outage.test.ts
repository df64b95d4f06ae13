/** What visitors and programs get during a database outage, and what they can still read. */
import { expect, test } from 'vitest'
import * as shapes from '#server/api/api-schemas.ts'
import { allowConnections } from './allow-connections.ts'
import { builtServer, createTestApp, type TestApp } from './app.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

test('during an outage, requests that memory cannot answer get 503 with Retry-After, and work again afterwards', async () => {
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
  const page = await app.request(`/jobs/${id}`)
  const requestId = page.headers.get('x-request-id') ?? ''
  expect(await page.text()).toContain(`>${requestId}</code>`)
  expect(app.logged()).toContain(requestId)

  await comeBack(app)
  expect((await app.request(`/jobs/${id}`)).status).toBe(200)
  expect((await app.request('/jobs')).headers.get('stale-since')).toBeNull()
})

test('ten minutes into an outage, searches and pages in memory are still served and state their age', async () => {
  const app = await createTestApp()
  await app.take(
    ['Engineer', 'Designer'].map((title) =>
      listing({ title, description: `<p>You will work as ${title} with zeppelins.</p>` }),
    ),
  )
  const id = await app.idOf('Engineer')
  const { fillOutageCache } = await builtServer()
  await fillOutageCache(app.services, async () => {})
  const company = (await app.json(`/api/jobs/${id}`)).companySlug
  await app.request(`/companies/${company}`)
  const readAt = app.services.clock.now().toISOString()
  app.setNow('2026-03-02T10:00:00Z')
  await goAway(app)
  const since = app.services.clock.now().toISOString()
  await app.request('/') // the first request detects the outage
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

test('a server that answers from memory stays ready and reports the outage', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Engineer' })])
  expect(await app.json('/readyz')).toMatchObject({ ready: true, database: true })
  await goAway(app)
  const answer = await app.request('/readyz')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ ready: true, jobs: 1, database: false })
})

test('during an outage a signed-in person keeps their session and reads public pages; forms and dashboard pages get 503', async () => {
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
  expect(await form.text()).toContain('Something went wrong on our side')
  expect(ada.jar.header()).toBe(cookie)

  await comeBack(app)
  expect(await ada.isSignedInAs()).toBe(ada.email)
})

/** Starts an outage, and waits until connections that were open are found broken. */
async function goAway(app: TestApp) {
  await allowConnections(app, false)
  const status = async () => (await app.request('/api/jobs/changes')).status
  await expect.poll(status, { timeout: 10_000, interval: 5 }).toBe(503)
}

/** Ends the outage, and waits for the server, which checks once a second. */
async function comeBack(app: TestApp) {
  await allowConnections(app, true)
  const status = async () => (await app.request('/api/jobs/changes')).status
  await expect.poll(status, { timeout: 10_000 }).toBe(200)
}
