/** Email is sent once, to one person, and as soon as a server accepts it. */
import { expect, test } from 'vitest'
import { startMailWorker } from '#server/outgoing/mail-worker.ts'
import { createSmtpPort } from '#server/outgoing/smtp.ts'
import { letter, queueMail } from '#work/mail/queue-mail.ts'
import { type MailOutcome, type MailPort, sendDueMails } from '#work/mail/send-mails.ts'
import { purge } from '#work/retention/retention.ts'
import { createTestApp, type TestApp } from './app.ts'
import { headersOf, startMailServer } from './mail-server.ts'
import { codeFor, signUp } from './sign-up.ts'

const NOW = '2026-03-02T09:00:00Z'
const LATER = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1_000).toISOString()

const from = { name: 'Rolecall', address: 'jobs@example.org' }

const queue = (app: TestApp, message: { kind?: string; to?: string; subject?: string } = {}) =>
  queueMail(app.services, {
    accountId: null,
    kind: message.kind ?? 'news',
    recipient: message.to ?? 'ada@example.org',
    ...letter({ subject: message.subject ?? 'Hello', lines: ['First line', { code: '123456' }] }),
  })

const rows = (app: TestApp) =>
  app.services.db.selectFrom('outbox').selectAll().orderBy('id').execute()

/** A transport that only records what is sent. */
function notingPort() {
  const sent: { to: string; subject: string }[] = []
  const port: MailPort = {
    async send({ recipient, subject }) {
      sent.push({ to: recipient, subject })
    },
  }
  return { sent, port }
}

async function sendAll(app: TestApp, port: MailPort) {
  while ((await sendDueMails(app.services, port)) > 0);
}

test('a sign-up code arrives by SMTP as text and HTML, and is then purged', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  const { email } = await signUp(app)
  const code = await codeFor(app, email)
  const port = createSmtpPort({ smtpUrl: server.url, from })

  await sendAll(app, port)
  port.close()

  const [mail] = server.delivered
  expect(server.delivered).toHaveLength(1)
  expect(mail).toMatchObject({ from: from.address, to: [email] })
  expect(Object.fromEntries(headersOf(mail as never))).toMatchObject({
    from: 'Rolecall <jobs@example.org>',
    to: email,
    subject: 'Confirm your email address',
    'auto-submitted': 'auto-generated',
    'message-id': expect.stringMatching(/^<[\da-f-]{36}@example\.org>$/),
  })
  expect(mail?.source.match(/content-type: text\/(?:plain|html)/gi)).toHaveLength(2)
  expect(mail?.source).toContain(code)
  const [row] = await rows(app)
  expect(row).toMatchObject({ sent_at: new Date(NOW), sealed: '' })
  expect(JSON.stringify(row)).not.toContain(code)
})

test('two servers that send at the same moment send each message once', async () => {
  const app = await createTestApp()
  const people = Array.from({ length: 12 }, (_, number) => `person${number}@example.org`)
  for (const to of people) await queue(app, { to })
  const first = notingPort()
  const second = notingPort()

  await Promise.all([sendAll(app, first.port), sendAll(app, second.port)])

  expect([...first.sent, ...second.sent].map(({ to }) => to).toSorted()).toEqual(people.toSorted())
})

test('a message whose server died before sending it is sent by another server', async () => {
  const app = await createTestApp()
  await queue(app)
  const dying: MailPort = { send: () => new Promise(() => {}) }
  void sendDueMails(app.services, dying)
  await expect.poll(async () => (await rows(app))[0]?.attempts).toBe(1)
  const { sent, port } = notingPort()

  app.setNow(LATER(60))
  await sendAll(app, port)
  expect(sent).toHaveLength(0)

  app.setNow(LATER(181))
  await sendAll(app, port)
  expect(sent).toHaveLength(1)
})

test('an unreachable mail server is retried at growing intervals until it answers', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  await server.stop()
  await queue(app)
  const port = createSmtpPort({ smtpUrl: server.url, from })

  await sendAll(app, port)
  expect((await rows(app))[0]).toMatchObject({
    attempts: 1,
    next_attempt_at: new Date(LATER(10)),
    problem: expect.stringContaining('ECONNREFUSED'),
  })
  app.setNow(LATER(11))
  await sendAll(app, port)
  expect((await rows(app))[0]).toMatchObject({ attempts: 2, next_attempt_at: new Date(LATER(41)) })

  const { delivered } = await startMailServer(server.port)
  app.setNow(LATER(42))
  await sendAll(app, port)
  port.close()
  expect(delivered).toHaveLength(1)
  expect((await rows(app))[0]).toMatchObject({ problem: null, sent_at: new Date(LATER(42)) })
})

test('a full mailbox is retried, and an unknown one is given up', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  server.answers.set('full@example.org', { code: 452, message: 'full@example.org is full' })
  server.answers.set('gone@example.org', { code: 550, message: 'gone@example.org is unknown' })
  await queue(app, { to: 'full@example.org' })
  await queue(app, { to: 'gone@example.org' })
  const port = createSmtpPort({ smtpUrl: server.url, from })
  const outcomes: MailOutcome[] = []

  while ((await sendDueMails(app.services, port, (outcome) => outcomes.push(outcome))) > 0);
  port.close()

  expect(outcomes.toSorted()).toEqual(['failed', 'given_up'])
  const [full, gone] = await rows(app)
  expect(full).toMatchObject({ given_up_at: null, problem: expect.stringContaining('452') })
  expect(gone).toMatchObject({
    given_up_at: new Date(NOW),
    problem: expect.stringContaining('(the recipient) is unknown'),
    sealed: '',
    body_html: '',
  })
})

test('a message that expires before it can be sent is given up', async () => {
  const app = await createTestApp()
  await queue(app, { kind: 'code-sign-in' })
  await queue(app, { kind: 'news', to: 'bob@example.org' })
  const { sent, port } = notingPort()

  app.setNow(LATER(601))
  await sendAll(app, port)

  expect(sent.map(({ to }) => to)).toEqual(['bob@example.org'])
  expect((await rows(app))[0]).toMatchObject({
    problem: 'it expired before it could be sent',
    sealed: '',
  })
})

test('messages that expired do not hold up those behind them, however many they are', async () => {
  const app = await createTestApp()
  for (let person = 0; person < 60; person += 1)
    await queue(app, { kind: 'code-sign-in', to: `person${person}@example.org` })
  await queue(app, { kind: 'news' })
  const { sent, port } = notingPort()

  app.setNow(LATER(601))
  await sendAll(app, port)

  expect(sent.map(({ to }) => to)).toEqual(['ada@example.org'])
})

test('a message that waits for its next attempt does not hold up later ones of its kind', async () => {
  const app = await createTestApp()
  const { sent, port } = notingPort()
  await queue(app, { subject: 'First' })
  await sendDueMails(app.services, { send: () => Promise.reject(new Error('not now')) })
  await queue(app, { subject: 'Second' })

  await sendAll(app, port)
  expect(sent.map(({ subject }) => subject)).toEqual(['Second'])

  app.setNow(LATER(90))
  await sendAll(app, port)
  expect(sent.map(({ subject }) => subject)).toEqual(['Second', 'First'])
})

test('a running server sends new email at once, and stops between two messages', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  const worker = startMailWorker({
    services: app.services,
    databaseUrl: app.url,
    port: createSmtpPort({ smtpUrl: server.url, from }),
  })

  await queue(app)
  await expect.poll(() => server.delivered.length, { timeout: 4_000 }).toBe(1)

  await worker.stop()
  await queue(app, { to: 'bob@example.org' })
  expect((await rows(app)).map(({ attempts }) => attempts)).toEqual([1, 0])
})

test('messages are purged after a week, sent or not', async () => {
  const app = await createTestApp()
  await queue(app)
  app.setNow(LATER(6 * 86_400))
  await queue(app, { to: 'bob@example.org' })

  app.setNow(LATER(8 * 86_400))
  expect(await purge('emails', app.services)).toBe(1)
  expect((await rows(app)).map(({ recipient }) => recipient)).toEqual(['bob@example.org'])
})
