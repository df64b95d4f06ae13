/** Messages that were not sent can be read only with the key printed at startup. */
import { expect, test } from 'vitest'
import { createTestApp, INBOX_KEY, PUBLIC_URL } from './app.ts'
import { browser, signUp } from './sign-up.ts'

/** The statuses for a browser without the key. */
const CLOSED = [
  ['/dev/inbox', 403],
  ['/dev/inbox.data', 403],
  ['/dev/inbox.json', 404],
  ['/dev/inbox/1', 403],
  ['/dev/inbox/1/letter', 404],
] as const

test('the key printed at startup opens the inbox: page, message and JSON', async () => {
  const app = await createTestApp()
  const home = browser(app)
  const opened = await home.submit('/dev/inbox', { key: INBOX_KEY })
  expect(opened.status).toBe(302)
  expect(opened.headers.get('location')).toBe('/dev/inbox')
  expect(opened.headers.get('cache-control')).toBe('no-store')
  expect(await home.page('/dev/inbox')).toContain('No messages yet')

  const { email } = await signUp(app)
  await signUp(app, 'Bob Example')

  const answer = await home.request(`/dev/inbox.json?to=${encodeURIComponent(email)}`)
  const { messages } = (await answer.json()) as { messages: { id: number; to: string }[] }
  expect(messages).toEqual([
    {
      id: expect.any(Number),
      kind: 'code-email-verification',
      to: email,
      subject: 'Confirm your email address',
      text: expect.stringMatching(/^\d{6}$/m),
      createdAt: app.services.clock.now().toISOString(),
    },
  ])
  const id = messages[0]?.id
  const page = await home.request(`/dev/inbox/${id}`)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(await page.text()).toContain(`To <!-- -->${email}`)
  expect((await home.request('/dev/inbox/nothing')).status).toBe(404)
  expect((await home.request('/dev/inbox/999/letter')).status).toBe(404)

  const letter = await home.request(`/dev/inbox/${id}/letter`)
  expect(letter.headers.get('content-security-policy')).toContain('sandbox')
  expect(letter.headers.get('content-security-policy')).not.toContain('allow-scripts')
  expect(await letter.text()).toMatch(/\d{6}/)
  expect(app.errors).toEqual([])
})

test('the inbox closes after an hour', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const home = browser(app)
  await home.submit('/dev/inbox', { key: INBOX_KEY })
  app.setNow('2026-03-02T09:59:00Z')
  expect((await home.request('/dev/inbox')).status).toBe(200)
  app.setNow('2026-03-02T10:00:01Z')
  expect((await home.request('/dev/inbox')).status).toBe(403)
})

test('a browser without JavaScript is asked for the key, and may paste the whole link', async () => {
  const app = await createTestApp()
  const home = browser(app)
  expect(await home.page('/dev/inbox')).toContain('name="key"')
  const wrong = await home.submit('/dev/inbox', { key: 'key-of-the-test' })
  expect(wrong.status).toBe(403)
  expect(wrong.headers.get('set-cookie')).toBeNull()
  expect(await wrong.text()).toContain('This key is wrong')
  const link = ` ${PUBLIC_URL}/dev/inbox#key=${INBOX_KEY}\n`
  expect((await home.submit('/dev/inbox', { key: link })).status).toBe(302)
  expect(await home.page('/dev/inbox')).toContain('No messages yet')
})

test('CF-03 messages cannot be read without the key, wherever the request comes from', async () => {
  const app = await createTestApp({
    settings: { publicUrl: 'http://localhost:3000' },
    trustedProxies: 0,
  })
  const { email } = await signUp(app)
  const port = await app.listen()

  for (const [path, status] of CLOSED) {
    // The key is not accepted in an address, because proxies log addresses.
    for (const key of ['', `?key=${INBOX_KEY}`, `?to=${INBOX_KEY}`]) {
      // A local request, as every request is behind a proxy that adds no headers.
      const answer = await fetch(`http://127.0.0.1:${port}${path}${key}`, {
        headers: { cookie: `rolecall.inbox=${INBOX_KEY}` },
        redirect: 'manual',
      })
      expect(answer.status, path + key).toBe(status)
      expect(await answer.text()).not.toContain(email)
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
  }
})

test('CF-03 when email is configured there is no inbox', async () => {
  const app = await createTestApp({ settings: { mailIsConfigured: true } })
  const home = browser(app)
  expect((await home.submit('/dev/inbox', { key: INBOX_KEY })).status).toBe(404)
  for (const [path] of CLOSED) expect((await home.request(path)).status, path).toBe(404)
})
