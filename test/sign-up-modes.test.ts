/** Who may sign up: anyone, people with an invitation, or nobody, whatever way they try. */
import { expect, test } from 'vitest'
import { makeInvitation, revokeInvitation } from '#work/operator/invite.ts'
import { BY_COMMAND } from '#work/use-case/audit-log.ts'
import { createTestApp, type TestApp } from './app.ts'
import { oidcProvider } from './oidc-provider.ts'
import { signUpOperator } from './operators.ts'
import { browser, codeFor, PASSWORD, signUp } from './sign-up.ts'

const form = (email: string) => ({ name: 'Ada', email, password: PASSWORD })

const accountsOf = async (app: TestApp) =>
  (await app.services.db.selectFrom('accounts').select('email').orderBy('email').execute()).map(
    ({ email }) => email,
  )

/** A browser that has opened an invitation's link. */
async function invited(app: TestApp, link: string) {
  const theirs = browser(app)
  const { pathname, search } = new URL(link)
  const opened = await theirs.request(`${pathname}${search}`)
  expect(opened.headers.get('location')).toBe('/auth/signup')
  return theirs
}

async function createClosedApp(signUp: 'invitation' | 'closed') {
  return createTestApp({ settings: { signUp } })
}

const invite = (app: TestApp, days = 14) =>
  makeInvitation({ ...app.services, db: app.services.db }, BY_COMMAND, days)

test('SU-01 with sign-up closed nobody gets an account, and the page says so', async () => {
  const app = await createClosedApp('closed')
  const eve = browser(app)
  expect(await eve.page('/auth/signup')).toContain('New accounts can’t be created here')
  expect(await eve.page('/auth/signup')).not.toContain('name="password"')
  expect(await eve.page('/auth/signin')).toContain('name="password"')
  const answer = await eve.ask('/sign-up/email', form('eve@example.org'))
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ code: 'SIGN_UP_CLOSED' })
  const sent = await eve.submit('/auth/signup', { intent: 'signup', ...form('eve@example.org') })
  expect(await sent.text()).toContain('New accounts can’t be created here')
  const late = await invited(app, await invite(app))
  expect((await late.ask('/sign-up/email', form('eve@example.org'))).status).toBe(403)
  expect(await accountsOf(app)).toEqual([])
})

test('SU-01 an invitation lets one person sign up, and is stored as a hash', async () => {
  const app = await createClosedApp('invitation')
  const eve = browser(app)
  expect(await eve.page('/auth/signup')).toContain('You need an invitation')
  expect((await eve.ask('/sign-up/email', form('eve@example.org'))).status).toBe(403)

  const link = await invite(app)
  const ada = await invited(app, link)
  expect(await ada.page('/auth/signup')).toContain('You’re invited')
  await ada.ask('/sign-up/email', form('ada@example.org'))
  const otp = await codeFor(app, 'ada@example.org')
  await ada.ask('/email-otp/verify-email', { email: 'ada@example.org', otp })
  expect(await ada.isSignedInAs()).toBe('ada@example.org')

  const second = await invited(app, link)
  expect(await second.page('/auth/signup')).toContain('has expired, was revoked or was already')
  expect((await second.ask('/sign-up/email', form('bob@example.org'))).status).toBe(403)
  expect(await accountsOf(app)).toEqual(['ada@example.org'])
  const rows = await app.services.db.selectFrom('invitations').selectAll().execute()
  const token = new URL(link).searchParams.get('invitation') ?? ''
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(app.logged()).not.toContain(token)
})

test('SU-01 of several sign-ups at once with one invitation, one gets an account', async () => {
  const app = await createClosedApp('invitation')
  const theirs = await invited(app, await invite(app))
  const emails = Array.from({ length: 8 }, (_, at) => `p${at}@example.org`)
  await Promise.all(emails.map((email) => theirs.ask('/sign-up/email', form(email))))
  expect(await accountsOf(app)).toHaveLength(1)
})

test('SU-01 an expired or revoked invitation, and an invented one, opens nothing', async () => {
  const app = await createTestApp({
    now: '2026-03-02T09:00:00Z',
    settings: { signUp: 'invitation' },
  })
  const expired = await invited(app, await invite(app, 1))
  app.setNow('2026-03-03T09:00:00Z')
  expect((await expired.ask('/sign-up/email', form('a@example.org'))).status).toBe(403)
  const revoked = await invited(app, await invite(app))
  const { id } = await app.services.db
    .selectFrom('invitations')
    .select('id')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  expect(await revokeInvitation(app.services, BY_COMMAND, id)).toBe(true)
  expect((await revoked.ask('/sign-up/email', form('b@example.org'))).status).toBe(403)
  const invented = await invited(app, `http://x/auth/signup?invitation=${'A'.repeat(43)}`)
  expect((await invented.ask('/sign-up/email', form('c@example.org'))).status).toBe(403)
  expect(await accountsOf(app)).toEqual([])
})

test('SU-01 AU-07 the answer does not reveal whether an address has an account', async () => {
  const app = await createTestApp({ settings: { signUp: 'open' } })
  await signUp(app, 'Ada', 'ada@example.org')
  Object.assign(app.services.settings, { signUp: 'invitation' })
  const eve = browser(app)
  const said = async (email: string) => {
    const answer = await eve.ask('/sign-up/email', form(email))
    return [answer.status, await answer.text()]
  }
  expect(await said('ada@example.org')).toEqual(await said('nobody@example.org'))
})

test('a second try with the same address, before it is confirmed, needs no second invitation', async () => {
  const app = await createClosedApp('invitation')
  const ada = await invited(app, await invite(app))
  await ada.ask('/sign-up/email', form('ada@example.org'))
  expect((await ada.ask('/sign-up/email', form('ada@example.org'))).status).toBe(200)
  const otp = await codeFor(app, 'ada@example.org')
  await ada.ask('/email-otp/verify-email', { email: 'ada@example.org', otp })
  expect(await ada.isSignedInAs()).toBe('ada@example.org')
})

test('SU-01 an invitation that is used again takes the first account with it', async () => {
  const app = await createClosedApp('invitation')
  const link = await invite(app)
  const eve = await invited(app, link)
  await eve.ask('/sign-up/email', form('a@example.org'))
  const otp = await codeFor(app, 'a@example.org')
  // Another browser without the invitation frees nothing.
  expect((await browser(app).ask('/sign-up/email', form('a@example.org'))).status).toBe(403)
  expect((await eve.ask('/sign-up/email', form('b@example.org'))).status).toBe(403)
  // A try that is refused later frees the invitation, and the account is gone.
  const weak = { ...form('a@example.org'), password: 'short' }
  await eve.ask('/sign-up/email', weak)
  await eve.ask('/sign-up/email', form('b@example.org'))
  await eve.ask('/email-otp/verify-email', { email: 'a@example.org', otp })
  expect((await accountsOf(app)).length).toBeLessThanOrEqual(1)
})

test('SU-01 an address that has an account uses the invitation up as well', async () => {
  const app = await createTestApp({ settings: { signUp: 'open' } })
  await signUp(app, 'Ada', 'ada@example.org')
  Object.assign(app.services.settings, { signUp: 'invitation' })
  const eve = await invited(app, await invite(app))
  expect((await eve.ask('/sign-up/email', form('ada@example.org'))).status).toBe(200)
  expect(await eve.page('/auth/signup')).toContain('was already')
  expect((await eve.ask('/sign-up/email', form('b@example.org'))).status).toBe(403)
  expect(await accountsOf(app)).toEqual(['ada@example.org'])
})

test('an operator creates and revokes invitations on a page that shows each link once', async () => {
  const app = await createTestApp()
  const olga = await signUpOperator(app)
  const wrong = await olga.submit('/admin/invitations', { intent: 'invitation.make', days: '91' })
  expect(wrong.status).toBe(422)
  const made = await olga.submit('/admin/invitations', { intent: 'invitation.make', days: '7' })
  const [link = ''] = /http:\/\/rolecall\.test\/auth\/signup\?invitation=[\w-]{43}/.exec(
    await made.text(),
  ) ?? ['']
  expect(link).not.toBe('')
  const page = await olga.page('/admin/invitations')
  expect(page).toContain(`…<!-- -->${link.slice(-4)}`)
  expect(page).not.toContain(link)
  const [, id = ''] = /name="id" value="([^"]+)"/.exec(page) ?? []
  await olga.submit('/admin/invitations', { intent: 'invitation.revoke', id })
  expect(await olga.page('/admin/invitations')).toContain('Revoked')
})

test.each(['closed', 'invitation'] as const)(
  'SU-01 with sign-up %s an account elsewhere creates none here, unless it is invited',
  async (mode) => {
    const provider = await oidcProvider()
    const app = await createTestApp({ providers: [provider.settings], settings: { signUp: mode } })
    const signIn = async (theirs: ReturnType<typeof browser>) => {
      const begun = await theirs.ask('/sign-in/social', { provider: 'oidc' })
      const { url } = (await begun.json()) as { url: string }
      const claims = { sub: 'ada', email: 'ada@example.org', email_verified: true, name: 'Ada' }
      const back = await theirs.request(provider.comeBack(url, claims))
      return back.headers.get('location')
    }
    expect(await signIn(browser(app))).toMatch(/error=(?:SIGN_UP_CLOSED|INVITATION_NEEDED)/)
    expect(await accountsOf(app)).toEqual([])
    if (mode === 'closed') return
    await signIn(await invited(app, await invite(app)))
    expect(await accountsOf(app)).toEqual(['ada@example.org'])
  },
)
