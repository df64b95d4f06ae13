/** Signing up for the newsletter, confirming and unsubscribing. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { AccountId } from '#core/account/account.ts'
import type { MailReport } from '#core/mail/suppression.ts'
import { inTransaction } from '#store/db.ts'
import * as suppressions from '#store/mail-suppressions.ts'
import * as subscribers from '#store/newsletter-subscribers.ts'
import { HELD, isHanded, type PersonalRow, rowsOf } from '#store/personal-data.ts'
import { recordReport } from '#work/mail/suppress-mail.ts'
import { purge } from '#work/retention/retention.ts'
import { createTestApp, PUBLIC_URL, type TestApp } from './app.ts'
import { linkFor, mailsOfKind, press, signUpFor, subscribe } from './newsletter-reader.ts'
import { newestMail, signUp } from './sign-up.ts'

const CHECK = /Check your email: we’ve sent you a link to confirm\./

/** As if the address's mail server or provider had reported an issue. */
const reportIssue = (app: TestApp, recipient: string, what: MailReport) =>
  inTransaction(app.services.db, (tx) =>
    recordReport(
      tx,
      { recipient, kind: `${subscribers.ISSUE_MAIL}1`, isSubscription: true },
      what,
      app.services.clock.now(),
    ),
  )

const subscribed = async (app: TestApp) =>
  (await subscribers.list(app.services.db)).map(({ email }) => email)

test('pages to read have the form, and it works without JavaScript', async () => {
  const app = await createTestApp()
  for (const path of ['/', '/jobs', '/about']) {
    const page = await app.page(path)
    expect(page).toMatch(/<form[^>]*action="\/newsletter"/)
    expect(page).toMatch(/<input[^>]*type="email"[^>]*required/)
  }
  for (const path of ['/auth/signin', '/auth/signup', '/no-such-page'])
    expect(await app.page(path), path).not.toContain('action="/newsletter"')

  const asked = await signUpFor(app, 'ada@example.org')
  expect(asked.status).toBe(200)
  expect(await asked.text()).toMatch(CHECK)
  expect(await subscribed(app)).toEqual([])

  const link = await linkFor(app, 'ada@example.org')
  expect(await app.page(link)).toContain('Confirm subscription')
  const confirmed = await press(app, link)
  expect(confirmed.status).toBe(200)
  const page = await confirmed.text()
  expect(page).toContain('Subscribed!')
  expect(page).toMatch(/You(?:'|&#x27;)ve been added to our newsletter/)
  expect(await subscribed(app)).toEqual(['ada@example.org'])
  const pressedAgain = await (await press(app, link)).text()
  expect(pressedAgain).toContain('You’re subscribed')
  expect(pressedAgain).not.toContain('Subscribed!')
  expect(app.errors).toEqual([])
})

test.each([
  ['', 'Email required', 'Please enter your email address'],
  [' ', 'Email required', 'Please enter your email address'],
  ['ada', 'Email not valid', 'Please enter a valid email address'],
  ['a@example.org,b@example.org', 'Email not valid', 'Please enter a valid email address'],
])('signing up with %j is refused: %s', async (email, title, description) => {
  const app = await createTestApp()
  const answer = await signUpFor(app, email)
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(`${title}: ${description}`)
  expect(await mailsOfKind(app, 'newsletter%')).toEqual([])
})

test('no answer tells whether an address is subscribed, and its owner gets an email', async () => {
  const app = await createTestApp()
  await subscribe(app, 'ada@example.org')
  const answers = await Promise.all(
    ['ada@example.org', 'ADA@example.org', 'bob@example.org'].map(async (email) => {
      const answer = await signUpFor(app, email)
      const page = (await answer.text()).replaceAll(email, 'EMAIL')
      return `${answer.status} ${page.replace(/nonce="[^"]*"/g, '')}`
    }),
  )
  expect(new Set(answers).size).toBe(1)
  const { body_text, subject } = await newestMail(app, 'ada@example.org', 'newsletter-already')
  expect(subject).toBe('You already get our newsletter')
  expect(body_text).toContain(`${PUBLIC_URL}/newsletter/unsubscribe?token=`)
  expect(await mailsOfKind(app, 'newsletter-already')).toHaveLength(1)
})

test('one click from a mail provider unsubscribes: no cookie, any origin, either form, no redirect', async () => {
  const app = await createTestApp()
  const body = () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const multipart = () => {
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    return form
  }
  const requests: RequestInit[] = [
    { body: body() },
    { body: multipart() },
    { body: body(), headers: { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' } },
    { body: body(), headers: { origin: 'null' } },
    { body: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'text/plain' } },
    {},
  ]
  for (const [at, init] of requests.entries()) {
    const email = `ada${at}@example.org`
    await subscribe(app, email, `203.0.113.${at}`)
    app.setNow(new Date(app.services.clock.now().getTime() + 3_600_000).toISOString())
    await signUpFor(app, email, `203.0.113.${at}`)
    const link = await linkFor(app, email, 'newsletter-already')
    for (let time = 0; time < 2; time++) {
      const answer = await app.request(link, { method: 'POST', redirect: 'manual', ...init })
      expect([at, answer.status, answer.headers.get('location')]).toEqual([at, 200, null])
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
    expect(await subscribed(app), `${at}`).toEqual([])
  }
  expect(app.errors).toEqual([])
})

test('unsubscribing has an undo for a month, and works after the address is deleted', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  await subscribe(app, 'ada@example.org')
  await signUpFor(app, 'ada@example.org')
  const link = await linkFor(app, 'ada@example.org', 'newsletter-already')
  expect(await app.page(link)).toContain('Unsubscribe from our newsletter?')

  const ended = await press(app, link, { intent: 'unsubscribe' })
  expect(await ended.text()).toContain('You’re unsubscribed')
  expect(await app.page(link)).toContain('Subscribe again')
  const again = await press(app, link, { intent: 'again' })
  expect(await again.text()).toContain('You’re subscribed again')
  expect(await subscribed(app)).toEqual(['ada@example.org'])

  await press(app, link, { intent: 'unsubscribe' })
  app.setNow('2026-04-02T09:00:00Z')
  await purge('subscribers', app.services)
  expect(await app.page(link)).toContain('This subscription has ended')
  expect((await press(app, link)).status).toBe(200)
  expect((await press(app, link, { intent: 'again' })).status).toBe(200)
  expect(await subscribed(app)).toEqual([])
  expect(app.errors).toEqual([])
})

test('a sign-up that nobody confirms is deleted after seven days, and a subscriber stays', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  await subscribe(app, 'ada@example.org')
  await signUpFor(app, 'bob@example.org')
  const link = await linkFor(app, 'bob@example.org')

  app.setNow('2026-03-09T09:00:00Z')
  await purge('subscribers', app.services)
  expect((await app.request(link)).status).toBe(200)
  app.setNow('2026-03-09T09:00:01Z')
  expect((await press(app, link)).status).toBe(404)
  await purge('subscribers', app.services)
  expect((await press(app, link)).status).toBe(404)
  const { rows } = await sql`select email from newsletter_subscribers`.execute(app.services.db)
  expect(rows).toEqual([{ email: 'ada@example.org' }])
})

test.each(['confirm', 'unsubscribe'])(
  'a damaged link to %s says so and leads to signing up again',
  async (page) => {
    const app = await createTestApp()
    const answer = await app.request(`/newsletter/${page}?token=damaged`)
    expect(answer.status).toBe(404)
    const text = await answer.text()
    expect(text).toContain('This link is incomplete or has expired')
    expect(text).toMatch(/href="\/newsletter"[^>]*>(?:Sign up again|Get a new link)/)
    expect(app.errors).toEqual([])
  },
)

test('a network can ask only so often, and the answer says when to try again', async () => {
  const app = await createTestApp()
  const statuses: number[] = []
  for (let at = 0; at < 21; at++) {
    const answer = await signUpFor(app, `reader${at}@example.org`)
    statuses.push(answer.status)
    if (answer.status !== 429) continue
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toContain('Too many attempts: Try again in 1 minute.')
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  expect((await signUpFor(app, 'ada@example.org', '198.51.100.1')).status).toBe(200)
})

test('spellings of one address get eight emails, and then one every three hours', async () => {
  const app = await createTestApp()
  const askAs = async (at: number) =>
    (await signUpFor(app, `ada+${at}@example.org`, `203.0.113.${at}`)).status
  for (let at = 0; at < 8; at++) expect(await askAs(at)).toBe(200)

  const refused = await signUpFor(app, 'ada+8@example.org', '203.0.113.8')
  expect([refused.status, await refused.text()]).toEqual([
    429,
    expect.stringContaining('Too many attempts: Try again in 3 hours'),
  ])
  app.setNow('2026-03-02T12:00:00Z')
  expect([await askAs(9), await askAs(10)]).toEqual([200, 429])
  expect(await mailsOfKind(app, 'newsletter-confirm')).toHaveLength(9)
})

test.each<[string, MailReport]>([
  ['came back', { reason: 'bounced', isCertain: true, status: '5.1.1' }],
  ['was reported as spam', { reason: 'complained', isCertain: true, status: null }],
])('an address whose mail %s gets issues again once a newer link is confirmed', async (_, what) => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  await subscribe(app, 'Ada@example.org')
  const old = await linkFor(app, 'Ada@example.org')
  app.setNow('2026-03-02T10:00:00Z')
  await reportIssue(app, 'Ada@example.org', what)
  expect(await subscribed(app)).toEqual([])
  const pressed = await (await press(app, old)).text()
  expect(pressed).not.toContain('Subscribed!')
  expect(pressed).toContain('This link no longer works')
  expect(await subscribed(app)).toEqual([])

  app.setNow('2026-03-02T11:00:00Z')
  await signUpFor(app, 'Ada@example.org')
  const link = await linkFor(app, 'Ada@example.org')
  expect(await app.page(link)).toContain('Confirm subscription')
  await press(app, link)
  expect(await subscribed(app)).toEqual(['Ada@example.org'])
})

test('a complaint about an issue ends the subscription, also when mail is sent there again', async () => {
  const app = await createTestApp()
  await subscribe(app, 'ada@example.org')
  await reportIssue(app, 'ada@example.org', { reason: 'complained', isCertain: true, status: null })
  await inTransaction(app.services.db, (tx) => suppressions.remove(tx, ['ada@example.org']))
  expect(await subscribed(app)).toEqual([])
})

test('subscribing again with an old link sends nothing to an address that is held back', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  await subscribe(app, 'ada@example.org')
  app.setNow('2026-03-02T10:00:00Z')
  await signUpFor(app, 'ada@example.org')
  const link = await linkFor(app, 'ada@example.org', 'newsletter-already')
  await reportIssue(app, 'ada@example.org', { reason: 'complained', isCertain: true, status: null })
  expect(await app.page(link)).not.toContain('Subscribe again')
  const pressed = await (await press(app, link, { intent: 'again' })).text()
  expect(pressed).not.toContain('You’re subscribed again')
  expect(pressed).toContain('we’ll send you a link to confirm')
  expect(await subscribed(app)).toEqual([])
})

test('a link of an earlier subscription ends the present one of the same address', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  await subscribe(app, 'ada@example.org')
  await signUpFor(app, 'ada@example.org')
  const link = await linkFor(app, 'ada@example.org', 'newsletter-already')
  await press(app, link)
  app.setNow('2026-04-02T09:00:00Z')
  await purge('subscribers', app.services)

  await subscribe(app, 'Ada@example.org')
  expect(await subscribed(app)).toEqual(['Ada@example.org'])
  expect(await (await press(app, link)).text()).toContain('You’re unsubscribed')
  expect(await subscribed(app)).toEqual([])
})

test('many sign-ups at once do not wait for each other’s database connections', async () => {
  const app = await createTestApp()
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      signUpFor(app, `reader${at}@example.org`, `203.0.113.${at}`),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200))
  expect(await mailsOfKind(app, 'newsletter-confirm')).toHaveLength(40)
})

test('an account with the same address can export its subscription, and is deleted with it', async () => {
  const app = await createTestApp()
  const ada = await signUp(app, 'Ada', 'ada@example.org')
  await subscribe(app, 'Ada@Example.org')
  await subscribe(app, 'bob@example.org')
  const held = HELD.newsletter_subscribers
  if (!held || !isHanded(held)) throw new Error('the subscription is not exported')
  const found: PersonalRow[] = []
  const id = ada.id as AccountId
  for await (const rows of rowsOf(app.services.db, id, 'newsletter_subscribers', held)) {
    found.push(...rows)
  }
  expect(found).toMatchObject([{ email: 'Ada@Example.org' }])

  expect((await ada.send('DELETE', '/api/me')).status).toBe(204)
  expect(await subscribed(app)).toEqual(['bob@example.org'])
})
