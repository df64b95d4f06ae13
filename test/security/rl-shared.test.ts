/**
 * RL-05: a refused try does not use up anything that others need. AU-16: nobody can be locked out by somebody else.
 */
import { expect, test } from 'vitest'
import { LIMITS } from '#core/account/rate-limit.ts'
import * as sessions from '#store/sessions.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { setUpFactor } from '#test/operators.ts'
import { browser, codeFor, newestMail, PASSWORD, signUp } from '#test/sign-up.ts'
import { makeOperatorCode } from '#work/account/become-operator.ts'
import { type MailPort, sendDueMails } from '#work/mail/send-mails.ts'

const WRONG = 'not-the-password-1'
const ATTACKER = '192.0.2.1'
const HOME = '198.51.100.1'

const statusOf = async (answer: Promise<Response>) => (await answer).status

const guess = (app: TestApp, email: string, network: string) =>
  browser(app, network).ask('/sign-in/email', { email, password: WRONG })

test('RL-05 refusing one network does not block sign-in, sign-up or recovery for anyone else', async () => {
  // The overall buckets are small enough for a test to exhaust.
  const [small, narrow] = [
    { tries: 25, everySeconds: 3_600 },
    { tries: 10, everySeconds: 3_600 },
  ]
  const app = await createTestApp({
    limits: {
      ...LIMITS,
      askOverall: { ...small, tries: 80 },
      passwordByNetwork: narrow,
      passwordOverall: small,
      mailByNetwork: narrow,
      mailOverall: small,
    },
  })
  const ada = await signUp(app)
  const refused: number[] = []
  for (let index = 0; index < 50; index++) {
    refused.push(await statusOf(guess(app, `nobody${index}@example.org`, ATTACKER)))
    const mail = { email: `nobody${index}@example.org` }
    refused.push(await statusOf(browser(app, ATTACKER).ask('/request-password-reset', mail)))
  }
  expect(refused.filter((status) => status === 429).length).toBe(80)

  const home = browser(app, HOME)
  const right = { email: ada.email, password: PASSWORD }
  expect((await home.ask('/sign-in/email', right)).status).toBe(200)
  expect((await home.ask('/request-password-reset', { email: ada.email })).status).toBe(200)
  const bob = { name: 'Bob', email: 'bob@example.org', password: PASSWORD }
  expect((await browser(app, HOME).ask('/sign-up/email', bob)).status).toBe(200)
})

test('RL-05 a try refused by one bucket is not counted in the others', async () => {
  const app = await createTestApp()
  const buckets = async () =>
    app.services.db.selectFrom('rate_limits').selectAll().orderBy('bucket').execute()
  for (let index = 0; index < 10; index++) await guess(app, 'ada@example.org', ATTACKER)
  const before = await buckets()
  for (let index = 0; index < 5; index++) {
    expect(await statusOf(guess(app, 'ada@example.org', ATTACKER))).toBe(429)
  }
  expect(await buckets()).toEqual(before)
})

test('RL-05 guessing operator codes does not stop others from entering one', async () => {
  const app = await createTestApp({
    limits: { ...LIMITS, operatorOverall: { tries: 10, everySeconds: 3_600 } },
  })
  const [ada, eve] = [await signUp(app), await signUp(app, 'Eve Other')]
  for (const person of [ada, eve]) await setUpFactor(app, person)
  for (let index = 0; index < 30; index++) await eve.submit('/admin/setup', { code: 'AAAA-AAAA' })
  const entered = await ada.submit('/admin/setup', { code: await makeOperatorCode(app.services) })
  expect(entered.headers.get('location')).toContain('/auth/login')
})

test('RL-05 the operator is warned when a shared bucket is used up', async () => {
  const app = await createTestApp({
    limits: { ...LIMITS, passwordOverall: { tries: 3, everySeconds: 60, isShared: true } },
  })
  for (let index = 0; index < 5; index++) {
    await guess(app, `nobody${index}@example.org`, `192.0.2.${index}`)
  }
  expect(app.logged()).toMatch(/limit: 'passwordOverall' \},\s+'a shared rate limit is exhausted'/)
  const metrics = await app.metrics()
  expect(metrics).toContain('rolecall_security_events_total{event="limit_reached"} 2')
})

/** Small enough for a test to use up an account's tries from all networks together. */
const EASILY_USED_UP = {
  ...LIMITS,
  passwordByAddress: { tries: 10, everySeconds: 60 },
  mailByAddress: { tries: 10, everySeconds: 300 },
  codeByAddress: { tries: 10, everySeconds: 60 },
}

/** The three ways to sign in that need no key. */
async function waysIn(app: TestApp, person: { email: string }, home = browser(app, HOME)) {
  const { email } = person
  const chosen = 'another-good-one-77'
  const byPassword = await home.ask('/sign-in/email', { email, password: PASSWORD })
  await home.ask('/sign-out')
  const asked = await home.ask('/email-otp/send-verification-otp', { email, type: 'sign-in' })
  const otp = asked.ok ? await codeFor(app, email) : '000000'
  const byCode = await home.ask('/sign-in/email-otp', { email, otp })
  await home.ask('/sign-out')
  await home.ask('/request-password-reset', { email })
  const { body_text } = await newestMail(app, email)
  const token = decodeURIComponent(/token=([\w%-]+)/.exec(body_text)?.[1] ?? '')
  const byRecovery = await home.ask('/reset-password', { token, newPassword: chosen })
  return [byPassword.status, byCode.status, byRecovery.status]
}

test('AU-16 wrong passwords and emails requested from one network block no sign-in method of the owner', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const statuses: number[] = []
  for (let index = 0; index < 14; index++) {
    statuses.push(await statusOf(guess(app, ada.email, ATTACKER)))
  }
  const mail = { email: ada.email }
  for (let index = 0; index < 7; index++) {
    statuses.push(await statusOf(browser(app, ATTACKER).ask('/request-password-reset', mail)))
    await browser(app, ATTACKER).ask('/sign-in/email-otp', { ...mail, otp: '000000' })
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(4 + 2)
  expect(await waysIn(app, ada)).toEqual([200, 200, 200])
})

test('AU-16 a browser that signed in before can sign in while many networks guess', async () => {
  const app = await createTestApp({ limits: EASILY_USED_UP })
  const ada = await signUp(app)
  await ada.ask('/sign-out')
  expect(await ada.isSignedInAs()).toBeNull()
  for (let index = 0; index < 12; index++) {
    const network = `192.0.2.${index}`
    await guess(app, ada.email, network)
    await browser(app, network).ask('/request-password-reset', { email: ada.email })
    await browser(app, network).ask('/sign-in/email-otp', { email: ada.email, otp: '000000' })
  }
  const stranger = browser(app, HOME)
  const right = { email: ada.email, password: PASSWORD }
  expect((await stranger.ask('/sign-in/email', right)).status).toBe(429)
  expect(await waysIn(app, ada, ada)).toEqual([200, 200, 200])
})

/** Sends what is due, without a mail server, and resolves to the texts of what was sent. */
async function deliver(app: TestApp) {
  const sent: string[] = []
  const port: MailPort = {
    async send({ text }) {
      sent.push(text)
    },
  }
  while ((await sendDueMails(app.services, port)) > 0);
  return sent
}

const askForCode = (home: ReturnType<typeof browser>, email: string) =>
  home.ask('/email-otp/send-verification-otp', { email, type: 'sign-in' })

async function requestCodesFromEverywhere(app: TestApp, email: string) {
  for (let index = 0; index < 15; index++) {
    expect((await askForCode(browser(app, `192.0.2.${index}`), email)).status).toBe(200)
    await browser(app, `192.0.2.${index}`).ask('/request-password-reset', { email })
  }
}

/** Many requests are needed to fill the outbox; how many are allowed is tested above. */
const MANY_MAILS = { ...LIMITS, mailByAddress: { tries: 1_000, everySeconds: 1 } }

test('AU-16 codes and links for a known browser are sent at once, however many strangers request', async () => {
  const app = await createTestApp({ limits: MANY_MAILS })
  const ada = await signUp(app)
  await ada.ask('/sign-out')
  await requestCodesFromEverywhere(app, ada.email)
  await deliver(app)
  await requestCodesFromEverywhere(app, ada.email)

  await askForCode(ada, ada.email)
  const code = await codeFor(app, ada.email)
  await ada.ask('/request-password-reset', { email: ada.email })
  await requestCodesFromEverywhere(app, ada.email)
  const sent = await deliver(app)

  // The newest first.
  expect(sent).toEqual([
    expect.stringContaining('/auth/reset?token='),
    expect.stringContaining(code),
  ])
  expect((await ada.ask('/sign-in/email-otp', { email: ada.email, otp: code })).status).toBe(200)
})

test('AU-16 an unknown browser gets its code at the end of the current pause, before all earlier ones', async () => {
  const app = await createTestApp({ limits: MANY_MAILS })
  const ada = await signUp(app)
  await deliver(app)
  await requestCodesFromEverywhere(app, ada.email)
  expect(await deliver(app)).toHaveLength(2)
  await requestCodesFromEverywhere(app, ada.email)

  const home = browser(app, HOME)
  await askForCode(home, ada.email)
  const code = await codeFor(app, ada.email)
  expect(await deliver(app)).toEqual([])
  app.setNow('2026-03-02T09:01:00Z')
  expect(await deliver(app)).toContainEqual(expect.stringContaining(code))
  expect((await home.ask('/sign-in/email-otp', { email: ada.email, otp: code })).status).toBe(200)
})

test('AU-16 a known browser has ten tries too, and no more', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await ada.ask('/sign-out')
  const slips: number[] = []
  for (let index = 0; index < 12; index++) {
    slips.push(await statusOf(ada.ask('/sign-in/email', { email: ada.email, password: WRONG })))
  }
  expect(slips).toEqual([...Array(10).fill(401), 429, 429])
})

/** Signs in repeatedly from a known browser with the right password. */
async function loopOfSuccesses(person: Awaited<ReturnType<typeof signUp>>, count: number) {
  const statuses: number[] = []
  for (let index = 0; index < count; index++) {
    const right = { email: person.email, password: PASSWORD }
    statuses.push(await statusOf(person.ask('/sign-in/email', right)))
  }
  return statuses
}

test('RL-05 an account that signs in repeatedly is limited, and does not block other known browsers', async () => {
  const app = await createTestApp({
    limits: {
      ...EASILY_USED_UP,
      deviceByNetwork: { tries: 8, everySeconds: 3_600 },
      deviceOverall: { tries: 12, everySeconds: 3_600 },
      passwordByNetwork: { tries: 4, everySeconds: 3_600 },
    },
  })
  const ada = await signUp(app)
  await ada.ask('/sign-out')
  const eve = await signUp(app, 'Eve Other', undefined, ATTACKER)
  for (let index = 0; index < 12; index++) await guess(app, ada.email, `203.0.113.${index}`)
  const statuses = await loopOfSuccesses(eve, 20)
  expect(statuses).toEqual([...Array(8 + 4).fill(200), ...Array(8).fill(429)])
  // Now only a known browser can sign in.
  const right = { email: ada.email, password: PASSWORD }
  expect(await statusOf(browser(app, HOME).ask('/sign-in/email', right))).toBe(429)
  expect(await statusOf(ada.ask('/sign-in/email', right))).toBe(200)
})

test('RL-05 when known browsers have used up their shared bucket, another one is treated as unknown', async () => {
  const app = await createTestApp({
    limits: { ...LIMITS, deviceOverall: { tries: 5, everySeconds: 3_600, isShared: true } },
  })
  const ada = await signUp(app)
  const eve = await signUp(app, 'Eve Other', undefined, ATTACKER)
  await loopOfSuccesses(eve, 5)
  const right = { email: ada.email, password: PASSWORD }
  expect(await statusOf(ada.ask('/sign-in/email', right))).toBe(200)
  expect(app.logged()).toContain("limit: 'deviceOverall' }")
  const slips: number[] = []
  for (let index = 0; index < 12; index++) {
    slips.push(await statusOf(ada.ask('/sign-in/email', { ...right, password: WRONG })))
  }
  expect(slips).toEqual([...Array(10).fill(401), 429, 429])
})

test("AU-16 five networks of one /48 block no sign-in method for the owner's new browser", async () => {
  const pair = { tries: 3, everySeconds: 3_600 }
  const app = await createTestApp({
    limits: { ...EASILY_USED_UP, passwordByPair: pair, mailByPair: pair, codeByPair: pair },
  })
  const ada = await signUp(app)
  const { email } = ada
  for (let index = 0; index < 15; index++) {
    const network = `2001:db8:7:${index % 5}::1`
    await guess(app, email, network)
    await browser(app, network).ask('/request-password-reset', { email })
    await browser(app, network).ask('/sign-in/email-otp', { email, otp: '000000' })
  }
  expect(await waysIn(app, ada)).toEqual([200, 200, 200])
})

test("AU-16 neither a modified cookie nor somebody else's gives more tries", async () => {
  const app = await createTestApp({ limits: EASILY_USED_UP })
  const [ada, eve] = [await signUp(app), await signUp(app, 'Eve Other')]
  const cookieOf = (person: { jar: { header(): string } }) =>
    /rolecall\.known_device=[^;]+/.exec(person.jar.header())?.[0] ?? ''
  for (let index = 0; index < 12; index++) await guess(app, ada.email, `192.0.2.${index}`)
  const tryWith = (cookie: string) =>
    app.request('/api/auth/sign-in/email', {
      method: 'POST',
      body: JSON.stringify({ email: ada.email, password: PASSWORD }),
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': HOME,
        cookie,
      },
    })
  const own = cookieOf(ada)
  const letter = own.at(-2) === 'A' ? 'B' : 'A'
  for (const cookie of ['', cookieOf(eve), own.slice(0, -2) + letter + own.slice(-1), `${own}A`]) {
    expect((await tryWith(cookie)).status, cookie).toBe(429)
  }
  expect((await tryWith(own)).status).toBe(200)
})

test('AU-16 the known-browser cookie is limited to this host, hidden from scripts and anonymous', async () => {
  const app = await createTestApp({ settings: { publicUrl: 'https://rolecall.test' } })
  const home = browser(app)
  const email = 'ada@example.org'
  await home.ask('/sign-up/email', { name: 'Ada', email, password: PASSWORD })
  const otp = await codeFor(app, email)
  const answer = await home.ask('/email-otp/verify-email', { email, otp })
  const cookie = answer.headers.getSetCookie().find((it) => it.includes('known_device')) ?? ''
  expect(cookie).toMatch(/^__Host-rolecall\.known_device=[\w-]{6}\.[\w-]{22}\.[\w-]{43};/)
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=34560000']) {
    expect(cookie).toContain(part)
  }
})

test('AU-16 a stolen known-browser cookie ends with the sessions, and the browser that ended them stays known', async () => {
  const app = await createTestApp({
    limits: { ...EASILY_USED_UP, passwordByAddress: { tries: 1, everySeconds: 3_600 } },
  })
  const ada = await signUp(app)
  const deviceOf = () => /rolecall\.known_device=[^;]+/.exec(ada.jar.header())?.[0] ?? ''
  await guess(app, ada.email, ATTACKER)
  const isKnown = async (cookie: string) => {
    const answer = await app.request('/api/auth/sign-in/email', {
      method: 'POST',
      body: JSON.stringify({ email: ada.email, password: WRONG }),
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': HOME,
        cookie,
      },
    })
    return answer.status === 401
  }
  for (const path of ['/revoke-other-sessions', '/change-password']) {
    const stolen = deviceOf()
    expect(await isKnown(stolen), path).toBe(true)
    const body =
      path === '/change-password'
        ? { currentPassword: PASSWORD, newPassword: 'another-good-one-77' }
        : {}
    expect((await ada.ask(path, body)).status, path).toBe(200)
    expect(await isKnown(stolen), path).toBe(false)
    expect(await isKnown(deviceOf()), path).toBe(true)
  }
  await sessions.endAll(app.services.db, ada.email)
  expect(await isKnown(deviceOf())).toBe(false)
})

test("RL-05 images on another page do not use up a network's tries", async () => {
  const app = await createTestApp({
    limits: { ...LIMITS, codeByNetwork: { tries: 3, everySeconds: 3_600 } },
  })
  const home = browser(app, HOME)
  for (let index = 0; index < 5; index++) {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }
    const answer = await home.request('/api/auth/callback/google?state=x', { headers })
    expect(answer.status).toBe(403)
    const navigate = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
    await home.request('/api/auth/callback/google?state=x', { headers: navigate })
  }
  expect((await home.ask('/siwe/nonce')).status).toBe(200)
})
