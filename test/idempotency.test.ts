/** A change with an Idempotency-Key is carried out once, however often it is sent. */
import { expect, test } from 'vitest'
import { purge } from '#work/retention/retention.ts'
import { createTestApp, type TestApp } from './app.ts'
import { signUp } from './sign-up.ts'

type Person = Awaited<ReturnType<typeof signUp>>

const LIST = '/api/me/applications'
const KEY = '"8e03978e-40d5-43dd-bc93-6894a57f9324"'

const send = (person: Person, path: string, body: object, key = KEY, method = 'POST') =>
  person.request(path, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
  })

const codeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { code?: string }).code,
]

async function tracked(person: Person): Promise<number> {
  const answer = await person.request(LIST)
  return ((await answer.json()) as { totalCount: number }).totalCount
}

test('the same request with the same key is carried out once and answered the same', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const first = await send(ada, LIST, { jobTitle: 'Baker' })
  const second = await send(ada, LIST, { jobTitle: 'Baker' })

  expect([first.status, second.status]).toEqual([200, 200])
  expect(await second.text()).toBe(await first.text())
  expect(first.headers.get('idempotency-replayed')).toBeNull()
  expect(second.headers.get('idempotency-replayed')).toBe('true')
  expect(second.headers.get('cache-control')).toBe('private, no-store')
  expect(await tracked(ada)).toBe(1)
  expect(app.errors).toEqual([])
})

test('without a key, with another key, or for another account it is another request', async () => {
  const app = await createTestApp()
  const [ada, eve] = [await signUp(app), await signUp(app, 'Eve Other')]
  await ada.send('POST', LIST, { jobTitle: 'Baker' })
  await send(ada, LIST, { jobTitle: 'Cook', companyName: 'Acme' })
  await send(ada, LIST, { jobTitle: 'Smith', companyName: 'Smiths' }, 'other')
  const foreign = await send(eve, LIST, { jobTitle: 'Cook', companyName: 'Acme' })
  expect(foreign.headers.get('idempotency-replayed')).toBeNull()
  expect([await tracked(ada), await tracked(eve)]).toEqual([3, 1])
})

test('a key that was used for another body is refused, and on another address it is another key', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await send(ada, LIST, { jobTitle: 'Baker' })
  expect(await codeOf(await send(ada, LIST, { jobTitle: 'Cook' }))).toEqual([422, 'key_reused'])
  expect((await send(ada, '/api/me/alerts', { keywords: ['baker'] })).status).toBe(200)
  expect(await tracked(ada)).toBe(1)
})

test('an invalid key is refused, and nothing is done', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  for (const key of ['""', 'two words', 'x'.repeat(256)]) {
    const answer = await send(ada, LIST, { jobTitle: 'Baker' }, key)
    expect(await codeOf(answer)).toEqual([400, 'invalid_parameter'])
  }
  expect(await tracked(ada)).toBe(0)
})

test('a refusal about the request is repeated, although it would succeed by now', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const path = '/api/me/applications/1'
  expect((await send(ada, path, { version: 1, notes: 'x' }, KEY, 'PATCH')).status).toBe(404)
  await ada.send('POST', LIST, { jobTitle: 'Baker' })
  const again = await send(ada, path, { version: 1, notes: 'x' }, KEY, 'PATCH')
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([404, 'true'])
})

test('AZ-10 two requests at once with the same key change one thing', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send(ada, LIST, { jobTitle: 'Baker' })),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
  expect(statuses).toContain(200)
  expect(await tracked(ada)).toBe(1)
})

test('a request that is still being answered is refused, and taken over when its server must be gone', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const ada = await signUp(app)
  await app.services.db
    .insertInto('idempotency_keys')
    .values({
      account_id: ada.id,
      route: `POST ${LIST}`,
      key: 'held',
      claimed_at: app.services.clock.now(),
    })
    .execute()
  const refused = await send(ada, LIST, { jobTitle: 'Baker' }, 'held')
  expect(await codeOf(refused)).toEqual([409, 'key_in_use'])
  app.setNow('2026-03-02T09:11:00Z')
  expect((await send(ada, LIST, { jobTitle: 'Baker' }, 'held')).status).toBe(200)
  expect(await tracked(ada)).toBe(1)
})

test('an answer whose storing fails has had no effect, and the key is free again', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { seal } = app.services.keys
  app.services.keys.seal = () => {
    throw new Error('no key')
  }
  expect((await send(ada, LIST, { jobTitle: 'Baker' })).status).toBe(500)
  app.services.keys.seal = seal
  expect(await tracked(ada)).toBe(0)
  expect((await send(ada, LIST, { jobTitle: 'Baker' })).status).toBe(200)
  expect(await tracked(ada)).toBe(1)
})

test('after a day the key is free, and its answer is deleted', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const ada = await signUp(app)
  await send(ada, LIST, { jobTitle: 'Baker' })
  app.setNow('2026-03-03T08:59:00Z')
  await purge('idempotencyKeys', app.services)
  const repeated = await send(ada, LIST, { jobTitle: 'Baker' })
  expect(repeated.headers.get('idempotency-replayed')).toBe('true')
  app.setNow('2026-03-03T09:01:00Z')
  await purge('idempotencyKeys', app.services)
  expect(await storedOf(app)).toEqual([])
})

test('AZ-10 stored answers are encrypted, because some have a secret that is shown once', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const made = await send(ada, '/api/me/calendar/feed', {})
  const again = await send(ada, '/api/me/calendar/feed', {})
  const { url } = (await made.json()) as { url: string }
  expect(await again.json()).toEqual({ url })
  expect(await app.page(new URL(url).pathname)).toContain('BEGIN:VCALENDAR')
  expect(JSON.stringify(await storedOf(app))).not.toContain(url.slice(-20))
})

test('an upload with a key is stored once, although each request has another boundary', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const upload = (text: string) => {
    const body = new FormData()
    body.set('file', new File([text], 'note.txt'))
    return ada.request('/api/me/files', {
      method: 'POST',
      body,
      headers: { 'idempotency-key': KEY },
    })
  }
  const [first, second] = [await upload('words'), await upload('words')]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await second.json()).toEqual(await first.json())
  expect(await codeOf(await upload('other words'))).toEqual([422, 'key_reused'])
  const { files } = (await (await ada.request('/api/me/files')).json()) as { files: object[] }
  expect(files).toHaveLength(1)
  expect(app.errors).toEqual([])
})

test('a deletion with a key answers the same when it is sent again', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const made = await ada.send('POST', LIST, { jobTitle: 'Baker' })
  const { id } = (await made.json()) as { id: number }
  const remove = () =>
    ada.request(`${LIST}/${id}`, { method: 'DELETE', headers: { 'idempotency-key': KEY } })
  const answers = [await remove(), await remove()]
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
})

const storedOf = ({ services }: TestApp) =>
  services.db.selectFrom('idempotency_keys').selectAll().execute()
