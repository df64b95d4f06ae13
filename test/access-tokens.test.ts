/** Access tokens let programs act for their owner, within the token's access and lifetime. */
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { newestMail, PASSWORD, signUp } from './sign-up.ts'

type Made = { token: string; accessToken: { id: string; hint: string } }

type Person = Awaited<ReturnType<typeof signUp>>

async function make(person: Person, wanted: object = {}): Promise<Made> {
  const answer = await person.send('POST', '/api/me/tokens', {
    name: 'Backup',
    isReadOnly: false,
    lifetimeDays: 90,
    ...wanted,
  })
  expect(answer.status).toBe(200)
  return answer.json() as Promise<Made>
}

const ask = (app: TestApp, token: string, path: string, init: RequestInit = {}) =>
  app.request(path, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...init.headers },
  })

const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code

test('a program with a token acts as its owner, and only on the API', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { token } = await make(ada)

  const me = await ask(app, token, '/api/me')
  expect(await me.json()).toMatchObject({ id: ada.id, email: ada.email })
  expect(me.headers.get('cache-control')).toBe('private, no-store')

  const page = await ask(app, token, '/dashboard')
  expect(page.status).toBe(302)
  const session = await ask(app, token, '/api/auth/get-session')
  expect(await session.json()).toBeNull()
})

test('a read-only token is refused every change', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { token } = await make(ada, { isReadOnly: true })

  expect((await ask(app, token, '/api/me/saved-jobs')).status).toBe(200)
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await ask(app, token, '/api/me/saved-jobs/1', { method })
    expect([answer.status, await codeOf(answer)], method).toEqual([403, 'token_may_only_read'])
  }
})

test('a token cannot create, list or revoke tokens', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { token, accessToken } = await make(ada)
  const asked: [string, string][] = [
    ['GET', '/api/me/tokens'],
    ['POST', '/api/me/tokens'],
    ['DELETE', `/api/me/tokens/${accessToken.id}`],
  ]
  for (const [method, path] of asked) {
    const answer = await ask(app, token, path, { method })
    expect([answer.status, await codeOf(answer)], method).toEqual([403, 'needs_session'])
  }
})

test('a token is shown once and stored only as a hash', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { token, accessToken } = await make(ada)

  expect(token).toMatch(/^rc_[\w-]{43}$/)
  expect(accessToken.hint).toBe(token.slice(-4))
  const listed = await (await ada.request('/api/me/tokens')).text()
  const page = await ada.page('/dashboard/data')
  const rows = await app.services.db.selectFrom('access_tokens').selectAll().execute()
  for (const text of [listed, page, JSON.stringify(rows)]) {
    expect(text).toContain('Backup')
    expect(text).not.toContain(token.slice(3))
  }
})

test('creating a token requires a recent sign-in confirmation', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const later = new Date(app.services.clock.now().getTime() + 10 * 60_000 + 1)
  app.setNow(later.toISOString())

  const answer = await ada.send('POST', '/api/me/tokens', { name: 'x', lifetimeDays: 30 })
  expect([answer.status, await codeOf(answer)]).toEqual([403, 'confirm_first'])
  const form = await ada.submit('/dashboard/data', {
    intent: 'make-token',
    name: 'x',
    access: 'read',
    lifetime: '30',
  })
  expect(form.headers.get('location')).toMatch(/^\/dashboard\/confirm\?next=%2Fdashboard%2Fdata%3F/)
})

test('after confirming who they are, a person gets back what they had typed', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  app.setNow(new Date(app.services.clock.now().getTime() + 10 * 60_000 + 1).toISOString())
  const typed = { name: 'My script & more', access: 'write', lifetime: '365' }
  const asked = await ada.submit('/dashboard/data', { intent: 'make-token', ...typed })
  const confirm = asked.headers.get('location') as string
  expect(await ada.page(confirm)).toContain('Confirm it’s you')

  const wrong = { intent: 'confirm-password', password: 'not-this-one-1' }
  expect((await ada.submit(confirm, wrong)).status).toBeGreaterThanOrEqual(400)
  const right = await ada.submit(confirm, { intent: 'confirm-password', password: PASSWORD })
  const back = right.headers.get('location') as string
  expect([right.status, back.split('?')[0]]).toEqual([302, '/dashboard/data'])
  const again = await ada.page(back)
  expect(again).toContain('value="My script &amp; more"')
  expect(again).toContain('The token isn’t created yet')
  expect(await ada.page('/dashboard/data')).not.toContain('The token isn’t created yet')
  const made = await ada.submit('/dashboard/data', { intent: 'make-token', ...typed })
  expect(await made.text()).toMatch(/rc_[\w-]{43}/)
})

test('the confirmation page redirects only to our own pages and accepts no other form', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const done = await ada.request('/dashboard/confirm?next=https://evil.example')
  expect(done.headers.get('location')).toBe('/dashboard')
  app.setNow(new Date(app.services.clock.now().getTime() + 10 * 60_000 + 1).toISOString())
  const other = await ada.submit('/dashboard/confirm', { intent: 'sessions-all' })
  expect(other.status).toBe(400)
  expect(await ada.isSignedInAs()).toBe(ada.email)
})

test('a token stops working when it expires, and immediately when it is revoked', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const bob = await signUp(app, 'Bob Example')
  const short = await make(ada, { lifetimeDays: 30 })
  const lasting = await make(ada, { lifetimeDays: null })

  const revoked = await make(ada, { lifetimeDays: null })

  const path = `/api/me/tokens/${revoked.accessToken.id}`
  expect((await bob.send('DELETE', path)).status).toBe(404)
  expect((await ask(app, revoked.token, '/api/me')).status).toBe(200)
  expect((await ada.send('DELETE', path)).status).toBe(204)
  expect((await ask(app, revoked.token, '/api/me')).status).toBe(401)
  expect((await ada.send('DELETE', path)).status).toBe(404)
  expect((await ada.send('DELETE', '/api/me/tokens/nothing')).status).toBe(404)

  app.setNow(new Date(app.services.clock.now().getTime() + 30 * 86_400_000).toISOString())
  const ended = await ask(app, short.token, '/api/me')
  expect([ended.status, await codeOf(ended)]).toEqual([401, 'invalid_token'])
  expect((await ask(app, lasting.token, '/api/me')).status).toBe(200)
})

test('a person has at most 20 tokens, even with many requests at once', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const answers = await Promise.all(
    Array.from({ length: 24 }, () =>
      ada.send('POST', '/api/me/tokens', { name: 'x', lifetimeDays: 30 }),
    ),
  )
  const statuses = answers.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([...Array(20).fill(200), ...Array(4).fill(409)])
})

test('a wrong token is refused even with a valid session cookie', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  for (const authorization of ['Bearer rc_x', `Bearer rc_${'a'.repeat(43)}`, 'Bearer']) {
    const answer = await ada.request('/api/me', {
      headers: { cookie: ada.jar.header(), authorization },
    })
    expect(answer.status, authorization).toBe(401)
  }
  const basic = await ada.request('/api/me', {
    headers: { cookie: ada.jar.header(), authorization: 'Basic YTpi' },
  })
  expect(basic.status).toBe(200)
})

test('a token is created and revoked without JavaScript, and its owner gets an email', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const form = { intent: 'make-token', name: 'My <b>script', access: 'write', lifetime: 'null' }
  const made = await (await ada.submit('/dashboard/data', form)).text()
  const token = /rc_[\w-]{43}/.exec(made)?.[0] as string
  expect((await ask(app, token, '/api/me')).status).toBe(200)
  const mail = await newestMail(app, ada.email)
  expect(mail).toMatchObject({ kind: 'access-token-made' })
  expect(mail.body_html).toContain('My &lt;b&gt;script')

  const id = /name="id" value="([\w-]+)"/.exec(await ada.page('/dashboard/data'))?.[1] as string
  await ada.submit('/dashboard/data', { intent: 'revoke-token', id })
  expect((await ask(app, token, '/api/me')).status).toBe(401)
  expect(await ada.page('/dashboard/data')).toContain('You have no access tokens')
})

test.each([
  [{ name: ' ', access: 'read', lifetime: '30' }, 'Enter a name for the token'],
  [{ name: 'My script', access: 'read', lifetime: '31' }, 'Choose when the token expires'],
])('the form %j is refused and keeps what was typed', async (fields, sentence) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const answer = await ada.submit('/dashboard/data', { intent: 'make-token', ...fields })
  const page = await answer.text()
  expect(answer.status).toBe(422)
  expect(page).toContain(sentence)
  expect(page).toContain(`value="${fields.name.trim()}"`)
})
