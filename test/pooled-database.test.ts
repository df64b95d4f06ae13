/** A transaction pooler in front of PostgreSQL: everything works that does not need a session, and mistakes are named. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkDatabase } from '#server/commands/check-database.ts'
import { isTransactionPooled } from '#server/database/session-pooling.ts'
import { createTestApp } from './app.ts'
import { databaseServerUrl } from './database-url.ts'
import { startPgBouncer } from './pg-bouncer.ts'
import { fileForm, pdf } from './sample-files.ts'
import { listing } from './sample-listings.ts'
import { ownDatabase, spawnServer, startServer } from './server-process.ts'
import { signUp } from './sign-up.ts'

test('F51 a pooler that gives each transaction another connection is recognized', async ({
  skip,
}) => {
  const serverUrl = databaseServerUrl()
  expect(await isTransactionPooled(serverUrl)).toBe(false)
  const pooled = await startPgBouncer(skip, serverUrl)
  if (!pooled) return
  expect(await isTransactionPooled(pooled(serverUrl))).toBe(true)
  const bySession = await startPgBouncer(skip, serverUrl, 'session')
  expect(await isTransactionPooled(bySession?.(serverUrl) ?? '')).toBe(false)
})

test('F51 accounts, imports, files, searches and a hundred writes at once work behind a transaction pooler', async ({
  skip,
}) => {
  const poolerUrl = await startPgBouncer(skip, databaseServerUrl())
  if (!poolerUrl) return
  const app = await createTestApp({ poolerUrl })
  const ada = await signUp(app)
  const report = await app.take(
    Array.from({ length: 60 }, (_, at) =>
      listing({ title: `Engineer ${at}`, company: `Acme ${at}` }),
    ),
  )
  expect(report.added).toBe(60)
  expect((await app.titles('query=engineer&perPage=100')).length).toBe(60)

  const form = fileForm('cv.pdf', pdf(), { kind: 'cv' })
  expect((await ada.request('/api/me/files', { method: 'POST', body: form })).status).toBe(200)
  const made = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      ada.send('POST', '/api/me/applications', {
        jobTitle: `Role ${at}`,
        companyName: `Firm ${at}`,
      }),
    ),
  )
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([200]))
  const { rows } = await sql<{ count: number }>`select count(*) as count from applications`.execute(
    app.services.db,
  )
  expect(rows[0]?.count).toBe(100)
  await app.runAlerts()
  expect((await ada.send('DELETE', '/api/me/applications/1')).status).not.toBe(500)
  expect(app.errors).toEqual([])
})

test('F51 a server behind a pooler listens directly, and follows what others change', async ({
  skip,
}) => {
  const own = await ownDatabase()
  const poolerUrl = await startPgBouncer(skip, databaseServerUrl())
  if (!poolerUrl) return
  const pooled = { ...own, DATABASE_URL: poolerUrl(own.DATABASE_URL), GATHER: 'off' }

  const refused = await spawnServer(pooled).ended()
  expect(refused.code).toBe(1)
  expect(refused.said).toContain(
    'DATABASE_URL leads to a pooler that gives each transaction another connection. Also set DATABASE_DIRECT_URL',
  )
  const stillPooled = { ...pooled, DATABASE_DIRECT_URL: pooled.DATABASE_URL }
  const wrong = await spawnServer(stillPooled).ended()
  expect(wrong.said).toContain('DATABASE_DIRECT_URL leads to a pooler')
  const { DATABASE_URL: elsewhere } = await ownDatabase()
  const mixed = await spawnServer({ ...pooled, DATABASE_DIRECT_URL: elsewhere }).ended()
  expect(mixed.said).toContain('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.')

  const server = await startServer({ ...pooled, DATABASE_DIRECT_URL: own.DATABASE_URL })
  const page = await fetch(`${server.address}/jobs`)
  expect(page.status).toBe(200)
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
}, 120_000)

test('F51 the doctor finds a pooler without a direct address, and sessions without a time limit', async ({
  skip,
}) => {
  const own = await ownDatabase()
  const poolerUrl = await startPgBouncer(skip, databaseServerUrl())
  if (!poolerUrl) return
  const pooled = poolerUrl(own.DATABASE_URL)
  const found = async (directUrl: string | null) => {
    const settings = { filesMaxBytes: null }
    const env = { databaseUrl: pooled, directUrl, replicaUrl: null, dataDir: '.', settings }
    const findings = await checkDatabase(env, Date.now)
    return findings
      .filter(({ about }) => about === 'Pooler')
      .map(({ state, lines }) => `${state} ${lines.join(' ')}`)
  }
  expect(await found(null)).toEqual([
    expect.stringContaining('fix DATABASE_URL leads to a pooler that gives each transaction'),
  ])
  expect(await found(pooled)).toEqual([
    expect.stringContaining('fix DATABASE_DIRECT_URL leads to a pooler'),
  ])
  expect(await found(own.DATABASE_URL)).toEqual([
    expect.stringMatching(/^note .*no time limit.*alter role rolecall set statement_timeout/),
  ])
})
