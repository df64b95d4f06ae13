/**
 * MA-01 to MA-04: an email goes only to the person it is for, contains only what we wrote, and is not sent too
 * often.
 */
import { expect, test } from 'vitest'
import { createSmtpPort } from '#server/outgoing/smtp.ts'
import { createTestApp, PUBLIC_URL, type TestApp } from '#test/app.ts'
import { headersOf, startMailServer } from '#test/mail-server.ts'
import { newestMail, PASSWORD, signUp } from '#test/sign-up.ts'
import { letter, queueMail } from '#work/mail/queue-mail.ts'
import { sendDueMails } from '#work/mail/send-mails.ts'

const from = { name: 'Rolecall', address: 'jobs@example.org' }

async function sendAll(app: TestApp, url: string) {
  const port = createSmtpPort({ smtpUrl: url, from })
  while ((await sendDueMails(app.services, port)) > 0);
  port.close()
}

const outbox = (app: TestApp) => app.services.db.selectFrom('outbox').selectAll().execute()

const SEVERAL = [
  'a@example.com,b@example.com',
  '"a@example.com x"@internal.example',
  'a@example.com\nBcc: b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'Ada <a@example.com>',
  `${'g:'.repeat(10_000)}a@example.com`,
]

test.each(SEVERAL)('MA-01 signing up with %j is refused', async (email) => {
  const app = await createTestApp()
  const answer = await app.request('/api/auth/sign-up/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Mallory', email, password: PASSWORD }),
  })
  expect(answer.ok).toBe(false)
  expect(await outbox(app)).toEqual([])
})

test('MA-01 a recipient that is not a single address never reaches a mail server, whatever its source', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  for (const recipient of SEVERAL.slice(0, 5)) {
    await queueMail(app.services, {
      accountId: null,
      kind: 'news',
      recipient,
      ...letter({ subject: 'Hello', lines: ['x'] }),
    })
  }

  await sendAll(app, server.url)

  expect(server.delivered).toEqual([])
  expect((await outbox(app)).map(({ problem }) => problem)).toEqual(
    Array(5).fill('the recipient is not a single address'),
  )
})

test('MA-02 line breaks in a subject or header start no new header', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  await queueMail(app.services, {
    accountId: null,
    kind: 'news',
    recipient: 'ada@example.org',
    ...letter({ subject: 'Hi Bob\r\nBcc: v@example.org\r\n\r\n<b>x\u2028y', lines: ['x'] }),
    headers: {
      'List-Unsubscribe': '<https://jobs.example.org/x>\r\nBcc: v@example.org',
      Bcc: 'v@example.org',
      'X-Evil\r\nBcc': 'v@example.org',
    },
  })

  await sendAll(app, server.url)

  const [mail] = server.delivered
  expect(mail?.to).toEqual(['ada@example.org'])
  const headers = headersOf(mail as never)
  expect(headers.map(([name]) => name).toSorted()).toEqual([
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'list-unsubscribe',
    'message-id',
    'mime-version',
    'subject',
    'to',
  ])
  expect(headers.find(([name]) => name === 'subject')?.[1]).toBe('Hi Bob Bcc: v@example.org <b>x y')
})

test('MA-02 a name with line breaks is in no header', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  await signUp(app, 'Bob\r\nBcc: v@example.org', 'bob@example.org')

  await sendAll(app, server.url)

  const names = server.delivered.flatMap((mail) => headersOf(mail).map(([name]) => name))
  expect(server.delivered.flatMap(({ to }) => to)).toEqual(['bob@example.org'])
  expect(names).not.toContain('bcc')
})

test('MA-04 a hundred sign-ups for one address send one email per cool-down, the newest', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  const ask = (subject: string) =>
    queueMail(app.services, {
      accountId: null,
      kind: 'code-email-verification',
      recipient: subject.endsWith('0') ? 'Ada@example.org' : 'ada@example.org',
      ...letter({ subject, lines: ['x'] }),
    })
  const subjects = () =>
    server.delivered.map((mail) => headersOf(mail).find(([name]) => name === 'subject')?.[1])

  for (let number = 1; number <= 50; number++) await ask(`Code ${number}`)
  await sendAll(app, server.url)
  expect(subjects()).toEqual(['Code 50'])

  for (let number = 51; number <= 100; number++) await ask(`Code ${number}`)
  await sendAll(app, server.url)
  app.setNow('2026-03-02T09:00:59Z')
  await sendAll(app, server.url)
  expect(subjects()).toEqual(['Code 50'])

  app.setNow('2026-03-02T09:01:00Z')
  await sendAll(app, server.url)
  expect(subjects()).toEqual(['Code 50', 'Code 100'])
})

test('MA-04 the cool-down delays neither other people nor other kinds of messages', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  for (const [kind, recipient] of [
    ['code-sign-in', 'ada@example.org'],
    ['password-changed', 'ada@example.org'],
    ['code-sign-in', 'bob@example.org'],
  ] as const) {
    await queueMail(app.services, {
      accountId: null,
      kind,
      recipient,
      ...letter({ subject: kind, lines: ['x'] }),
    })
  }

  await sendAll(app, server.url)

  expect(server.delivered).toHaveLength(3)
})

test('HD-03 a link in an email uses the configured address, whatever the request claims', async () => {
  const app = await createTestApp()
  const { email } = await signUp(app)
  await app.request('/api/auth/request-password-reset', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-forwarded-prefix': '/evil',
      forwarded: 'host=evil.example',
    },
    body: JSON.stringify({ email }),
  })

  const { body_text, body_html } = await newestMail(app, email)
  expect(body_text).toContain(`${PUBLIC_URL}/auth/reset?token=`)
  expect(body_text + body_html).not.toMatch(/evil|gopher/)
})

test('MA-03 untrusted input is text in the email that contains it', async () => {
  const app = await createTestApp()
  const evil = '<a href=//evil.example>Acme</a><img src=x onerror=alert(1)>'
  await queueMail(app.services, {
    accountId: null,
    kind: 'news',
    recipient: 'ada@example.org',
    ...letter({ subject: evil, lines: [evil, { link: `https://x.example/${evil}`, label: evil }] }),
  })

  const { body_html } = await newestMail(app, 'ada@example.org')
  expect(body_html.match(/<(?:a|img|script)\b/g)).toEqual(['<a'])
  expect(body_html).toContain('&lt;img src=x onerror=alert(1)&gt;')
})
