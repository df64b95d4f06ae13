/** Operators write issues, and every subscriber gets each of them once. */
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startNewsletterWorker } from '#server/outgoing/newsletter-worker.ts'
import { inTransaction } from '#store/db.ts'
import * as issues from '#store/newsletter-issues.ts'
import * as subscribers from '#store/newsletter-subscribers.ts'
import { queueMail } from '#work/mail/queue-mail.ts'
import { MailRefused, sendDueMails } from '#work/mail/send-mails.ts'
import { queueNextBatch, resumeIssue } from '#work/newsletter/send-issue.ts'
import { startWeekIssue } from '#work/newsletter/week-in-numbers.ts'
import { purge } from '#work/retention/retention.ts'
import { createTestApp, type TestApp } from './app.ts'
import { mailsOfKind, press, subscribe } from './newsletter-reader.ts'
import { signUpOperator } from './operators.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

/** Mail programs offer one click only for a link with TLS. */
const SECURE_URL = 'https://rolecall.test'

const TEXT = '# News\n\nHello **all**, see [the jobs](/jobs).\n\n- one\n- two'

/** Rows as if people had signed up and confirmed at that time. */
async function addReaders(app: TestApp, count: number, confirmedAt = app.services.clock.now()) {
  await app.services.db
    .insertInto('newsletter_subscribers')
    .values(
      Array.from({ length: count }, (_, at) => ({
        email: `reader${at}@example.org`,
        asked_at: confirmedAt,
        confirmed_at: confirmedAt,
      })),
    )
    .execute()
}

type Olga = Awaited<ReturnType<typeof signUpOperator>>

/** Creates a draft and saves it; returns the path of its page. */
async function written(olga: Olga, subject = 'March news', markdown = TEXT) {
  const made = await olga.submit('/admin/newsletter', { intent: 'write' })
  const page = `${made.headers.get('location')}`
  await olga.submit(page, { intent: 'save', version: '1', subject, markdown })
  return page
}

const fields = (version: number, intent: string) => ({
  intent,
  version: `${version}`,
  subject: 'March news',
  markdown: TEXT,
})

const later = (app: TestApp, seconds: number) =>
  app.setNow(new Date(app.services.clock.now().getTime() + seconds * 1_000).toISOString())

/** Waits until a session of the database waits for a lock of another. */
const waitsForLock = (app: TestApp) =>
  expect
    .poll(
      async () => {
        const { rows } = await sql`
          select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`.execute(app.services.db)
        return rows.length
      },
      { timeout: 10_000, interval: 5 },
    )
    .toBe(1)

const issueOf = async (app: TestApp) => (await issues.list(app.services.db, 1))[0]

test('an issue is written, previewed, tested and sent to every subscriber once', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const olga = await signUpOperator(app)
  await addReaders(app, 60)
  const page = await written(olga)
  expect(page).toMatch(/^\/admin\/newsletter\/issues\/\d+$/)
  const shown = await olga.page(page)
  expect(shown).toContain('Send to <!-- -->60 subscribers')
  const email = await olga.request(`${page}/email`)
  expect(email.headers.get('content-security-policy')).toContain('sandbox')
  expect(await email.text()).toContain('Hello <strong>all</strong>')

  const tested = await olga.submit(page, fields(2, 'test'))
  expect(tested.headers.get('location')).toBe(`${page}?said=tested`)
  expect(await mailsOfKind(app, 'newsletter-test')).toMatchObject([
    { recipient: olga.email, subject: '[Test] March news' },
  ])
  const [test] = await mailsOfKind(app, 'newsletter-test')
  const link = /\/newsletter\/unsubscribe\?token=[\w.%-]+/.exec(test?.text ?? '')?.[0]
  expect(await app.page(link ?? '')).toContain('This link is from a test or a preview')

  const sent = await olga.submit(page, fields(3, 'send'))
  expect(sent.headers.get('location')).toBe(page)
  expect(await olga.page(page)).toContain('About to be sent')
  expect(await queueNextBatch(app.services)).toBeNull()
  later(app, 60)
  const batches: (number | null)[] = []
  for (let round = 0; round < 4; round++, later(app, 15)) {
    batches.push(await queueNextBatch(app.services), await queueNextBatch(app.services))
  }
  expect(batches).toEqual([25, null, 25, null, 10, null, null, null])

  const mails = await mailsOfKind(app, 'newsletter-issue-%')
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(60)
  expect(mails).toHaveLength(60)
  expect(await issueOf(app)).toMatchObject({ queued: 60, subject: 'March news' })
  expect((await issueOf(app))?.endedAt).not.toBeNull()
  expect(app.errors).toEqual([])
})

test('each email has its own link to unsubscribe, in both parts and in the headers', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const olga = await signUpOperator(app)
  await subscribe(app, 'ada@example.org')
  await subscribe(app, 'bob@example.org')
  await olga.submit(await written(olga), fields(2, 'send'))
  later(app, 60)
  const settings = { ...app.services.settings, publicUrl: SECURE_URL }
  await queueNextBatch({ ...app.services, settings })

  const mails = await mailsOfKind(app, 'newsletter-issue-%')
  const links = mails.map(({ headers }) => /^<(.*)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1])
  expect(new Set(links).size).toBe(2)
  for (const [at, { text, html, headers }] of mails.entries()) {
    const link = `${links[at]}`
    expect(link).toMatch(/^https:\/\/rolecall\.test\/newsletter\/unsubscribe\?token=/)
    expect(link).not.toMatch(/ada|bob|%40|@/)
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(headers['List-Id']).toBe('<newsletter.rolecall.test>')
    expect(text).toContain(link)
    expect(html).toContain('@media (prefers-color-scheme: dark)')
    expect(html).toContain('<p class="ink" style=')
    expect(html.match(/<a (?![^>]*class="accent").*?>/g)).toBeNull()
    expect(text).toContain(`the jobs (${SECURE_URL}/jobs)`)
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => `${href}`)
    expect(targets).toContain(link)
    expect(targets.filter((target) => !text.includes(target.replaceAll('&amp;', '&')))).toEqual([])
  }

  // The second one's mail has not gone out yet: it is taken back.
  await press(app, `${links[0]}`.replace(SECURE_URL, ''))
  expect(await mailsOfKind(app, 'newsletter-issue-%')).toHaveLength(1)
  expect(await issueOf(app)).toMatchObject({ queued: 1, unsubscribed: 1 })
  await press(app, `${links[0]}`.replace(SECURE_URL, ''))
  expect(await issueOf(app)).toMatchObject({ queued: 1, unsubscribed: 1 })
})

test('who confirms after the start does not get the issue, nor does anyone who unsubscribes before their turn', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const olga = await signUpOperator(app)
  await addReaders(app, 30)
  await olga.submit(await written(olga), fields(2, 'send'))
  later(app, 60)
  await subscribe(app, 'late@example.org')
  await queueNextBatch(app.services)
  const got = new Set((await mailsOfKind(app, 'newsletter-issue-%')).map((it) => it.recipient))
  const left = Array.from({ length: 30 }, (_, at) => `reader${at}@example.org`).filter(
    (email) => !got.has(email),
  )
  await app.services.db
    .updateTable('newsletter_subscribers')
    .set({ unsubscribed_at: app.services.clock.now() })
    .where('email', '=', `${left[0]}`)
    .execute()
  later(app, 15)
  await queueNextBatch(app.services)
  const all = (await mailsOfKind(app, 'newsletter-issue-%')).map((it) => it.recipient)
  expect(all).toHaveLength(29)
  expect(all).not.toContain(left[0])
  expect(all).not.toContain('late@example.org')
})

test('two servers that send at once, and batches that fail in the middle, lose and double nothing', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const olga = await signUpOperator(app)
  await addReaders(app, 110)
  await olga.submit(await written(olga), fields(2, 'send'))
  const second = await app.beside()
  // As if the server died after some of a batch: its transaction ends without a commit.
  let calls = 0
  const dying = {
    ...app.services,
    settings: new Proxy(app.services.settings, {
      get(settings, name, receiver) {
        if (name === 'publicUrl' && ++calls > 12) throw new Error('killed')
        return Reflect.get(settings, name, receiver)
      },
    }),
  }
  for (let round = 0; round < 8; round++) {
    later(app, 60)
    calls = 0
    await expect(queueNextBatch(dying)).rejects.toThrow('killed')
    if (round === 6) break
    await Promise.all([queueNextBatch(app.services), queueNextBatch(second.services)])
    if ((await issueOf(app))?.endedAt) break
  }
  const mails = await mailsOfKind(app, 'newsletter-issue-%')
  expect(mails).toHaveLength(110)
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(110)
  expect(await issueOf(app)).toMatchObject({ queued: 110 })
})

test('sending can be cancelled within a minute, and stopped and resumed after it', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const olga = await signUpOperator(app)
  await addReaders(app, 40)
  const page = await written(olga)
  await olga.submit(page, fields(2, 'send'))
  const cancelled = await olga.submit(page, { intent: 'stop' })
  expect(cancelled.headers.get('location')).toBe(`${page}?said=restored`)
  later(app, 120)
  expect(await queueNextBatch(app.services)).toBeNull()
  expect(await olga.page(page)).toContain('Save and preview')

  await olga.submit(page, fields(3, 'send'))
  later(app, 60)
  expect(await queueNextBatch(app.services)).toBe(25)
  await olga.submit(page, { intent: 'stop' })
  later(app, 60)
  expect(await queueNextBatch(app.services)).toBeNull()
  expect(await olga.page(page)).toContain('Stopped')
  await olga.submit(page, { intent: 'resume' })
  expect(await queueNextBatch(app.services)).toBe(15)
  expect(await mailsOfKind(app, 'newsletter-issue-%')).toHaveLength(40)
})

test('an issue waits while a mail server takes few of its emails, and goes on as it takes them', async () => {
  const app = await createTestApp({
    now: '2026-03-02T09:00:00Z',
    settings: { mailIsConfigured: true },
  })
  const olga = await signUpOperator(app)
  await addReaders(app, 160)
  await olga.submit(await written(olga), fields(2, 'send'))
  const queued: (number | null)[] = []
  for (let round = 0; round < 7; round++) {
    later(app, 60)
    queued.push(await queueNextBatch(app.services))
  }
  expect(queued).toEqual([25, 25, 25, 25, 25, 0, 0])

  while ((await sendDueMails(app.services, { async send() {} })) > 0);
  later(app, 60)
  expect(await queueNextBatch(app.services)).toBe(25)
})

test('stopping an issue holds what is queued for as long as it is stopped, and resuming sends it', async () => {
  const app = await createTestApp({
    now: '2026-03-02T09:00:00Z',
    settings: { mailIsConfigured: true },
  })
  const olga = await signUpOperator(app)
  await addReaders(app, 10)
  const page = await written(olga)
  await olga.submit(page, fields(2, 'send'))
  later(app, 60)
  await queueNextBatch(app.services)
  expect((await issueOf(app))?.endedAt).not.toBeNull()
  expect(await olga.page(page)).toContain('value="stop"')
  await olga.submit(page, { intent: 'stop' })

  const sent: string[] = []
  const port = { send: async ({ recipient }: { recipient: string }) => void sent.push(recipient) }
  later(app, 9 * 86_400)
  await purge('emails', app.services)
  while ((await sendDueMails(app.services, port)) > 0);
  expect(sent).toEqual([])
  expect(await olga.page(page)).toContain('Nothing more is sent until you resume it.')

  await olga.submit(page, { intent: 'resume' })
  while ((await sendDueMails(app.services, port)) > 0);
  expect(sent.toSorted()).toEqual(
    Array.from({ length: 10 }, (_, at) => `reader${at}@example.org`).toSorted(),
  )
  expect(await queueNextBatch(app.services)).toBeNull()
  expect(await issueOf(app)).toMatchObject({ queued: 10, sent: 10, failed: 0 })
  expect(await olga.page(page)).not.toContain('value="stop"')
})

test('the figures count what the mail server accepted and refused', async () => {
  const app = await createTestApp({
    now: '2026-03-02T09:00:00Z',
    settings: { mailIsConfigured: true },
  })
  const olga = await signUpOperator(app)
  await addReaders(app, 3)
  await olga.submit(await written(olga), fields(2, 'send'))
  later(app, 60)
  await queueNextBatch(app.services)
  const refusal = new MailRefused('no such user', {
    reply: '550 5.1.1 no such user',
    isAboutRecipient: true,
  })
  const port = {
    async send({ recipient }: { recipient: string }) {
      if (recipient === 'reader1@example.org') throw refusal
    },
  }
  while ((await sendDueMails(app.services, port)) > 0);
  expect(await issueOf(app)).toMatchObject({ queued: 3, sent: 2, failed: 1 })
  const list = await olga.page('/admin/newsletter')
  expect(list).toMatch(/Failed<\/dt><dd>1</)
})

test('the figures stay when emails leave the outbox, also of an issue that was stopped for a week', async () => {
  const app = await createTestApp({
    now: '2026-03-02T09:00:00Z',
    settings: { mailIsConfigured: true },
  })
  const olga = await signUpOperator(app)
  await addReaders(app, 40)
  const page = await written(olga)
  await olga.submit(page, fields(2, 'send'))
  const port = { async send() {} }
  later(app, 60)
  await queueNextBatch(app.services)
  while ((await sendDueMails(app.services, port)) > 0);
  await olga.submit(page, { intent: 'stop' })

  later(app, 8 * 86_400)
  await purge('emails', app.services)
  expect(await mailsOfKind(app, 'newsletter-issue-%')).toEqual([])
  expect(await issueOf(app)).toMatchObject({ queued: 25, sent: 25, failed: 0 })
  await resumeIssue(app.services, Number(page.split('/').at(-1)) as issues.IssueId)
  await queueNextBatch(app.services)
  while ((await sendDueMails(app.services, port)) > 0);
  expect(await issueOf(app)).toMatchObject({ queued: 40, sent: 40, failed: 0 })
})

test('a person who deletes their account gets no issue, also while it is being queued for them', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const olga = await signUpOperator(app)
  const [ada, bob] = [await signUp(app), await signUp(app, 'Bob Other')]
  await subscribe(app, ada.email)
  await olga.submit(await written(olga), fields(2, 'send'))
  later(app, 60)
  await queueNextBatch(app.services)
  expect((await ada.send('DELETE', '/api/me')).status).toBe(204)
  expect(await issueOf(app)).toMatchObject({ queued: 0 })

  await subscribe(app, bob.email)
  const [deletion] = await inTransaction(app.services.db, async (tx) => {
    const confirmedBy = app.services.clock.now()
    const [reader] = await subscribers.next(tx, { after: null, confirmedBy, limit: 1 })
    const deleting = bob.send('DELETE', '/api/me')
    await waitsForLock(app)
    const kind = `${subscribers.ISSUE_MAIL}1`
    const mail = { accountId: null, kind, recipient: `${reader?.email}`, subject: 'March news' }
    await queueMail({ ...app.services, db: tx }, { ...mail, text: TEXT, html: TEXT })
    return [deleting]
  })
  expect((await deletion?.then(({ status }) => status)) ?? null).toBe(204)
  expect(await mailsOfKind(app, 'newsletter-issue-%')).toEqual([])
})

test('numbers of the week that cannot be read hold up no issue', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const olga = await signUpOperator(app)
  await addReaders(app, 1)
  await olga.submit(await written(olga), fields(2, 'send'))
  later(app, 60)
  const bulkDb = new Proxy(app.services.bulkDb, {
    get() {
      throw new Error('the database is away')
    },
  })
  const worker = startNewsletterWorker({ ...app.services, bulkDb })
  await expect.poll(() => mailsOfKind(app, 'newsletter-issue-%')).toHaveLength(1)
  await worker.stop()
})

test('numbers of the week that cannot be read are read again after a minute, two, four, at most an hour', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  let reads = 0
  const bulkDb = new Proxy(app.services.bulkDb, {
    get() {
      reads += 1
      throw new Error('the database is away')
    },
  })
  let polls = 0
  const clock = {
    now() {
      polls += 1
      return app.services.clock.now()
    },
  }
  const worker = startNewsletterWorker({ ...app.services, bulkDb, clock }, { pollMs: 1 })
  const readsAfter = async (seconds: number) => {
    later(app, seconds)
    const before = polls
    // Each round asks for the time at least once, so some rounds have begun and ended.
    await expect.poll(() => polls > before + 6, { timeout: 20_000, interval: 5 }).toBe(true)
    return reads
  }
  expect([await readsAfter(0), await readsAfter(59), await readsAfter(1)]).toEqual([1, 1, 2])
  expect([await readsAfter(119), await readsAfter(1)]).toEqual([2, 3])
  for (let failure = 3; failure < 8; failure++) await readsAfter(3_600)
  expect([await readsAfter(3_599), await readsAfter(1)]).toEqual([8, 9])
  await worker.stop()
})

test('a draft that is nested too deeply is refused, and one that was saved before can be fixed', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const olga = await signUpOperator(app)
  const page = await written(olga)
  const deep = '>'.repeat(30_000)

  const refused = await olga.submit(page, { ...fields(2, 'save'), markdown: deep })
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('nested too deeply'),
  ])
  expect(await issueOf(app)).toMatchObject({ markdown: TEXT, version: 2 })

  await app.services.db.updateTable('newsletter_issues').set({ markdown: deep }).execute()
  const shown = await olga.request(page)
  expect([shown.status, await shown.text()]).toEqual([
    200,
    expect.stringContaining('nested too deeply'),
  ])
  const fixed = await olga.submit(page, fields(2, 'save'))
  expect(fixed.headers.get('location')).toBe(`${page}?said=saved`)
  expect(await olga.page(page)).toContain('<h2 id="preview">')
  expect(app.errors).toEqual([])
})

test('a draft is not overwritten, sent empty or sent to nobody, and can be restored', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const olga = await signUpOperator(app)
  const page = await written(olga)
  const stale = await olga.submit(page, { ...fields(1, 'save'), markdown: 'Mine' })
  expect(stale.status).toBe(409)
  const conflict = await stale.text()
  expect(conflict).toContain('changed in another tab')
  expect(conflict).toContain('Mine')

  const nobody = await olga.submit(page, fields(2, 'send'))
  expect([nobody.status, await nobody.text()]).toEqual([
    422,
    expect.stringContaining('Nobody has subscribed yet.'),
  ])
  await addReaders(app, 1)
  const empty = await olga.submit(page, { ...fields(3, 'send'), subject: '', markdown: ' ' })
  expect([empty.status, await empty.text()]).toEqual([
    422,
    expect.stringContaining('Write a subject first.'),
  ])
  const long = await olga.submit(page, { ...fields(4, 'save'), markdown: 'x'.repeat(30_001) })
  expect(await long.text()).toContain('Use at most 30,000 characters.')
  const wide = { ...fields(4, 'send'), markdown: '- a\n'.repeat(7_000) }
  expect(await (await olga.submit(page, wide)).text()).toContain('longer than Gmail shows')
  expect((await olga.submit(page, fields(5, 'nothing'))).status).toBe(400)

  const deleted = await olga.submit(page, { intent: 'delete' })
  const list = `${deleted.headers.get('location')}`
  expect(await olga.page(list)).toContain('Draft deleted.')
  expect((await olga.request(page)).status).toBe(404)
  const id = page.split('/').at(-1) as string
  await olga.submit('/admin/newsletter', { intent: 'restore', issue: id })
  expect((await olga.request(page)).status).toBe(200)
  expect(app.errors).toEqual([])
})

test('an operator without an email address gets the reason instead of a test', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const olga = await signUpOperator(app)
  const page = await written(olga)
  await app.services.db
    .updateTable('accounts')
    .set({ email: 'olga@placeholder.invalid' })
    .where('email', '=', olga.email)
    .execute()
  const refused = await olga.submit(page, fields(2, 'test'))
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('Your account has no email address yet'),
  ])
  expect(await mailsOfKind(app, 'newsletter-test')).toEqual([])
})

test('subscribers are exported as CSV that no spreadsheet runs, after a fresh proof', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const olga = await signUpOperator(app)
  await subscribe(app, 'ada@example.org')
  later(app, 1)
  await subscribe(app, '=cmd@example.org')
  const path = '/admin/newsletter/subscribers.csv'
  const answer = await olga.request(path)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toContain('subscribers-2026-03-02.csv')
  expect(parse(await answer.text(), { bom: true })).toEqual([
    ['Email', 'Confirmed at'],
    ['ada@example.org', '2026-03-02T09:00:00.000Z'],
    ["'=cmd@example.org", '2026-03-02T09:00:01.000Z'],
  ])
  const foreign = await olga.request(path, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(foreign.status).toBe(403)
  app.setNow('2026-03-02T09:10:01Z')
  expect((await olga.request(path)).headers.get('location')).toMatch(/^\/dashboard\/confirm\?/)
})

test('the week in numbers is off by default, and sent once a week when it is on', async () => {
  const app = await createTestApp({ now: '2026-02-26T09:00:00Z' })
  await app.take([
    listing({ title: 'Go Engineer', company: 'Acme', location: 'Berlin, Germany' }),
    listing({ title: 'Go Tester', company: 'Acme', location: 'Berlin, Germany' }),
    listing({ title: 'Old Clerk', company: 'Contoso', postedAt: '2025-06-01T09:00:00Z' }),
  ])
  const olga = await signUpOperator(app)
  const start = () => startWeekIssue(app.services)
  app.setNow('2026-03-02T08:00:00Z')
  expect(await start()).toBe(false)

  app.setNow('2026-03-02T07:00:00Z')
  const preview = await olga.page('/admin/newsletter/week')
  expect(preview).toContain('This week in numbers: 2 new jobs')
  expect(preview).toContain('February 23 to March 1')
  const saved = await olga.submit('/admin/newsletter', {
    intent: 'schedule',
    'is-on': 'yes',
    weekday: '1',
    hour: '8',
  })
  expect(await olga.page(`${saved.headers.get('location')}`)).toContain(
    'March 2, 2026 at 08:00 UTC',
  )

  app.setNow('2026-03-02T07:59:59Z')
  expect(await start()).toBe(false)
  app.setNow('2026-03-02T08:00:00Z')
  const second = await app.beside()
  const started = await Promise.all([start(), startWeekIssue(second.services), start()])
  expect(started.filter(Boolean)).toHaveLength(1)
  expect(await issueOf(app)).toMatchObject({
    subject: 'This week in numbers: 2 new jobs',
    weekOn: '2026-03-02',
    markdown: expect.stringContaining('[Acme](/companies/acme): 2 new jobs'),
  })
  // Another day of the same week is not another week.
  await olga.submit('/admin/newsletter', {
    intent: 'schedule',
    'is-on': 'yes',
    weekday: '3',
    hour: '8',
  })
  app.setNow('2026-03-04T08:00:00Z')
  expect(await start()).toBe(false)
  // A week without new jobs has nothing to say.
  app.setNow('2026-03-11T08:00:00Z')
  expect(await start()).toBe(false)
  expect(await issues.list(app.services.db, 9)).toHaveLength(1)
})

test('the week in numbers is skipped after an outage of more than a day, and when switched on too late', async () => {
  const app = await createTestApp({ now: '2026-02-26T09:00:00Z' })
  await app.take([listing()])
  const olga = await signUpOperator(app)
  const on = { intent: 'schedule', 'is-on': 'yes', weekday: '1', hour: '8' }
  app.setNow('2026-03-02T08:00:01Z')
  await olga.submit('/admin/newsletter', on)
  expect(await startWeekIssue(app.services)).toBe(false)

  const other = await createTestApp({ now: '2026-02-26T09:00:00Z' })
  await other.take([listing()])
  await (await signUpOperator(other)).submit('/admin/newsletter', on)
  other.setNow('2026-03-03T08:00:01Z')
  expect(await startWeekIssue(other.services)).toBe(false)
  expect(await issues.list(other.services.db, 9)).toEqual([])
})
