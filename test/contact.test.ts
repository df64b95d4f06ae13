/** The contact form as used by browsers without JavaScript, and the operator's list of what it brought. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { purgeExpiredData } from '#work/retention/retention.ts'
import { createTestApp, NO_OPERATOR, type TestApp } from './app.ts'
import { FINE, OPERATOR, sendMessage, stampOf, storedMessages } from './contact-form.ts'
import { signUpOperator } from './operators.ts'
import { browser, newestMail, signUp } from './sign-up.ts'

const SENT = 'We&#x27;ve received your message and will get back to you soon.'
const MESSAGES = '/admin/messages'

const leadsTo = (answer: Response) => answer.headers.get('location')
const mainOf = (page: string) =>
  page.slice(page.indexOf('<main'), page.indexOf('</main>')).replaceAll('<!-- -->', '')

async function withOperator() {
  const app = await createTestApp({ settings: { operator: OPERATOR } })
  return { app, olga: await signUpOperator(app) }
}

/** Subjects in the order of the list. */
const subjectsOn = (page: string) =>
  [...page.matchAll(/<h2 id="message-\d+"[^>]*>([^<]*)</g)].map(([, subject]) => subject)

const idOf = async (app: TestApp, subject: string) =>
  `${(await storedMessages(app)).find((row) => row.subject === subject)?.id}`

test('the operator’s list names only the settings that are missing', async () => {
  const { olga } = await withOperator()
  const page = mainOf(await olga.page(MESSAGES))
  expect(page).toContain('set <code>SMTP_URL</code>.')
  expect(page).not.toContain('OPERATOR_EMAIL')
})

test('a topic about plans begins the form only where there are plans', async () => {
  const subject = 'value="Enterprise plan"'
  expect(await (await createTestApp()).page('/contact?topic=enterprise')).toContain(subject)
  const app = await createTestApp({ settings: { plans: null } })
  expect(await app.page('/contact?topic=enterprise')).not.toContain(subject)
})

test('a topic begins the subject, and asks for what the message needs', async () => {
  const page = mainOf(await (await createTestApp()).page('/contact?topic=listing'))
  expect(page).toContain('value="A problem with a listing"')
  expect(page).toContain('Paste the address of the job’s page and say what’s wrong.')
})

test('a message is stored, confirmed and emailed to the operator', async () => {
  const app = await createTestApp({ settings: { operator: OPERATOR } })

  const answer = await sendMessage(app)

  expect([answer.status, leadsTo(answer)]).toEqual([302, '/contact?said=sent'])
  const page = mainOf(await app.page('/contact?said=sent'))
  expect(page).toContain(`<strong>Message sent!</strong> ${SENT}`)
  expect(page).not.toContain(FINE.subject)
  expect(await storedMessages(app)).toMatchObject([
    { ...FINE, status: 'new', account_id: null, email_verified: false, deleted_at: null },
  ])
  const mail = await newestMail(app, 'olga@board.example')
  expect(mail).toMatchObject({
    kind: 'contact-message',
    subject: 'Contact form: A wrong salary',
    account_id: null,
  })
  expect(mail.body_text).toBe(`Ada Example (ada@example.org) sent you a message:

> The salary of job 5 is per month.
> Please correct it.

The sender wasn’t signed in with this address, so the address may belong to someone else.

See all messages:
http://rolecall.test/admin/messages

--
Rolecall sent this because someone used the contact form of your site. Your reply goes to the address they entered.
`)
  expect(app.errors).toEqual([])
})

test('an operator without an address gets no email, but the message is listed', async () => {
  const app = await createTestApp()
  const olga = await signUpOperator(app)
  await sendMessage(app)
  const mails = await app.services.db.selectFrom('outbox').select('kind').execute()
  expect(mails.map(({ kind }) => kind)).not.toContain('contact-message')
  const page = await olga.page(MESSAGES)
  expect(subjectsOn(page)).toEqual([FINE.subject])
  expect(page).toContain('To get them by email too, set')
})

test('an invalid form is returned with its problems and everything that was typed', async () => {
  const app = await createTestApp()
  const typed = { name: 'A', email: 'nobody', subject: 'Hm', message: '<b>Short\nline' }

  const answer = await sendMessage(app, { ...typed, message: '<b>Hi' })
  const page = mainOf(await answer.text())

  expect(answer.status).toBe(422)
  for (const problem of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Subject must be at least 5 characters',
    'Message must be at least 10 characters',
  ]) {
    expect(page).toContain(problem)
  }
  expect(page.match(/aria-invalid="true"/g)).toHaveLength(4)
  expect(page).toContain('value="A"')
  expect(page).toContain('value="nobody"')
  expect(page).toContain('value="Hm"')
  expect(page).toMatch(/<textarea[^>]*>&lt;b&gt;Hi<\/textarea>/)
  expect(await storedMessages(app)).toEqual([])
})

test('a corrected form counts from when it was first opened', async () => {
  const app = await createTestApp()
  const refused = await sendMessage(app, { subject: 'Hm' })
  await sendMessage(app, { stamp: stampOf(await refused.text()), seconds: 1 })
  expect(await storedMessages(app)).toMatchObject([{ status: 'new' }])
})

test('a form that is sent twice is one message and one email', async () => {
  const app = await createTestApp({ settings: { operator: OPERATOR } })
  const stamp = stampOf(await app.page('/contact'))
  for (let times = 1; times <= 3; times++) {
    expect((await sendMessage(app, { stamp })).status).toBe(302)
  }
  await sendMessage(app, { stamp, message: 'Another message from the same form.' })
  expect((await storedMessages(app)).map(({ message }) => message)).toEqual([
    FINE.message,
    'Another message from the same form.',
  ])
  const mails = await app.services.db.selectFrom('outbox').selectAll().execute()
  expect(mails).toHaveLength(2)
})

test.each([
  ['a hidden field that is filled in', { honeypot: 'https://spam.example' }],
  ['a form sent two seconds after it was opened', { seconds: 2 }],
  ['a form that was never opened', { stamp: '' }],
  ['a forged time', { stamp: `1.${'A'.repeat(43)}` }],
  ['a time in the future', { seconds: -60 }],
])('%s is answered like any other, stored as spam and not emailed', async (_, fields) => {
  const { app, olga } = await withOperator()
  const answer = await sendMessage(app, { ...fields, subject: 'Cheap watches' })
  expect([answer.status, leadsTo(answer)]).toEqual([302, '/contact?said=sent'])
  expect(await storedMessages(app)).toMatchObject([{ status: 'spam' }])
  await expect(newestMail(app, 'olga@board.example')).rejects.toThrow()
  expect(subjectsOn(await olga.page(MESSAGES))).toEqual([])
  expect(subjectsOn(await olga.page(`${MESSAGES}?status=spam`))).toEqual(['Cheap watches'])
})

test('a form that was open for weeks is accepted', async () => {
  const app = await createTestApp()
  await sendMessage(app, { seconds: 40 * 86_400 })
  expect(await storedMessages(app)).toMatchObject([{ status: 'new' }])
})

test('when the message cannot be stored, the page keeps what was typed', async () => {
  const app = await createTestApp()
  const stamp = stampOf(await app.page('/contact'))
  await sql`alter table contact_messages rename to elsewhere`.execute(app.services.db)

  const answer = await sendMessage(app, { stamp })
  const page = mainOf(await answer.text())

  expect(answer.status).toBe(500)
  expect(page).toContain('something went wrong on our side. What you typed is still here.')
  expect(page).toContain(`value="${FINE.subject}"`)
  expect(page).toContain('The salary of job 5')
  expect(app.errors).toHaveLength(1)
})

test('someone signed in finds their name and address filled in, and the operator sees that they were', async () => {
  const { app, olga } = await withOperator()
  const ada = await signUp(app)
  const page = await ada.page('/contact')
  expect(page).toContain('value="Ada Example"')
  expect(page).toContain('value="ada.example@example.org"')

  await sendMessage(app, { email: 'Ada.Example@example.org', subject: 'Verified' }, ada)
  await sendMessage(app, { email: 'other@example.org', subject: 'Elsewhere' }, ada)

  expect(await storedMessages(app)).toMatchObject([
    { account_id: ada.id, email_verified: true },
    { account_id: ada.id, email_verified: false },
  ])
  const list = await olga.page(MESSAGES)
  expect(list.match(/Signed in/g)).toHaveLength(1)
})

test('the page shows only the details that the operator published', async () => {
  const nothing = mainOf(await (await createTestApp()).page('/contact'))
  expect(nothing).not.toMatch(/mailto:|tel:|Find Us|openstreetmap|office/)
  expect(nothing).not.toContain('Can I call you?')

  const operator = {
    ...NO_OPERATOR,
    email: 'olga@board.example',
    phone: '+1 (555) 010-0199',
    hours: 'Weekdays, 9am–5pm Eastern',
    address: '1 Test Street & Co',
  }
  const all = mainOf(await (await createTestApp({ settings: { operator } })).page('/contact'))
  expect(all).toContain('href="mailto:olga@board.example"')
  expect(all).toContain('href="tel:+15550100199"')
  expect(all).toContain('Weekdays, 9am–5pm Eastern')
  expect(all).toContain('Office visits are by appointment only.')
  expect(all).toContain('1 Test Street &amp; Co')
  expect(all).toContain('query=1%20Test%20Street%20%26%20Co')
})

test('messages are marked, moved back, deleted and restored', async () => {
  const { app, olga } = await withOperator()
  await sendMessage(app, { subject: 'First one' })
  await sendMessage(app, { subject: 'Second one' })
  const id = await idOf(app, 'First one')
  const act = async (intent: string, fields: Record<string, string> = {}) =>
    leadsTo(await olga.submit(MESSAGES, { intent, id, ...fields }))
  const lists = async () =>
    Promise.all(
      ['new', 'answered', 'spam'].map(async (status) =>
        subjectsOn(await olga.page(`${MESSAGES}?status=${status}`)),
      ),
    )

  expect(await lists()).toEqual([['Second one', 'First one'], [], []])
  expect(await act('answered', { was: 'new' })).toBe(`${MESSAGES}?said=answered&id=${id}&was=new`)
  expect(await lists()).toEqual([['Second one'], ['First one'], []])
  const done = await olga.page(`${MESSAGES}?said=answered&id=${id}&was=new`)
  expect(done).toContain('Message marked as answered.')
  expect(done).toMatch(/value="new"[^>]*>Undo/)
  await act('spam', { was: 'answered', view: 'status=answered' })
  expect(await lists()).toEqual([['Second one'], [], ['First one']])
  await act('new')
  expect(await act('delete', { view: 'status=new&page=1' })).toBe(
    `${MESSAGES}?said=deleted&id=${id}`,
  )
  expect(await lists()).toEqual([['Second one'], [], []])
  expect(await olga.page(`${MESSAGES}?said=deleted&id=${id}`)).toMatch(/value="restore"[^>]*>Undo/)
  expect((await olga.submit(MESSAGES, { intent: 'answered', id })).status).toBe(404)
  await act('restore')
  expect(await lists()).toEqual([['Second one', 'First one'], [], []])
  expect(app.errors).toEqual([])
})

test.each([
  [{ intent: 'answered', id: '999' }, 404],
  [{ intent: 'delete', id: '999' }, 404],
  [{ intent: 'answered', id: "1'; drop table" }, 404],
  [{ intent: 'explode', id: '1' }, 422],
])('the operator’s form %j is answered with %i', async (form, status) => {
  const { app, olga } = await withOperator()
  expect((await olga.submit(MESSAGES, form)).status).toBe(status)
  expect(app.errors).toEqual([])
})

test('a list of many messages has pages', async () => {
  const { app, olga } = await withOperator()
  await sql`
    insert into contact_messages (name, email, email_verified, subject, message, status,
                                  form_sha256, created_at)
    select 'Ada', 'ada@example.org', false, 'Message ' || n, 'Ten letters', 'new',
           sha256(n::text::bytea), '2026-03-01'::timestamptz + n * interval '1 minute'
      from generate_series(1, 45) n`.execute(app.services.db)
  const pages = await Promise.all(
    ['', '?page=2', '?page=3', '?page=99'].map(async (query) =>
      subjectsOn(await olga.page(MESSAGES + query)),
    ),
  )
  expect(pages.map((subjects) => [subjects[0], subjects.length])).toEqual([
    ['Message 45', 20],
    ['Message 25', 20],
    ['Message 5', 5],
    ['Message 5', 5],
  ])
})

test('messages are deleted after a year, spam after a month, deleted ones after a day', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  await sendMessage(app, { subject: 'Kept one' })
  await sendMessage(app, { subject: 'Spam one', honeypot: 'x' })
  await sendMessage(app, { subject: 'Deleted one' })
  await sql`update contact_messages set deleted_at = created_at
             where subject = 'Deleted one'`.execute(app.services.db)
  const left = async (now: string) => {
    app.setNow(now)
    await purgeExpiredData(app.services)
    return (await storedMessages(app)).map(({ subject }) => subject)
  }

  expect(await left('2026-03-03T08:00:00Z')).toEqual(['Kept one', 'Spam one', 'Deleted one'])
  expect(await left('2026-03-04T09:00:00Z')).toEqual(['Kept one', 'Spam one'])
  expect(await left('2026-04-02T09:00:00Z')).toEqual(['Kept one'])
  expect(await left('2027-03-01T09:00:00Z')).toEqual(['Kept one'])
  expect(await left('2027-03-03T09:00:00Z')).toEqual([])
})

test('deleting an account deletes its messages, those from its address, and emails that still wait', async () => {
  const app = await createTestApp({ settings: { operator: OPERATOR } })
  const ada = await signUp(app)
  await sendMessage(app, { email: 'elsewhere@example.org', subject: 'Signed in' }, ada)
  await sendMessage(app, { email: 'ADA.Example@example.org', subject: 'Signed out' })
  await sendMessage(app, { email: 'bob@example.org', subject: 'Somebody else' })

  expect((await ada.send('DELETE', '/api/me')).status).toBe(204)

  expect((await storedMessages(app)).map(({ subject }) => subject)).toEqual(['Somebody else'])
  const mails = await app.services.db.selectFrom('outbox').select('subject').execute()
  expect(mails.map(({ subject }) => subject)).not.toContain('Contact form: Signed in')
})

test('the contact form needs no account and sets no cookie', async () => {
  const app = await createTestApp()
  const visitor = browser(app)
  await sendMessage(app, {}, visitor)
  expect(visitor.jar.header()).toBe('')
})
