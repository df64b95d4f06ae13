/** `npm run doctor`: what it finds at a public address and in a database, and what it tells programs. */
import { execFile } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { MAX_FILE_BYTES } from '#core/files/file-limits.ts'
import { DOCTOR_PATH, DOCTOR_PURPOSE, DOCTOR_TIME } from '#core/settings/doctor-probe.ts'
import { checkDatabase } from '#server/commands/check-database.ts'
import { checkOutside, type Fetch } from '#server/commands/check-outside.ts'
import { addBoard } from '#work/gathering/change-boards.ts'
import { createKeyring } from '#work/use-case/keyring.ts'
import { createTestApp, PUBLIC_URL, TEST_KEY, type TestApp } from './app.ts'
import { systemEnv } from './system-env.ts'

type Proxy = { forwardedFor?: string; host?: string; maxBytes?: number }

/** A proxy in front of the server. */
const through =
  (app: TestApp, { forwardedFor, host = 'rolecall.test', maxBytes = Infinity }: Proxy): Fetch =>
  async (url, init) => {
    const { byteLength = 0 } = (init.body ?? {}) as Uint8Array
    if (byteLength > maxBytes) return new Response('too large', { status: 413 })
    const more = forwardedFor ? { 'x-forwarded-for': forwardedFor } : {}
    return app.request(url.slice(PUBLIC_URL.length), {
      ...init,
      headers: { ...(init.headers as Record<string, string>), host, ...more },
    })
  }

async function outside(app: TestApp, fetch: Fetch, { secretKeys = [TEST_KEY] } = {}) {
  const found = await checkOutside({
    env: { hasPublicUrl: true, settings: app.services.settings, trustedProxies: 1 },
    secretKeys,
    now: app.services.clock.now(),
    fetch,
  })
  return found.map(({ about, state, lines }) => `${state} ${about}: ${lines.join(' ')}`)
}

test('behind a proxy that is set up right, the doctor finds nothing to fix', async () => {
  const app = await createTestApp({ trustedProxies: 1, onlyPublicHost: true })
  expect(await outside(app, through(app, { forwardedFor: '192.0.2.1' }))).toEqual([
    `ok Public address: ${PUBLIC_URL} answers.`,
    'ok Proxy: Proxies that add to X-Forwarded-For: 1. TRUST_PROXY of the server: 1.',
    'ok Uploads: A body of 5 MB arrives.',
  ])
})

test.each<[string, Proxy, RegExp]>([
  ['one more proxy', { forwardedFor: '192.0.2.1, 10.0.0.1' }, /^fix Proxy: .*Set TRUST_PROXY=2\./],
  ['no forwarded address', {}, /^fix Proxy: .*Visitors can choose their own address/],
  [
    'a limit of one megabyte',
    { forwardedFor: '192.0.2.1', maxBytes: 2 ** 20 },
    /^fix Uploads: .*client_max_body_size 6m/m,
  ],
  [
    'another host name',
    { forwardedFor: '192.0.2.1', host: '127.0.0.1:3000' },
    /^fix Proxy: .*proxy_set_header Host/,
  ],
])('the doctor finds %s, and says what to do', async (_, proxy, says) => {
  const app = await createTestApp({ trustedProxies: 1, onlyPublicHost: true })
  const found = await outside(app, through(app, proxy))
  expect(found.slice(1).join('\n')).toMatch(says)
})

test('the doctor tells an unreachable address, another site and another instance apart', async () => {
  const app = await createTestApp()
  const failing: Fetch = async () => {
    throw new TypeError('fetch failed', {
      cause: { code: 'ENOTFOUND', message: 'getaddrinfo ENOTFOUND rolecall.test' },
    })
  }
  expect(await outside(app, failing)).toEqual([
    `fix Public address: ${PUBLIC_URL}: getaddrinfo ENOTFOUND rolecall.test Add an A or AAAA record for this name.`,
  ])
  const elsewhere: Fetch = async () => new Response('<p>Welcome to nginx!</p>')
  expect((await outside(app, elsewhere))[0]).toMatch(/answers with 200, not as this server does/)
  const otherKey = Buffer.alloc(32, 7).toString('base64')
  const stranger = await outside(app, through(app, {}), { secretKeys: [otherKey] })
  expect(stranger[1]).toMatch(/has another key or another time/)
})

test('nobody else learns how requests arrive, and a signature is good for five minutes', async () => {
  const app = await createTestApp()
  const ask = async (time: number, key = TEST_KEY) => {
    const mac = createKeyring([key]).mac(DOCTOR_PURPOSE, `${time}`).toString('base64url')
    const headers = { authorization: `Bearer ${mac}`, [DOCTOR_TIME]: `${time}` }
    return (await app.request(DOCTOR_PATH, { method: 'POST', headers })).status
  }
  const now = app.services.clock.now().getTime()
  expect(await ask(now)).toBe(200)
  expect(await ask(now - 299_000)).toBe(200)
  expect(await ask(now - 301_000)).toBe(401)
  expect(await ask(now + 301_000)).toBe(401)
  expect(await ask(Number.NaN)).toBe(401)
  expect(await ask(now, Buffer.alloc(32, 7).toString('base64'))).toBe(401)
  const plain = await app.request(DOCTOR_PATH, { method: 'POST' })
  expect([plain.status, (await plain.json()).code]).toEqual([401, 'doctor_key'])
  expect(MAX_FILE_BYTES).toBe(5 * 2 ** 20)
})

test('the doctor reads the database as it is, and names boards that fail', async () => {
  const app = await createTestApp()
  for (const token of ['acme', 'other']) {
    await addBoard(app.services, { source: 'lever', token })
  }
  await sql`update boards set failures = 3 where token = 'acme'`.execute(app.services.db)
  const found = await checkDatabase(
    { databaseUrl: app.url, dataDir: '', settings: { filesMaxBytes: 2 ** 30 } },
    Date.now,
  )
  const of = (about: string) => found.find((finding) => finding.about === about)
  expect(of('Database')).toMatchObject({ state: 'ok' })
  expect(of('Files')).toMatchObject({ state: 'ok' })
  expect(of('Locale')).toMatchObject({ state: 'ok' })
  expect(of('Boards')?.lines.join('\n')).toMatch(
    /Of 2 boards .*, 1 failed .*\nFailing: lever\/acme/s,
  )

  const away = await checkDatabase(
    {
      databaseUrl: 'postgres://nobody:secret@127.0.0.1:1/none',
      dataDir: '',
      settings: { filesMaxBytes: null },
    },
    Date.now,
  )
  expect(away).toMatchObject([{ about: 'Database', state: 'fix' }])
  expect(away[0]?.lines.join()).toMatch(/^DATABASE_URL \(127\.0\.0\.1:1\/none\): (?!.*secret)/)
})

test('wrong settings are a finding, for people and as JSON, with exit code 1', async () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-doctor-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true }))
  const run = (args: string[], env: Record<string, string>) =>
    new Promise<{ code: unknown; said: string }>((resolve) => {
      const options = { env: { ...systemEnv(), DATA_DIR: directory, ...env } }
      const command = ['src/server/commands/doctor.ts', ...args]
      execFile(process.execPath, command, options, (error, said) =>
        resolve({ code: error?.code ?? 0, said }),
      )
    })
  const wrong = await run([], { PORT: 'abc', SMTP_PORT: '25' })
  expect(wrong.code).toBe(1)
  expect(wrong.said).toMatch(/^FIX {3}Settings\n {6}SMTP_PORT is not a Rolecall setting/)

  const fine = await run(['--json'], {})
  const { isFine, findings } = JSON.parse(fine.said)
  expect(findings.map(({ about }: { about: string }) => about)).toEqual([
    'Version',
    'Settings',
    'Disk',
    'Backups',
    'Database',
    'Public address',
    'Email',
  ])
  expect(fine.code).toBe(isFine ? 0 : 1)
})
