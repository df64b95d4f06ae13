/** What visitors and programs are told while the database is away. */
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import * as shapes from '#server/api-schemas.ts'
import { createTestApp, type TestApp } from './app.ts'
import { listing } from './makers.ts'

test('while the database is away pages and API say so, ask for patience, and come back by themselves', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Engineer' })])
  const id = await app.idOf('Engineer')

  await allowConnections(app, false)
  // The connections that were open when it went are found broken first.
  const status = async () => (await app.request('/api/jobs')).status
  await expect.poll(status, { timeout: 10_000, interval: 5 }).toBe(503)
  app.errors.length = 0

  for (const path of ['/api/jobs', `/api/jobs/${id}`, '/api/home', '/jobs', `/jobs/${id}`]) {
    const response = await app.request(path)
    expect(response.status, path).toBe(503)
    expect(response.headers.get('cache-control'), path).toBe('no-store')
    expect(response.headers.get('retry-after'), path).toBe('2')
  }
  const refused = await app.request('/api/jobs')
  expect(shapes.ProblemSchema.parse(await refused.json()).code).toBe('database_away')
  expect(app.errors).toEqual([])

  await allowConnections(app, true)
  await expect.poll(status, { timeout: 10_000 }).toBe(200)
  expect(await app.titles()).toEqual(['Engineer'])
})

/** As an administrator would: nobody comes in, and who is in goes out. */
async function allowConnections({ url }: TestApp, allowed: boolean) {
  const name = new URL(url).pathname.slice(1)
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
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
