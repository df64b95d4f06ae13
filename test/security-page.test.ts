/** The sign-in and security page, used as by a browser without JavaScript. */
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { authenticator } from './authenticator.ts'
import { browser, codeFor, newestMail, PASSWORD, signUp } from './sign-up.ts'

const SECURITY = '/dashboard/security'

const leadsTo = (answer: Response) => answer.headers.get('location')

test('changes are possible for ten minutes after a confirmation, which is then required again', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const ada = await signUp(app)
  expect(await ada.page(SECURITY)).not.toContain('Confirm it’s you')

  app.setNow('2026-03-02T09:10:01Z')
  const page = await ada.page(SECURITY)
  expect(page).toContain('Confirm it’s you')
  expect(page).not.toContain('value="totp-begin"')
  const refused = await ada.submit(SECURITY, { intent: 'totp-begin' })
  expect(leadsTo(refused)).toBe(`${SECURITY}?said=confirm`)

  const wrong = await ada.submit(SECURITY, { intent: 'confirm-password', password: 'not-it' })
  expect(await wrong.text()).toContain('We couldn’t confirm it’s you. Try again.')
  const right = await ada.submit(SECURITY, { intent: 'confirm-password', password: PASSWORD })
  expect(leadsTo(right)).toBe(SECURITY)
  expect(await ada.page(SECURITY)).toContain('value="totp-begin"')
  expect(app.errors).toEqual([])
})

test('a code from an email confirms a person too', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const ada = await signUp(app)
  app.setNow('2026-03-02T09:30:00Z')
  const sent = await ada.submit(SECURITY, { intent: 'confirm-send' })
  expect(await sent.text()).toContain(`Code sent to ${ada.email}`)
  const code = await codeFor(app, ada.email)
  expect(leadsTo(await ada.submit(SECURITY, { intent: 'confirm-code', code }))).toBe(SECURITY)
  expect(await ada.page(SECURITY)).not.toContain('Confirm it’s you')
})

test('a new password signs out every other browser but not this one', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const phone = browser(app)
  const login = { intent: 'login', email: ada.email, password: PASSWORD }
  await phone.submit('/auth/login', login)
  expect(await phone.isSignedInAs()).toBe(ada.email)

  const password = 'another-otter-lamp-43'
  const answer = await ada.submit(SECURITY, { intent: 'password', current: PASSWORD, password })
  expect(leadsTo(answer)).toBe(`${SECURITY}?said=password`)
  expect(await phone.isSignedInAs()).toBeNull()
  expect(await ada.isSignedInAs()).toBe(ada.email)
  expect((await phone.submit('/auth/login', login)).status).toBe(401)
  expect(leadsTo(await phone.submit('/auth/login', { ...login, password }))).toBe('/dashboard')
})

test('a new address applies once its code is entered, and the link sent to the old one undoes it', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const next = 'ada.new@example.org'
  const asked = await ada.submit(SECURITY, { intent: 'email-send', email: next })
  expect(leadsTo(asked)).toBe(`${SECURITY}?changing=ada.new%40example.org#email`)
  expect(await ada.isSignedInAs()).toBe(ada.email)
  const wrong = await ada.submit(SECURITY, { intent: 'email-prove', code: '000000' })
  expect(await wrong.text()).toContain('This code is wrong or expired')
  const code = await codeFor(app, next)
  const proved = await ada.submit(SECURITY, { intent: 'email-prove', code })
  expect(leadsTo(proved)).toBe(`${SECURITY}?said=email`)
  expect(await ada.isSignedInAs()).toBe(next)

  const { body_text } = await newestMail(app, ada.email)
  const token = /\/auth\/undo\?token=(\S+)/.exec(body_text)?.[1] ?? ''
  const visitor = browser(app)
  expect(await visitor.page(`/auth/undo?token=${token}`)).toContain('Take my account back')
  const undone = await visitor.submit('/auth/undo', { intent: 'undo', token })
  expect(leadsTo(undone)).toBe('/auth/recover?said=taken-back')
  expect(await ada.isSignedInAs()).toBeNull()
})

test('each signed-in device is listed and can be signed out', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const phone = browser(app, '2001:db8:1:2::5')
  await phone.request('/auth/login', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'login', email: ada.email, password: PASSWORD }),
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1' },
  })
  const page = await ada.page(SECURITY)
  expect(page.match(/This device/g)).toHaveLength(1)
  const item = page.slice(page.indexOf('Safari on iPhone'))
  expect(item).toMatch(/^[^<]*(?:<[^>]*>[^<]*){1,12}2001:/)
  const id = /name="id" value="([^"]+)"/.exec(item)?.[1] ?? ''
  const ended = await ada.submit(SECURITY, { intent: 'session-end', id })
  expect(await ended.text()).toContain('Device signed out')
  expect(await phone.isSignedInAs()).toBeNull()

  expect(leadsTo(await ada.submit(SECURITY, { intent: 'sessions-all' }))).toBe('/auth/signin')
  expect(await ada.isSignedInAs()).toBeNull()
})

test('two-step sign-in is set up, required and turned off', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const page = await (await ada.submit(SECURITY, { intent: 'totp-begin' })).text()
  const uri = /name="uri" value="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const codes = /name="codes" value="([^"]+)"/.exec(page)?.[1] ?? ''
  expect(page).toContain('aria-label="QR code for your authenticator app"')

  const wrong = await ada.submit(SECURITY, { intent: 'totp-finish', code: '000000', uri, codes })
  const again = await wrong.text()
  expect(again).toContain('This code is wrong')
  expect(again).toContain(`value="${codes}"`)

  const code = authenticator(uri).codeAt(app.services.clock.now())
  const on = await ada.submit(SECURITY, { intent: 'totp-finish', code, uri, codes })
  expect(leadsTo(on)).toBe(`${SECURITY}?said=totp-on`)
  expect(await ada.page(SECURITY)).toContain('On, with 10 backup codes left')

  const phone = browser(app)
  const login = { intent: 'login', email: ada.email, password: PASSWORD, next: '/jobs' }
  const half = await phone.submit('/auth/login', login)
  expect(leadsTo(half)).toBe('/auth/two-factor?next=%2Fjobs')
  expect(await phone.isSignedInAs()).toBeNull()
  const [backup = ''] = codes.split(' ')
  const fields = { intent: 'backup', code: backup, next: '/jobs' }
  expect(leadsTo(await phone.submit('/auth/two-factor', fields))).toBe('/jobs')
  expect(await phone.isSignedInAs()).toBe(ada.email)

  expect(leadsTo(await ada.submit(SECURITY, { intent: 'totp-off' }))).toBe(
    `${SECURITY}?said=totp-off`,
  )
  expect(await ada.isSignedInAs()).toBe(ada.email)
})

test('an unknown intent is refused', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  for (const intent of ['', 'constructor', 'odd']) {
    expect((await ada.submit(SECURITY, { intent })).status).toBe(400)
  }
})
