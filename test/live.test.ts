/** Live changes: who receives which, how an interrupted stream resumes, and when it ends. */
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { purge } from '#work/retention/retention.ts'
import { createTestApp } from './app.ts'
import { PASSWORD, signUp } from './sign-up.ts'

type Person = Awaited<ReturnType<typeof signUp>>
type LiveEvent = { event: string; id: number | null; data: Record<string, unknown> }

const LIVE = '/api/me/live'
/** The time AZ-06 allows before a stream without a session is closed. */
const CLOSED_WITHIN_MS = 5_000

test('a change reaches every stream of its person and nobody else', async () => {
  const app = await createTestApp()
  const [ada, eve] = [await signUp(app), await signUp(app, 'Eve')]
  const tabs = [await listen(ada), await listen(ada)]
  const other = await listen(eve)

  const id = await track(ada, 'Baker')
  await track(eve, 'Spy')

  for (const tab of tabs) {
    expect(await tab.next()).toEqual({
      event: 'change',
      id: 1,
      data: { version: 1, kind: 'application', subject: String(id) },
    })
  }
  const event = await other.next()
  expect(event.data).toMatchObject({ version: 1, kind: 'application' })
  expect(event.data.subject).not.toBe(String(id))
  expect(app.live.state()).toEqual({ streams: 3, people: 2 })
  expect(app.errors).toEqual([])
})

test("a stream begins with the newest change's number, and resumes after the last one seen", async () => {
  const ada = await signUp(await createTestApp())
  for (const title of ['Baker', 'Cook', 'Smith']) await track(ada, title)

  expect((await listen(ada)).first).toEqual({ event: 'ready', id: 3, data: { version: 3 } })
  const behind = await open(ada, '?since=1')
  const events = [await behind.next(), await behind.next(), await behind.next()]
  expect(events.map(({ event, id }) => [event, id])).toEqual([
    ['change', 2],
    ['change', 3],
    ['ready', 3],
  ])
  // The Last-Event-ID that a browser sends when it reconnects overrides the address.
  const again = await open(ada, '?since=1', { 'last-event-id': '2' })
  expect((await again.next()).id).toBe(3)
})

test('a client that missed changes that were purged has to reload everything', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  for (const title of ['Baker', 'Cook']) await track(ada, title)
  app.setNow('2026-03-03T09:00:01Z')
  await purge('changes', app.services)
  await track(ada, 'Smith')

  const reset = { event: 'reset', id: 3, data: { version: 3 } }
  expect(await (await open(ada, '?since=1')).next()).toEqual(reset)
  // A number from the future means that the database was restored from a backup.
  expect(await (await open(ada, '?since=9')).next()).toEqual(reset)
  expect((await (await open(ada, '?since=2')).next()).event).toBe('change')
})

test('a stream continues after its person confirms who they are', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const tab = await listen(ada)
  expect((await ada.ask('/confirm', { password: PASSWORD })).status).toBe(200)
  await track(ada, 'Baker')
  expect((await tab.next()).event).toBe('change')
})

test('a change made through another server arrives too', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const second = await app.beside()
  const headers = { cookie: ada.jar.header(), 'sec-fetch-site': 'same-origin' }
  const stream = await eventsOf(await second.request(LIVE, { headers }))
  expect((await stream.next()).event).toBe('ready')
  await track(ada, 'Baker')
  expect((await stream.next()).event).toBe('change')
})

test('F49 a change is sent although the listening connection was cut', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const stream = await listen(ada)
  const client = await connected(app)
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'rolecall-listen' and datname = current_database()`
  while ((await client.query(cut)).rowCount === 0);
  await track(ada, 'Baker')
  expect((await stream.next()).event).toBe('change')
})

test('F49 changes without a notification are found by polling', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const stream = await listen(ada)
  const client = await connected(app)

  // A new listener polls once by itself; the second change is found by the next poll.
  for (const version of [1, 2]) {
    await client.query(
      `with next as (
         insert into account_versions (account_id, version) values ($1, $2)
           on conflict (account_id) do update set version = excluded.version)
       insert into account_changes (account_id, version, kind, subject, changed_at)
         values ($1, $2, 'application', '1', now())`,
      [ada.id, version],
    )
    expect(await stream.next()).toMatchObject({ event: 'change', id: version })
  }
})

test("AZ-02 a person's stream never contains other people's changes, even when resumed", async () => {
  const app = await createTestApp()
  const [ada, eve] = [await signUp(app), await signUp(app, 'Eve')]
  for (let n = 0; n < 5; n += 1) await track(ada, `Baker ${n}`)
  const stream = await open(eve, '?since=0')
  expect(await stream.next()).toEqual({ event: 'ready', id: 0, data: { version: 0 } })
})

test('AZ-06 a stream ends when its session is revoked or its account deleted', async () => {
  const app = await createTestApp()
  const [ada, eve] = [await signUp(app), await signUp(app, 'Eve')]
  const [revoked, deleted] = [await listen(ada), await listen(eve)]
  const began = performance.now()
  const { db } = app.services
  await db.deleteFrom('sessions').where('account_id', '=', ada.id).execute()
  await db.deleteFrom('accounts').where('id', '=', eve.id).execute()
  for (const stream of [revoked, deleted]) {
    expect((await stream.next()).event).toBe('signed-out')
    expect(await stream.isOver()).toBe(true)
  }
  expect(performance.now() - began).toBeLessThan(CLOSED_WITHIN_MS)
  expect((await ada.request(LIVE)).status).toBe(401)
})

test("AZ-06 a program's stream ends when its access token is revoked", async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const asked = { name: 'Watcher', isReadOnly: true, lifetimeDays: 90 }
  const made = await ada.send('POST', '/api/me/tokens', asked)
  const { token, accessToken } = (await made.json()) as {
    token: string
    accessToken: { id: string }
  }
  const headers = { authorization: `Bearer ${token}` }
  const stream = await eventsOf(await app.request(LIVE, { headers }))
  expect((await stream.next()).event).toBe('ready')
  await track(ada, 'Baker')
  expect((await stream.next()).data.kind).toBe('application')

  await ada.send('DELETE', `/api/me/tokens/${accessToken.id}`)
  expect((await stream.next()).data.kind).toBe('account')
  expect((await stream.next()).event).toBe('signed-out')
  expect(await stream.isOver()).toBe(true)
})

test('a visitor gets no stream', async () => {
  const app = await createTestApp()
  expect((await app.request(LIVE)).status).toBe(401)
})

test('a person has at most twenty streams, and closing one makes room', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const streams = await Promise.all(Array.from({ length: 20 }, () => listen(ada)))
  const refused = await ada.request(LIVE)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  await streams[0]?.cancel()
  expect((await listen(ada)).first.event).toBe('ready')
  await ada.request(LIVE, { method: 'HEAD' })
  expect(app.live.state().streams).toBe(20)
})

test('the stream is not buffered, compressed or cached', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const port = await app.listen()
  const answer = await fetch(`http://127.0.0.1:${port}${LIVE}`, {
    headers: { cookie: ada.jar.header(), 'accept-encoding': 'gzip, br' },
  })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'private, no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  expect(answer.headers.get('content-encoding')).toBeNull()
  const stream = await eventsOf(answer)
  expect((await stream.next()).event).toBe('ready')
  await track(ada, 'Baker')
  expect((await stream.next()).event).toBe('change')
})

test('a disconnected browser leaves no stream behind', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const port = await app.listen()
  const away = new AbortController()
  const headers = { cookie: ada.jar.header() }
  const answer = await fetch(`http://127.0.0.1:${port}${LIVE}`, { headers, signal: away.signal })
  expect((await (await eventsOf(answer)).next()).event).toBe('ready')
  expect(app.live.state().streams).toBe(1)
  away.abort()
  await expect.poll(() => app.live.state()).toEqual({ streams: 0, people: 0 })
})

test('a browser that disconnects before its stream begins leaves nothing behind either', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const answer = await ada.request(LIVE, { signal: AbortSignal.abort() })
  expect(app.live.state()).toEqual({ streams: 0, people: 0 })
  expect(await answer.text()).not.toContain('event:')
})

test('F39 a stopping server ends its streams, and browsers reconnect spread over time', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const streams = [await listen(ada), await listen(ada)]
  expect(streams[0]?.retryMs()).not.toBe(streams[1]?.retryMs())
  await app.live.stop()
  for (const stream of streams) expect(await stream.isOver()).toBe(true)
  expect((await ada.request(LIVE)).status).toBe(503)
})

test.each(['x', '-1', '1.5'])('since=%s is refused', async (since) => {
  const ada = await signUp(await createTestApp())
  expect((await ada.request(`${LIVE}?since=${since}`)).status).toBe(400)
})

async function connected({ url }: { url: string }): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {}) // its database is dropped at the end
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** Opens a stream and waits for its first event. */
async function listen(person: Person) {
  const stream = await open(person)
  return { ...stream, first: await stream.next() }
}

async function open(person: Person, parameters = '', headers: Record<string, string> = {}) {
  return eventsOf(
    await person.request(`${LIVE}${parameters}`, {
      headers: { cookie: person.jar.header(), ...headers },
    }),
  )
}

async function eventsOf(answer: Response) {
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}: ${await answer.text()}`)
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  onTestFinished(() => reader.cancel().catch(() => {}))
  let text = ''
  let retryMs = 0

  async function block(): Promise<string | null> {
    while (!text.includes('\n\n')) {
      const { value, done } = await reader.read()
      if (done) return null
      text += value
    }
    const [first = ''] = text.split('\n\n', 1)
    text = text.slice(first.length + 2)
    return first
  }

  return {
    /** The next event that is not a heartbeat. */
    async next(): Promise<LiveEvent> {
      const read = await block()
      if (read === null) throw new Error('the stream has ended')
      const fields = Object.fromEntries(read.split('\n').map((line) => line.split(/: (.*)/s)))
      if (fields.retry) retryMs = Number(fields.retry)
      if (fields.retry || fields.event === 'beat') return this.next()
      const id = fields.id === undefined ? null : Number(fields.id)
      return { event: fields.event, id, data: JSON.parse(fields.data) }
    },
    isOver: async () => (await block()) === null,
    retryMs: () => retryMs,
    cancel: () => reader.cancel(),
  }
}

async function track(person: Person, jobTitle: string): Promise<number> {
  const answer = await person.send('POST', '/api/me/applications', { jobTitle })
  return ((await answer.json()) as { id: number }).id
}
