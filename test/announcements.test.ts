/** IndexNow and Google's Indexing API, notified of changed jobs; a server of ours answers in their place. */
import { createVerify, generateKeyPairSync } from 'node:crypto'
import * as fs from 'node:fs'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as os from 'node:os'
import * as path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readServiceAccount } from '#server/outgoing/google-account.ts'
import { createGoogleIndexing } from '#server/outgoing/google-indexing.ts'
import { createIndexNow } from '#server/outgoing/indexnow.ts'
import { createSafeFetch } from '#server/outgoing/safe-fetch.ts'
import { announceJobs, type SearchEngine } from '#work/announcing/announce-jobs.ts'
import { importListings, removeDemo } from '#work/import/import-listings.ts'
import { createTestApp, PUBLIC_URL, type TestApp } from './app.ts'
import { listing } from './sample-listings.ts'

type Asked = { host: string; path: string; headers: IncomingHttpHeaders; body: string }
type Reply = { status: number; headers?: Record<string, string>; body?: string }

const KEY = 'a1b2c3d4e5f6'
const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const ACCOUNT = { email: 'jobs@example.iam.gserviceaccount.com', privateKey }

/** Answers for every host. `reply` may be replaced. */
async function fakeInternet(first: (asked: Asked) => Reply) {
  const asked: Asked[] = []
  const fake = { asked, reply: first }
  const server = createServer(async (request, response: ServerResponse) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const one = {
      host: `${request.headers.host}`,
      path: `${request.url}`,
      headers: request.headers,
      body,
    }
    asked.push(one)
    const { status, headers, body: text = '' } = fake.reply(one)
    response.writeHead(status, headers).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const safe = createSafeFetch({ detour: { host: '127.0.0.1', port } })
  onTestFinished(async () => {
    await safe.close()
    server.closeAllConnections()
    server.close()
  })
  return Object.assign(fake, { safe })
}

async function indexNow(app: TestApp) {
  const internet = await fakeInternet(() => ({ status: 200 }))
  const engine = createIndexNow({
    key: KEY,
    publicUrl: PUBLIC_URL,
    userAgent: 'Rolecall/test',
    safe: internet.safe,
    clock: app.services.clock,
  })
  await announceJobs(app.services, engine) // begins now
  return { internet, engine }
}

/** Imports without waiting for the search, which notifications don't need. */
const write = (app: TestApp, listings: object[], isDemo = false) =>
  importListings(
    app.services,
    listings.map((one, at) => ({ line: at + 1, text: JSON.stringify(one) })),
    { isDemo },
  )

/** A minute later, until everything is sent. */
async function announce(app: TestApp, engine: SearchEngine, minutes = 1) {
  app.setNow(new Date(app.services.clock.now().getTime() + minutes * 60_000).toISOString())
  let rounds = 0
  while (await announceJobs(app.services, engine)) rounds += 1
  return rounds
}

const stateOf = (app: TestApp, engine: string) =>
  app.services.db
    .selectFrom('announcements')
    .selectAll()
    .where('engine', '=', engine)
    .executeTakeFirstOrThrow()

const urlsIn = ({ body }: Asked) =>
  (JSON.parse(body) as { urlList: string[] }).urlList.map((url) => url.replace(PUBLIC_URL, ''))

test('IndexNow is notified of new, changed, closed and removed jobs, and only once', async () => {
  const app = await createTestApp()
  await write(app, [listing({ title: 'Before' })])
  const { internet, engine } = await indexNow(app)
  const [a, b, c] = ['A', 'B', 'C'].map((title) => listing({ title }))

  await write(app, [a, b, c] as object[])
  const ids = await Promise.all(['A', 'B', 'C'].map((title) => app.idOf(title)))
  await announce(app, engine)
  await announce(app, engine)
  await write(app, [
    { ...a, title: 'A2' },
    { ...b, closedAt: '2026-03-01T12:00:00Z' },
  ])
  await app.services.db.deleteFrom('jobs').where('title', '=', 'C').execute()
  await announce(app, engine)

  expect(internet.asked.map(urlsIn)).toEqual([
    ids.map((id) => `/jobs/${id}`),
    ids.map((id) => `/jobs/${id}`),
  ])
  expect(internet.asked[0]).toMatchObject({
    host: 'api.indexnow.org',
    path: '/indexnow',
    headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'Rolecall/test' },
  })
  expect(JSON.parse(`${internet.asked[0]?.body}`)).toMatchObject({
    host: 'rolecall.test',
    key: KEY,
    keyLocation: `${PUBLIC_URL}/${KEY}.txt`,
  })
})

test('sample jobs and jobs that may not be passed on are never sent', async () => {
  const app = await createTestApp()
  const { internet, engine } = await indexNow(app)
  const remotive = listing({ title: 'Theirs', source: 'remotive', board: 'all' })

  await write(app, [listing({ title: 'Invented' })], true)
  await write(app, [remotive])
  await announce(app, engine)
  await write(app, [{ ...remotive, closedAt: '2026-03-01T12:00:00Z' }])
  await announce(app, engine)
  await removeDemo(app.services)
  await app.services.db.deleteFrom('jobs').where('title', '=', 'Theirs').execute()
  await announce(app, engine)

  expect(internet.asked).toEqual([])
})

test('an engine that wants few of many changes gets each of its pages once', async () => {
  const app = await createTestApp()
  const { internet, engine } = await indexNow(app)
  const picky: SearchEngine = { ...engine, maxPages: 2, takes: ({ url }) => url.endsWith('00') }
  await write(
    app,
    Array.from({ length: 1_200 }, () => listing()),
  )

  app.setNow('2026-03-02T09:01:00Z')
  while (await announceJobs(app.services, picky));

  const sent = internet.asked.flatMap(urlsIn)
  expect(new Set(sent).size).toBe(sent.length)
  expect(sent.length).toBe(12)
  expect(internet.asked.map((asked) => urlsIn(asked).length)).toEqual(Array(6).fill(2))
})

test('once the server stops, nothing more is sent, and the next start begins there', async () => {
  const app = await createTestApp()
  const { internet, engine } = await indexNow(app)
  await write(app, [listing()])
  app.setNow('2026-03-02T09:01:00Z')

  expect(await announceJobs(app.services, engine, AbortSignal.abort())).toBe(false)
  expect(internet.asked).toEqual([])
  await announceJobs(app.services, engine)
  expect(internet.asked).toHaveLength(1)
})

test('thousands of changes are sent in few requests, each job once', async () => {
  const app = await createTestApp()
  const { internet, engine } = await indexNow(app)
  const all = Array.from({ length: 1_200 }, (_, at) => listing({ title: `Job ${at}` }))

  await write(app, all)
  expect(await announce(app, { ...engine, maxPages: 1_000 })).toBe(1)

  expect(internet.asked.map((asked) => urlsIn(asked).length)).toEqual([1_000, 200])
  expect(new Set(internet.asked.flatMap(urlsIn)).size).toBe(1_200)
})

test.each([
  [
    403,
    'IndexNow does not accept the key. Search engines must be able to read PUBLIC_URL/INDEXNOW_KEY.txt',
  ],
  [500, 'IndexNow answered 500'],
])('after an answer %i the same jobs are sent again, later each time', async (status, problem) => {
  const app = await createTestApp()
  const { internet, engine } = await indexNow(app)
  await write(app, [listing({ title: 'Engineer' })])
  internet.reply = () => ({ status })

  await announce(app, engine)
  expect(await stateOf(app, 'indexnow')).toMatchObject({ failures: 1, problem })
  await announce(app, engine, 4)
  expect(internet.asked).toHaveLength(1)
  await announce(app, engine, 1)
  await announce(app, engine, 9)
  expect(internet.asked).toHaveLength(2)
  internet.reply = () => ({ status: 202 })
  await announce(app, engine, 1)

  expect(internet.asked.map(urlsIn)).toEqual(Array(3).fill([`/jobs/${await app.idOf('Engineer')}`]))
  expect(await stateOf(app, 'indexnow')).toMatchObject({ failures: 0, problem: null })
})

test('a Retry-After is obeyed, and a broken connection is a failure', async () => {
  const app = await createTestApp()
  const { internet, engine } = await indexNow(app)
  await write(app, [listing()])
  internet.reply = () => ({ status: 429, headers: { 'retry-after': '7200' } })

  await announce(app, engine)
  await announce(app, engine, 119)
  expect(internet.asked).toHaveLength(1)
  await internet.safe.close()
  await announce(app, engine, 2)

  expect(await stateOf(app, 'indexnow')).toMatchObject({
    failures: 2,
    problem: expect.stringMatching(/^IndexNow could not be asked: /),
  })
})

test('two servers at once send each change once', async () => {
  const app = await createTestApp()
  const { internet, engine } = await indexNow(app)
  await write(app, [listing()])
  app.setNow('2026-03-02T10:00:00Z')

  await Promise.all([1, 2, 3, 4].map(() => announceJobs(app.services, engine)))

  expect(internet.asked).toHaveLength(1)
})

test('a server that dies while it sends loses nothing', async () => {
  const app = await createTestApp()
  const { internet, engine } = await indexNow(app)
  await write(app, [listing()])
  app.setNow('2026-03-02T10:00:00Z')
  const dies = { ...engine, notify: () => Promise.reject(new Error('the server was killed')) }
  await expect(announceJobs(app.services, dies)).rejects.toThrow('killed')

  await announce(app, engine, 4)
  expect(internet.asked).toEqual([])
  await announce(app, engine, 1)
  expect(internet.asked).toHaveLength(1)
})

test('a position that the database no longer knows starts over from now', async () => {
  const app = await createTestApp()
  const { internet, engine } = await indexNow(app)
  await app.services.db
    .updateTable('announcements')
    .set({ cursor: '9000000000000-0-9000000000000' })
    .execute()
  await write(app, [listing()])

  await announce(app, engine)
  await write(app, [listing({ title: 'Later' })])
  await announce(app, engine)

  expect(internet.asked.map(urlsIn)).toEqual([[`/jobs/${await app.idOf('Later')}`]])
})

test('the key is published only if it is set', async () => {
  const settings = { indexNowKey: KEY }
  const app = await createTestApp({ settings })

  expect(await app.page(`/${KEY}.txt`)).toBe(KEY)
  expect((await app.request('/other-key.txt')).status).toBe(404)
  const without = await createTestApp()
  expect((await without.request(`/${KEY}.txt`)).status).toBe(404)
})

/** Google: an access token for a valid assertion, and a status for each notification. */
async function google(app: TestApp, { perDay = 200 } = {}) {
  let tokens = 0
  const statusOf = { of: (_url: string) => 200 }
  const internet = await fakeInternet((asked) => {
    if (asked.host === 'oauth2.googleapis.com') {
      tokens += 1
      return json(isSigned(asked.body) ? 200 : 400, {
        access_token: `token-${tokens}`,
        expires_in: 3_600,
      })
    }
    return answerEach(asked, statusOf.of)
  })
  const engine = createGoogleIndexing({
    account: ACCOUNT,
    perDay,
    userAgent: 'Rolecall/test',
    safe: internet.safe,
    clock: app.services.clock,
  })
  await announceJobs(app.services, engine)
  const batches = () => internet.asked.filter(({ path }) => path === '/batch')
  return { internet, engine, statusOf, batches }
}

const json = (status: number, body: object): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

function isSigned(form: string): boolean {
  const fields = new URLSearchParams(form)
  const [head = '', claims = '', signature = ''] = `${fields.get('assertion')}`.split('.')
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return (
    fields.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
    said.iss === ACCOUNT.email &&
    said.aud === 'https://oauth2.googleapis.com/token' &&
    said.scope === 'https://www.googleapis.com/auth/indexing' &&
    said.exp - said.iat === 3_600 &&
    createVerify('RSA-SHA256')
      .update(`${head}.${claims}`)
      .verify(publicKey, Buffer.from(signature, 'base64url'))
  )
}

type Notification = { url: string; type: string }

function notificationsIn({ headers, body }: Asked): Notification[] {
  const boundary = /boundary=(\S+)/.exec(`${headers['content-type']}`)?.[1]
  const parts = body.split(`--${boundary}`).slice(1, -1)
  expect(body.endsWith(`--${boundary}--\r\n`)).toBe(true)
  return parts.map((part) => {
    const [, request = '', content = ''] = part.trim().split(/\r\n\r\n/)
    expect(request).toMatch(/^POST \/v3\/urlNotifications:publish HTTP\/1\.1\r\n/)
    expect(request).toContain(`Content-Length: ${Buffer.byteLength(content)}`)
    return JSON.parse(content) as Notification
  })
}

function answerEach(asked: Asked, statusOf: (url: string) => number): Reply {
  const parts = notificationsIn(asked).map(({ url }, at) =>
    [
      '--answer',
      'Content-Type: application/http',
      `Content-ID: <response-${at}>`,
      '',
      `HTTP/1.1 ${statusOf(url)} Whatever`,
      'Content-Type: application/json; charset=UTF-8',
      '',
      JSON.stringify({ urlNotificationMetadata: { url: `${url} HTTP/1.1 500` } }, null, 2),
      '',
    ].join('\r\n'),
  )
  return {
    status: 200,
    headers: { 'content-type': 'multipart/mixed; boundary=answer' },
    body: `${parts.join('')}--answer--\r\n`,
  }
}

test('Google is notified of pages with a JobPosting, and of closed ones', async () => {
  const app = await createTestApp()
  const { engine, batches } = await google(app)
  const job = listing({ title: 'Engineer' })
  await write(app, [job, listing({ title: 'Nowhere', location: null as never })])
  const url = `${PUBLIC_URL}/jobs/${await app.idOf('Engineer')}`

  await announce(app, engine)
  await write(app, [{ ...job, closedAt: '2026-03-01T12:00:00Z' }])
  await announce(app, engine)

  expect(batches().map(notificationsIn)).toEqual([
    [{ url, type: 'URL_UPDATED' }],
    [{ url, type: 'URL_DELETED' }],
  ])
  expect(batches()[0]).toMatchObject({
    host: 'indexing.googleapis.com',
    headers: { authorization: 'Bearer token-1' },
  })
  // The page must no longer be indexable when Google hears of it.
  const page = await app.request(url.replace(PUBLIC_URL, ''))
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
})

test('one token serves many batches of at most 100, until it expires or is refused', async () => {
  const app = await createTestApp()
  const { internet, engine, batches, statusOf } = await google(app, { perDay: 1_000 })
  await write(
    app,
    Array.from({ length: 150 }, () => listing()),
  )
  await announce(app, engine)
  expect(batches().map((asked) => notificationsIn(asked).length)).toEqual([100, 50])
  expect(internet.asked).toHaveLength(3)

  statusOf.of = () => 401
  await write(app, [listing()])
  await announce(app, engine)
  statusOf.of = () => 200
  await announce(app, engine, 5)
  expect(batches().map(({ headers }) => headers.authorization)).toEqual([
    'Bearer token-1',
    'Bearer token-1',
    'Bearer token-1',
    'Bearer token-2',
  ])
})

test('the quota of a day is kept, and the next day begins with what is new then', async () => {
  const app = await createTestApp()
  const { engine, batches } = await google(app, { perDay: 3 })
  const titles = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => listing({ title: `Job ${from + at}` }))

  await write(app, titles(0, 2))
  await announce(app, engine)
  await write(app, titles(2, 5))
  await announce(app, engine)
  await announce(app, engine, 60)
  expect(batches().map((asked) => notificationsIn(asked).length)).toEqual([2, 1])

  await write(app, titles(5, 9))
  await announce(app, engine, 5)
  app.setNow('2026-03-03T00:00:00Z')
  await write(app, titles(9, 10))
  await announce(app, engine)
  expect(notificationsIn(batches()[2] as Asked)).toEqual([
    { url: `${PUBLIC_URL}/jobs/${await app.idOf('Job 9')}`, type: 'URL_UPDATED' },
  ])
})

test('a page that Google refuses is left out; a used-up quota sends all again later', async () => {
  const app = await createTestApp()
  const { engine, batches, statusOf } = await google(app)
  await write(app, [listing({ title: 'Good' }), listing({ title: 'Bad' })])
  const bad = `${PUBLIC_URL}/jobs/${await app.idOf('Bad')}`

  statusOf.of = (url) => (url === bad ? 429 : 200)
  await announce(app, engine)
  expect(await stateOf(app, 'google')).toMatchObject({
    failures: 1,
    problem: 'Google says that the quota is used up',
  })
  statusOf.of = (url) => (url === bad ? 400 : 200)
  await announce(app, engine, 5)
  await announce(app, engine, 1)

  expect(batches().map((asked) => notificationsIn(asked).length)).toEqual([2, 2])
  expect(await stateOf(app, 'google')).toMatchObject({ failures: 0, problem: null })
})

test.each<[string, Reply]>([
  ['no token', json(400, { error: 'invalid_grant' })],
  ['nonsense', { status: 200, body: '<html>' }],
])('%s from Google is a failure that is tried again', async (_, reply) => {
  const app = await createTestApp()
  const { internet, engine } = await google(app)
  await write(app, [listing()])
  internet.reply = () => reply

  await announce(app, engine)

  expect(await stateOf(app, 'google')).toMatchObject({
    failures: 1,
    problem: 'Google gives no access token for the service account',
  })
  expect(app.logged()).not.toContain('PRIVATE KEY')
})

test("the key file of a service account is read, and anything else stops the server's start", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-google-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const write = (name: string, content: string) => {
    const file = path.join(folder, name)
    fs.writeFileSync(file, content)
    return file
  }
  const good = { type: 'service_account', client_email: ACCOUNT.email, private_key: privateKey }

  expect(readServiceAccount(write('good.json', JSON.stringify(good)))).toEqual(ACCOUNT)
  for (const file of [
    path.join(folder, 'missing.json'),
    write('text.json', 'not JSON'),
    write('other.json', JSON.stringify({ ...good, private_key: 'nonsense' })),
  ]) {
    expect(() => readServiceAccount(file)).toThrow(
      `GOOGLE_INDEXING_KEY ${file} is not the JSON key file of a Google service account.`,
    )
  }
})
