/** F17 to F22: what becomes of mail when the mail server is down, slow, or dies at the worst moment. */
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { subscriptionHeaders } from '#core/mail/subscription-headers.ts'
import { startMailWorker } from '#server/outgoing/mail-worker.ts'
import { createSmtpPort } from '#server/outgoing/smtp.ts'
import { letter, queueMail } from '#work/mail/queue-mail.ts'
import { createMailSender, type MailPort, sendDueMails } from '#work/mail/send-mails.ts'
import { createTestApp, type TestApp } from './app.ts'
import { headersOf, startMailServer } from './mail-server.ts'

const NOW = Date.parse('2026-03-02T09:00:00Z')
const after = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString()

const from = { name: 'Rolecall', address: 'jobs@example.org' }
const portTo = (url: string) => {
  const port = createSmtpPort({ smtpUrl: url, from })
  onTestFinished(() => port.close())
  return port
}

type Queued = 'code-sign-in' | 'password-changed' | 'digest'

const queue = (app: TestApp, kind: Queued, to = 'ada@example.net') =>
  queueMail(app.services, {
    accountId: null,
    kind,
    recipient: to,
    ...letter({ subject: kind, lines: ['x'] }),
    ...(kind === 'digest' && {
      headers: subscriptionHeaders({
        listId: 'alerts.rolecall.test',
        unsubscribeUrl: 'https://rolecall.test/unsubscribe/abc',
      }),
    }),
  })

const sendAll = async (app: TestApp, port: MailPort) => {
  while ((await sendDueMails(app.services, port)) > 0);
}

const rows = (app: TestApp) =>
  app.services.db.selectFrom('outbox').selectAll().orderBy('id').execute()

type Server = Awaited<ReturnType<typeof startMailServer>>
const subjects = ({ delivered }: Server) =>
  delivered.map((mail) => new Map(headersOf(mail)).get('subject'))
const ids = ({ delivered }: Server) =>
  delivered.map((mail) => new Map(headersOf(mail)).get('message-id') ?? '')

test('F17 after an hour without a mail server, everything still true is sent, notices before digests', async () => {
  const app = await createTestApp()
  const down = await startMailServer()
  await down.stop()
  const port = portTo(down.url)
  await queue(app, 'digest', 'bob@example.net')
  await queue(app, 'digest')
  await queue(app, 'password-changed')
  await queue(app, 'code-sign-in')
  for (let minute = 0; minute < 60; minute += 1) {
    app.setNow(after(minute))
    await sendAll(app, port)
  }

  const back = await startMailServer(down.port)
  app.setNow(after(120))
  await queue(app, 'code-sign-in', 'bob@example.net')
  await sendAll(app, port)

  // Three at a time, so the order within a pass is the connections'.
  expect(subjects(back).slice(0, 2).toSorted()).toEqual(['code-sign-in', 'password-changed'])
  expect(subjects(back).slice(2)).toEqual(['digest', 'digest'])
  const code = (await rows(app))[3]
  expect(code).toMatchObject({ kind: 'code-sign-in', sent_at: null, sealed: '' })
  expect(code?.given_up_at).not.toBe(null)
}, 120_000)

test('F17 a code does not wait for the digests before it', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  for (let person = 0; person < 60; person += 1) {
    await queue(app, 'digest', `person${person}@example.net`)
  }
  await queue(app, 'code-sign-in')

  await sendDueMails(app.services, portTo(server.url))

  expect(subjects(server)).toContain('code-sign-in')
})

test('F18 while a mail server answers byte by byte, pages are answered as fast as without it', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  const slow = await server.trickling()
  const timeOf = async () => {
    const began = performance.now()
    expect((await app.request('/about')).status).toBe(200)
    return performance.now() - began
  }
  await timeOf() // the first one loads the page's code
  const usual = Math.max(await timeOf(), await timeOf(), await timeOf())
  const worker = startMailWorker({
    services: app.services,
    databaseUrl: app.url,
    port: createSmtpPort({ smtpUrl: slow.url, from }, { maxSendingMs: 1_500 }),
  })
  onTestFinished(() => worker.stop())

  await queue(app, 'code-sign-in')
  await expect.poll(slow.connections, { timeout: 5_000 }).toBe(1)
  const during = Math.max(await timeOf(), await timeOf(), await timeOf())

  expect(during).toBeLessThan(usual + 500)
  // The attempt ends, is recorded as failed, and another follows.
  await expect
    .poll(async () => (await rows(app))[0]?.problem, { timeout: 10_000 })
    .toEqual(expect.any(String))
})

test('F19 a greylisted message is sent at a later attempt, once', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  const port = portTo(server.url)
  server.answers.set('ada@example.net', { code: 451, message: '4.7.1 Greylisted, try again' })
  await queue(app, 'digest')
  for (let minute = 0; minute < 60; minute += 1) {
    app.setNow(after(minute))
    if (minute === 5) server.answers.clear()
    await sendAll(app, port)
  }
  expect(subjects(server)).toEqual(['digest'])
  const [row] = await rows(app)
  expect(row?.attempts).toBeLessThan(8)
  expect(row).toMatchObject({ problem: null, given_up_at: null })
  expect(await app.services.db.selectFrom('mail_suppressions').selectAll().execute()).toEqual([])
}, 120_000)

test('F21 a server that dies between acceptance and its record makes at most one copy, with the same Message-ID', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  const count = 50
  for (let person = 0; person < count; person += 1) {
    await queue(app, 'digest', `person${person}@example.net`)
  }
  const real = portTo(server.url)
  let deaths = 0
  /** Sends, then is never heard of again. */
  const dying: MailPort = {
    async send(mail) {
      await real.send(mail)
      deaths += 1
      return new Promise(() => {})
    },
  }
  // Each death takes the two messages of its pass with it.
  for (let taken = 0; taken < count; taken += 2) {
    void sendDueMails(app.services, dying)
    await expect.poll(() => deaths, { timeout: 20_000 }).toBe(taken + 2)
  }
  expect(server.delivered).toHaveLength(count)

  app.setNow(after(4))
  await sendAll(app, real)
  app.setNow(after(60))
  await sendAll(app, real)

  expect(server.delivered).toHaveLength(2 * count)
  expect(new Set(ids(server)).size).toBe(count)
  expect((await rows(app)).every(({ sent_at }) => sent_at !== null)).toBe(true)
}, 120_000)

test('F21 when the database fails after a message was accepted, that is recorded later and nothing sent again', async () => {
  const app = await createTestApp()
  const { db } = app.services
  await queue(app, 'code-sign-in')
  let sent = 0
  const port: MailPort = {
    async send() {
      sent += 1
      await sql`alter table outbox rename to outbox_away`.execute(db)
      setTimeout(() => void sql`alter table outbox_away rename to outbox`.execute(db), 100)
    },
  }

  await sendDueMails(app.services, port)

  expect((await rows(app))[0]).toMatchObject({ sent_at: new Date(NOW), attempts: 1 })
  app.setNow(after(4))
  expect(await sendDueMails(app.services, port)).toBe(0)
  expect(sent).toBe(1)
})

test('F18 slow recipients hold up neither a code nor each other', async () => {
  const app = await createTestApp()
  const started: string[] = []
  const release = new Map<string, () => void>()
  const port: MailPort = {
    send({ recipient }) {
      started.push(recipient)
      return new Promise((resolve) => release.set(recipient, resolve))
    },
  }
  const room: (() => void)[] = []
  const sender = createMailSender(app.services, port, { onRoom: () => room.shift()?.() })
  const fill = async () => {
    while ((await sender.fill()) > 0);
  }
  for (const person of [1, 2, 3]) await queue(app, 'digest', `slow${person}@example.net`)

  await fill()
  expect(started).toEqual(['slow1@example.net', 'slow2@example.net'])
  await queue(app, 'code-sign-in', 'ada@example.net')
  await fill()
  expect(started.at(-1)).toBe('ada@example.net')

  const hasRoom = new Promise<void>((resolve) => room.push(resolve))
  release.get('slow2@example.net')?.()
  await hasRoom
  await fill()
  expect(started.at(-1)).toBe('slow3@example.net')
  for (const end of release.values()) end()
  await sender.idle()
})

test('F22 a message whose connection drops after DATA is sent again, with the same Message-ID', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  const port = portTo(server.url)
  await queue(app, 'digest')
  server.dropAfterData(true)
  await sendAll(app, port)
  expect(server.delivered).toHaveLength(1)
  expect((await rows(app))[0]).toMatchObject({ attempts: 1, sent_at: null, given_up_at: null })

  server.dropAfterData(false)
  app.setNow(after(1))
  await sendAll(app, port)

  expect(server.delivered).toHaveLength(2)
  expect(new Set(ids(server)).size).toBe(1)
  expect((await rows(app))[0]).toMatchObject({ attempts: 2, sent_at: new Date(after(1)) })
})
