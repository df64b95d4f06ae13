/** Mail that could not leave is read at the machine itself, and by nobody else. */
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { signUp } from './people.ts'

const LOCAL = { settings: { publicUrl: 'http://localhost:3000' }, trustedProxies: 0 }
const PATHS = [
  '/dev/inbox',
  '/dev/inbox.data',
  '/dev/inbox.json',
  '/dev/inbox/1',
  '/dev/inbox/1/letter',
]

async function asker(app: TestApp) {
  const port = await app.listen()
  return (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers })
}

test('somebody at this machine reads what could not be sent, as page, letter and JSON', async () => {
  const app = await createTestApp(LOCAL)
  const ask = await asker(app)
  expect(await (await ask('/dev/inbox')).text()).toContain('No message yet')

  const { email } = await signUp(app)
  await signUp(app, 'Bob Example')

  const answer = await ask(`/dev/inbox.json?to=${encodeURIComponent(email)}`)
  const { messages } = (await answer.json()) as { messages: { id: number; to: string }[] }
  expect(messages).toEqual([
    {
      id: expect.any(Number),
      kind: 'code-email-verification',
      to: email,
      subject: 'Confirm your e-mail address',
      text: expect.stringMatching(/^\d{6}$/m),
      createdAt: app.world.clock.now().toISOString(),
    },
  ])
  const id = messages[0]?.id
  expect(await (await ask(`/dev/inbox/${id}`)).text()).toContain(`To <!-- -->${email}`)
  expect((await ask('/dev/inbox/nothing')).status).toBe(404)
  expect((await ask('/dev/inbox/999/letter')).status).toBe(404)

  const letter = await ask(`/dev/inbox/${id}/letter`)
  expect(letter.headers.get('content-security-policy')).toContain('sandbox')
  expect(letter.headers.get('content-security-policy')).not.toContain('allow-scripts')
  expect(await letter.text()).toMatch(/\d{6}/)
  expect(app.errors).toEqual([])
})

test.each([
  ['through a proxy', LOCAL, { 'x-forwarded-for': '127.0.0.1' }],
  ['under a foreign name', LOCAL, { host: 'evil.test' }],
  ['where a proxy was announced', { ...LOCAL, trustedProxies: 1 }, {}],
  ['on a public address', { ...LOCAL, settings: { publicUrl: 'https://jobs.example.org' } }, {}],
  ['once mail is sent', { ...LOCAL, settings: { ...LOCAL.settings, mailIsConfigured: true } }, {}],
])('there is no inbox %s', async (_, options, headers) => {
  const app = await createTestApp(options)
  await signUp(app)
  const port = await app.listen()

  for (const path of PATHS) {
    // A client of its own: fetch does not let a caller choose the Host header.
    const status = await statusOf(port, path, headers)
    expect(status, path).toBe(404)
  }
})

async function statusOf(port: number, path: string, headers: Record<string, string>) {
  const { request } = await import('node:http')
  return new Promise<number | undefined>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })
}
