/** A person whose mail came back sees so in the dashboard, and gets mail again with a code sent to their address. */
import { expect, test } from 'vitest'
import type { AccountId } from '#core/account/account.ts'
import type { MailReport } from '#core/mail/suppression.ts'
import * as alertSettings from '#store/alert-settings.ts'
import { inTransaction } from '#store/db.ts'
import { scheduleEmails } from '#work/alert/schedule-emails.ts'
import { recordReport } from '#work/mail/suppress-mail.ts'
import { createTestApp, type TestApp } from './app.ts'
import { codeFor, signUp } from './sign-up.ts'

const LATER = '2026-03-02T09:11:00Z'
const PAGE = '/dashboard/email'
const BOUNCED: MailReport = { reason: 'bounced', isCertain: true, status: '5.1.1' }
const SPAM: MailReport = { reason: 'complained', isCertain: true, status: null }

const report = (app: TestApp, recipient: string, what: MailReport, kind = 'digest') =>
  inTransaction(app.services.db, (tx) =>
    recordReport(tx, { recipient, kind, isSubscription: true }, what, app.services.clock.now()),
  )

const held = (app: TestApp) =>
  app.services.db.selectFrom('mail_suppressions').select(['address', 'suppressed_at']).execute()

/** A wrong code that is never the right one. */
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

test('F20 the dashboard says that mail came back, and a code to the same address lifts it', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  expect(await ada.page('/dashboard')).not.toContain('came back')
  expect(await ada.page(PAGE)).toContain('None came back.')

  await report(app, ada.email, BOUNCED)
  expect(await ada.page('/dashboard')).toContain(`Mail to ${ada.email} came back`)
  expect(await ada.page('/dashboard/saved-jobs')).toContain(`href="${PAGE}"`)
  expect(await ada.page(PAGE)).not.toContain(`Mail to ${ada.email} came back`)

  const sent = await ada.submit(PAGE, { intent: 'send' })
  expect(sent.headers.get('location')).toBe(`${PAGE}?sent`)
  const code = await codeFor(app, ada.email)
  const wrong = await ada.submit(PAGE, { intent: 'resume', code: otherThan(code) })
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('This code is wrong or has expired.')
  expect(await held(app)).toHaveLength(1)

  const right = await ada.submit(PAGE, {
    intent: 'resume',
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  })
  expect(right.headers.get('location')).toBe(`${PAGE}?resumed`)
  expect(await held(app)).toEqual([])
  expect(await ada.page('/dashboard')).not.toContain('came back')
})

test('a person switches emails about alerts and the newsletter off and on again', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const switches = async () =>
    [...(await ada.page(PAGE)).matchAll(/value="(\w+)" role="switch" aria-checked="(\w+)"/g)].map(
      ([, intent, isOn]) => `${intent} ${isOn}`,
    )
  expect(await switches()).toEqual(['newsletter false'])
  await ada.send('POST', '/api/me/alerts', { keywords: ['python'], frequency: 'daily' })
  expect(await switches()).toEqual(['alerts true', 'newsletter false'])

  await ada.submit(PAGE, { intent: 'alerts', on: 'no' })
  await ada.submit(PAGE, { intent: 'newsletter', on: 'yes' })
  expect(await switches()).toEqual(['alerts false', 'newsletter true'])

  await ada.submit(PAGE, { intent: 'alerts', on: 'yes' })
  await ada.submit(PAGE, { intent: 'newsletter', on: 'no' })
  expect(await switches()).toEqual(['alerts true', 'newsletter false'])
})

test('F20 a complaint says so, and mail resumes only on request', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await report(app, ada.email, SPAM)
  expect(await ada.page('/dashboard')).toContain(`Mail to ${ada.email} was reported as spam`)
  expect(await held(app)).toHaveLength(1)

  await ada.submit(PAGE, { intent: 'send' })
  await ada.submit(PAGE, { intent: 'resume', code: await codeFor(app, ada.email) })

  expect(await held(app)).toEqual([])
  expect(await ada.page('/dashboard')).not.toContain('was reported as spam')
})

test('a complaint about an alert’s email turns these emails off, and about anything else does not', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await inTransaction(app.services.db, (tx) =>
    scheduleEmails(tx, ada.id as AccountId, {}, app.services.clock.now()),
  )
  const isMailOff = async () =>
    (await alertSettings.read(app.services.db, ada.id as AccountId))?.isMailOff

  await report(app, ada.email, SPAM)
  expect(await isMailOff()).toBe(false)
  await report(app, ada.email, BOUNCED, 'alerts-daily')
  expect(await isMailOff()).toBe(false)
  await report(app, ada.email, SPAM, 'alerts-daily')
  expect(await isMailOff()).toBe(true)
})

test('a code to try an address again expires, works once, and can be guessed five times', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await report(app, ada.email, BOUNCED)
  const resume = async (code: string) =>
    (await ada.submit(PAGE, { intent: 'resume', code })).headers.get('location') !== null

  await ada.submit(PAGE, { intent: 'send' })
  const first = await codeFor(app, ada.email)
  for (let guess = 0; guess < 5; guess += 1) expect(await resume(otherThan(first))).toBe(false)
  expect(await resume(first)).toBe(false)

  await ada.submit(PAGE, { intent: 'send' })
  const second = await codeFor(app, ada.email)
  app.setNow(LATER)
  expect(await resume(second)).toBe(false)

  await ada.submit(PAGE, { intent: 'send' })
  const third = await codeFor(app, ada.email)
  expect(await resume(third)).toBe(true)
  await report(app, ada.email, BOUNCED)
  expect(await resume(third)).toBe(false)
})

test('nobody gets a code for an address that is not suppressed, and nobody lifts another’s', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const bob = await signUp(app, 'Bob Other')
  await report(app, ada.email, BOUNCED)
  const before = await app.services.db.selectFrom('outbox').select('id').execute()

  await bob.submit(PAGE, { intent: 'send' })

  expect(await app.services.db.selectFrom('outbox').select('id').execute()).toEqual(before)
  await ada.submit(PAGE, { intent: 'send' })
  const code = await codeFor(app, ada.email)
  expect((await bob.submit(PAGE, { intent: 'resume', code })).status).toBe(422)
  expect(await held(app)).toMatchObject([{ address: ada.email }])
})
