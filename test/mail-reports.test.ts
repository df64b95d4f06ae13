/** F20: mail that comes back, or is reported as spam, suppresses its address for everything people subscribed to. */
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { AccountId } from '#core/account/account.ts'
import { subscriptionHeaders } from '#core/mail/subscription-headers.ts'
import { createSmtpPort } from '#server/outgoing/smtp.ts'
import * as alertSettings from '#store/alert-settings.ts'
import { inTransaction } from '#store/db.ts'
import type { IssueId } from '#store/newsletter-issues.ts'
import * as subscribers from '#store/newsletter-subscribers.ts'
import { manageAddresses } from '#work/alert/alert-email-links.ts'
import { scheduleEmails } from '#work/alert/schedule-emails.ts'
import { letter, queueMail } from '#work/mail/queue-mail.ts'
import { sendDueMails } from '#work/mail/send-mails.ts'
import { unsubscribeUrl } from '#work/newsletter/subscriber-links.ts'
import { purge } from '#work/retention/retention.ts'
import { createTestApp, MAIL_HOOK_KEY, type TestApp } from './app.ts'
import { complaint, deliveryReport } from './mail-report-samples.ts'
import { startMailServer } from './mail-server.ts'
import { subscribe } from './newsletter-reader.ts'
import { signUp } from './sign-up.ts'

const NOW = '2026-03-02T09:00:00Z'
const afterDays = (days: number) => new Date(Date.parse(NOW) + days * 86_400_000).toISOString()

const from = { name: 'Rolecall', address: 'jobs@example.org' }
const LIST = subscriptionHeaders({
  listId: 'alerts.rolecall.test',
  unsubscribeUrl: 'https://rolecall.test/unsubscribe/abc',
})

const queue = (app: TestApp, to: string, { isDigest = true } = {}) =>
  queueMail(app.services, {
    accountId: null,
    kind: isDigest ? 'digest' : 'code-sign-in',
    recipient: to,
    ...letter({ subject: isDigest ? '3 new jobs' : 'Your sign-in code', lines: ['x'] }),
    ...(isDigest && { headers: LIST }),
  })

async function sendAll(app: TestApp, url: string) {
  const port = createSmtpPort({ smtpUrl: url, from })
  while ((await sendDueMails(app.services, port)) > 0);
  port.close()
}

const table = (app: TestApp) =>
  app.services.db.selectFrom('mail_suppressions').selectAll().orderBy('address').execute()
const outbox = (app: TestApp) =>
  app.services.db.selectFrom('outbox').selectAll().orderBy('id').execute()

const report = (app: TestApp, message: string, authorization = `Bearer ${MAIL_HOOK_KEY}`) =>
  app.request('/hooks/mail', {
    method: 'POST',
    headers: { authorization, 'content-type': 'message/rfc822' },
    body: message,
  })

/** Sends a digest and resolves to its Message-ID as the recipient sees it. */
async function sentDigest(app: TestApp, to = 'ada@example.net') {
  const server = await startMailServer()
  await queue(app, to)
  await sendAll(app, server.url)
  return /^message-id: (<.+>)\r$/im.exec(server.delivered.at(-1)?.source ?? '')?.[1] as string
}

test('F20 a mailbox that does not exist is suppressed at its first refusal, and nothing is sent in a loop', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  server.answers.set('Gone@example.net', { code: 550, message: '5.1.1 No such user' })
  await queue(app, 'Gone@example.net')
  await sendAll(app, server.url)
  expect(await table(app)).toMatchObject([
    { address: 'gone@example.net', reason: 'bounced', status: '5.1.1', reports: 1 },
  ])

  server.answers.clear()
  app.setNow(afterDays(1))
  await queue(app, 'gone@example.net')
  await sendAll(app, server.url)
  expect(server.delivered).toEqual([])
  expect((await outbox(app)).map(({ attempts, problem }) => ({ attempts, problem }))).toEqual([
    { attempts: 1, problem: expect.stringContaining('5.1.1 No such user') },
    { attempts: 0, problem: expect.stringContaining('the address is suppressed') },
  ])
})

test('F20 a code is sent to a suppressed address all the same', async () => {
  const app = await createTestApp()
  await report(app, deliveryReport({ messageId: await sentDigest(app), status: '5.1.1' }))
  const server = await startMailServer()

  await queue(app, 'ada@example.net', { isDigest: false })
  await sendAll(app, server.url)

  expect(server.delivered).toHaveLength(1)
})

test.each([
  ['our reputation', '5.7.26 This mail is unauthenticated', 550],
  ['the content', '5.6.0 Invalid content', 554],
  ['the size', '5.3.4 Too large', 552],
])('F20 a refusal because of %s suppresses nobody', async (_, message, code) => {
  const app = await createTestApp()
  const server = await startMailServer()
  server.answers.set('ada@example.net', { code, message })
  await queue(app, 'ada@example.net')
  await sendAll(app, server.url)
  expect(await table(app)).toEqual([])
})

test('F20 a refused sender is tried again, and suppresses nobody', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  server.answers.set(from.address, { code: 550, message: '5.1.0 Sender rejected' })
  await queue(app, 'ada@example.net')
  await sendAll(app, server.url)
  expect(await table(app)).toEqual([])

  server.answers.clear()
  app.setNow(afterDays(0.01))
  await sendAll(app, server.url)
  expect(server.delivered).toHaveLength(1)
})

test('an address that the mail server repeats in another case is neither stored nor logged', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  const answer = { code: 550, message: '5.1.1 <ADA@example.net> is unknown' }
  server.answers.set('Ada@example.net', answer)
  await queue(app, 'Ada@Example.net')
  await sendAll(app, server.url)
  expect((await outbox(app))[0]?.problem).toContain('<(the recipient)> is unknown')
  expect(app.logged()).not.toMatch(/ada@example/i)
})

test('F20 a refusal without a reason suppresses on the third day', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  server.answers.set('ada@example.net', { code: 550, message: 'No Such User Here' })
  const isSuppressed = []
  for (const day of [0, 1, 2]) {
    app.setNow(afterDays(day))
    await queue(app, 'ada@example.net')
    await sendAll(app, server.url)
    isSuppressed.push((await table(app))[0]?.suppressed_at !== null)
  }
  expect(isSuppressed).toEqual([false, false, true])
})

test.each([
  ['in the returned headers', {}],
  ['in the returned message', { returns: 'message' as const }],
  ['as the envelope id only', { returns: 'nothing' as const }],
])('F20 a report of failed delivery suppresses, with the message %s', async (_, options) => {
  const app = await createTestApp()
  const messageId = await sentDigest(app)

  const answer = await report(app, deliveryReport({ messageId, status: '5.1.1', ...options }))

  expect([answer.status, await answer.json()]).toEqual([200, { outcome: 'suppressed' }])
  expect(await table(app)).toMatchObject([
    { address: 'ada@example.net', reason: 'bounced', status: '5.1.1' },
  ])
})

test('F20 a report is read in front of a large message, and within a form', async () => {
  const app = await createTestApp()
  const messageId = await sentDigest(app)
  const small = deliveryReport({ messageId, status: '5.1.1', returns: 'message' })
  const body = `${'x'.repeat(70)}\r\n`.repeat(45_000)
  const answer = await report(app, small.replace('Three new jobs', body))
  expect([answer.status, await answer.json()]).toEqual([200, { outcome: 'suppressed' }])

  const form = new FormData()
  form.set('message', 'not a mail')
  const headers = { authorization: `Bearer ${MAIL_HOOK_KEY}` }
  const sent = await app.request('/hooks/mail', { method: 'POST', headers, body: form })
  expect([sent.status, await sent.json()]).toEqual([200, { outcome: 'ignored' }])
})

test('F20 a complaint suppresses, and its sender’s redacted address does not matter', async () => {
  const app = await createTestApp()
  const answer = await report(app, complaint({ messageId: await sentDigest(app) }))
  expect(await answer.json()).toEqual({ outcome: 'suppressed' })
  expect(await table(app)).toMatchObject([{ address: 'ada@example.net', reason: 'complained' }])
})

test('F20 an envelope id of a relay’s own does not hide the message that was returned', async () => {
  const app = await createTestApp()
  const fields = `Original-Envelope-Id: ${crypto.randomUUID()}\n`
  const answer = await report(app, complaint({ messageId: await sentDigest(app), fields }))
  expect(await answer.json()).toEqual({ outcome: 'suppressed' })
})

test('F20 a complaint about an issue of last month is recognized by its link to unsubscribe', async () => {
  const app = await createTestApp({ now: NOW })
  await subscribe(app, 'ada@example.net')
  const { id } = await app.services.db
    .selectFrom('newsletter_subscribers')
    .select('id')
    .executeTakeFirstOrThrow()
  const url = await unsubscribeUrl(app.services, { id, issueId: 7 as IssueId })
  app.setNow(afterDays(30))
  await purge('emails', app.services)
  const messageId = `<${crypto.randomUUID()}@example.org>`
  const complain = (link: string) =>
    report(app, complaint({ messageId, headers: `List-Unsubscribe:\n <${link}>\n` }))

  expect(await (await complain(`${url}x`)).json()).toEqual({ outcome: 'ignored' })
  expect(await (await complain(url)).json()).toEqual({ outcome: 'suppressed' })
  expect(await table(app)).toMatchObject([{ address: 'ada@example.net', reason: 'complained' }])
  expect(await subscribers.list(app.services.db)).toEqual([])
})

test('F20 a complaint about an old email of alerts turns these emails off', async () => {
  const app = await createTestApp({ now: NOW })
  const ada = await signUp(app)
  await inTransaction(app.services.db, (tx) =>
    scheduleEmails(tx, ada.id as AccountId, {}, app.services.clock.now()),
  )
  const url = (await manageAddresses(app.services))(ada.id as AccountId)
  const headers = `List-Unsubscribe: <${url}>\n`
  const messageId = `<${crypto.randomUUID()}@example.org>`

  await report(app, complaint({ messageId, headers }))

  expect(await table(app)).toMatchObject([{ address: ada.email, reason: 'complained' }])
  const settings = await alertSettings.read(app.services.db, ada.id as AccountId)
  expect(settings?.isMailOff).toBe(true)
})

test.each([
  [
    'a delay',
    (id: string) => deliveryReport({ messageId: id, action: 'delayed', status: '4.4.1' }),
  ],
  [
    'a success',
    (id: string) => deliveryReport({ messageId: id, action: 'relayed', status: '2.0.0' }),
  ],
  ['a refusal of our server', (id: string) => deliveryReport({ messageId: id, status: '5.7.1' })],
  ['"not spam"', (id: string) => complaint({ messageId: id, type: 'not-spam' })],
  ['an ordinary reply', (id: string) => `From: a@b.example\r\nIn-Reply-To: ${id}\r\n\r\nHi 5.1.1`],
  ['an empty body', () => ''],
  ['no mail at all', () => '\0\r\n\r\n--\r\n'.repeat(1_000)],
])('F20 %s suppresses nobody', async (_, message) => {
  const app = await createTestApp()
  const answer = await report(app, message(await sentDigest(app)))
  expect([answer.status, await answer.json()]).toEqual([200, { outcome: 'ignored' }])
  expect(await table(app)).toEqual([])
})

test('F20 a report counts only if it names a message of ours', async () => {
  const app = await createTestApp()
  await sentDigest(app)
  for (const messageId of [
    '<1.1772442000000@example.org>',
    `<${crypto.randomUUID()}@example.org>`,
  ]) {
    const answer = await report(app, deliveryReport({ messageId, status: '5.1.1' }))
    expect(await answer.json()).toEqual({ outcome: 'ignored' })
  }
  expect(await table(app)).toEqual([])
})

test('F20 an address that somebody only typed is not stored', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  server.answers.set('typo@example.net', { code: 550, message: '5.1.1 No such user' })
  await queue(app, 'typo@example.net', { isDigest: false })
  await sendAll(app, server.url)
  expect(await table(app)).toEqual([])
})

test('reports need the key, as a bearer token or as a password', async () => {
  const app = await createTestApp()
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
  const statuses = []
  for (const authorization of [
    ...['', 'Bearer ', 'Bearer wrong', MAIL_HOOK_KEY, basic('rolecall:wrong')],
    ...[`Bearer ${MAIL_HOOK_KEY}`, basic(`rolecall:${MAIL_HOOK_KEY}`)],
  ]) {
    statuses.push((await report(app, 'Subject: x\r\n\r\nx', authorization)).status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 200, 200])
})

test('what is known of an address is exported, and deleted with its account', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await report(app, complaint({ messageId: await sentDigest(app, ada.email) }))
  expect(await table(app)).toHaveLength(1)
  const zip = await (await ada.request('/api/me/export')).arrayBuffer()
  const files = Object.values(unzipSync(new Uint8Array(zip))).map((file) => strFromU8(file))
  expect(files.join('\n')).toContain('complained')

  expect((await ada.send('DELETE', '/api/me')).status).toBeLessThan(300)

  expect(await table(app)).toEqual([])
})

test('a bounce is forgotten a year later, a complaint never', async () => {
  const app = await createTestApp()
  await report(
    app,
    deliveryReport({ messageId: await sentDigest(app, 'a@x.example'), status: '5.1.1' }),
  )
  await report(app, complaint({ messageId: await sentDigest(app, 'b@x.example') }))

  app.setNow(afterDays(366))
  await purge('bounces', app.services)

  expect((await table(app)).map(({ address }) => address)).toEqual(['b@x.example'])
})
