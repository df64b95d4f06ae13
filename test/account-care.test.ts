/** What an operator does for accounts: finding, suspending, signing out, resetting, deleting, handing out data. */
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { ACCOUNTS_PER_PAGE } from '#store/account-list.ts'
import { createTestApp, type TestApp } from './app.ts'
import { connectApp } from './assistants.ts'
import { setUpFactor, signUpOperator } from './operators.ts'
import { browser, newestMail, PASSWORD, signUp } from './sign-up.ts'

const LIST = '/admin/accounts'
const pageOf = ({ id }: { id: string }) => `${LIST}/${id}`

const leadsTo = (answer: Response) => answer.headers.get('location')

const auditOf = (app: TestApp) =>
  app.services.db
    .selectFrom('audit_events')
    .select(['action', 'actor_kind', 'request_id', 'network', 'detail'])
    .orderBy('id')
    .execute()

test('an operator finds accounts by name, address and id, and nobody else can', async () => {
  const app = await createTestApp()
  const olga = await signUpOperator(app)
  const ada = await signUp(app, 'Ada Lovelace', 'ada.l+jobs@example.org')
  await signUp(app, 'Bob O’Neil', 'bob@other.example')
  const found = async (query: string) => {
    const page = await olga.page(`${LIST}?query=${encodeURIComponent(query)}`)
    return [...page.matchAll(/class="link boards-name">([^<]+)</g)].map(([, email]) => email)
  }
  expect(await found('')).toEqual(['bob@other.example', ada.email, olga.email])
  expect(await found('LOVE')).toEqual([ada.email])
  expect(await found('ada.l+jobs@example.org')).toEqual([ada.email])
  expect(await found('o’neil')).toEqual(['bob@other.example'])
  expect(await found('example.org')).toEqual([ada.email, olga.email])
  expect(await found(ada.id)).toEqual([ada.email])
  expect(await found('nobody')).toEqual([])
  expect(await found("'):* | !zz")).toEqual([])
  expect((await ada.request(LIST)).status).toBe(404)
  expect((await ada.request(pageOf(olga))).status).toBe(404)
  expect((await olga.request(`${LIST}/x`)).status).toBe(404)
  expect((await olga.request(`${LIST}/00000000-0000-4000-8000-000000000000`)).status).toBe(404)
  expect(app.errors).toEqual([])
})

test('pages of accounts follow each other without a gap', async () => {
  const app = await createTestApp()
  const olga = await signUpOperator(app)
  const { db } = app.services
  const emails = Array.from({ length: ACCOUNTS_PER_PAGE + 3 }, (_, at) => `p${at}@example.org`)
  const now = new Date()
  await db
    .insertInto('accounts')
    .values(emails.map((email) => ({ email, name: '', email_verified: true, created_at: now })))
    .execute()
  const seen: string[] = []
  for (let next: string | null = LIST; next !== null; ) {
    const page: string = await olga.page(next)
    seen.push(...[...page.matchAll(/class="link boards-name">([^<]+)</g)].map(([, it]) => `${it}`))
    next = /href="([^"]+)" rel="next"/.exec(page)?.[1] ?? null
  }
  expect(seen.toSorted()).toEqual([...emails, olga.email].toSorted())
})

test('a suspended person is out everywhere until the suspension is lifted', async () => {
  const app = await createTestApp({ settings: { mailIsConfigured: true } })
  const olga = await signUpOperator(app)
  const ada = await signUp(app, 'Ada')
  const made = await ada.send('POST', '/api/me/tokens', {
    name: 'x',
    isReadOnly: true,
    lifetimeDays: 30,
  })
  const { token } = (await made.json()) as { token: string }
  await ada.submit('/dashboard/calendar', { intent: 'make' })
  const { access } = await connectApp(app, ada, ['applications:read'])
  const byToken = () =>
    app.request('/api/me/applications', { headers: { authorization: `Bearer ${token}` } })
  const byApp = () =>
    app.request('/mcp', {
      method: 'POST',
      headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
      body: '{}',
    })
  expect((await byToken()).status).toBe(200)
  expect((await byApp()).status).not.toBe(401)

  const suspended = await olga.submit(pageOf(ada), {
    intent: 'account.suspend',
    because: 'Automated sign-ups',
  })

  expect(leadsTo(suspended)).toBe(`${pageOf(ada)}?said=suspended`)
  expect(await olga.page(pageOf(ada))).toContain('Automated sign-ups')
  expect(await ada.isSignedInAs()).toBeNull()
  expect((await byToken()).status).toBe(401)
  expect((await byApp()).status).toBe(401)
  const mail = await newestMail(app, ada.email)
  expect(mail).toMatchObject({ kind: 'account-suspended' })
  expect(mail.body_text).toContain('The reason: Automated sign-ups')

  const wrong = await browser(app).submit('/auth/login', {
    intent: 'login',
    email: ada.email,
    password: 'not-the-password-1',
  })
  expect(await wrong.text()).not.toContain('suspended')
  const right = await browser(app).submit('/auth/login', {
    intent: 'login',
    email: ada.email,
    password: PASSWORD,
  })
  expect(right.status).toBe(403)
  expect(await right.text()).toContain('This account is suspended.')
  await expect(
    app.services.db
      .insertInto('sessions')
      .values({
        account_id: ada.id,
        token_sha256: 'A'.repeat(43),
        expires_at: new Date('2999-01-01'),
        created_at: new Date(),
        updated_at: new Date(),
      } as never)
      .execute(),
  ).rejects.toThrow('suspended')

  await olga.submit(pageOf(ada), { intent: 'account.lift' })

  expect((await newestMail(app, ada.email)).kind).toBe('suspension-lifted')
  await ada.ask('/sign-in/email', { email: ada.email, password: PASSWORD })
  expect(await ada.isSignedInAs()).toBe(ada.email)
  expect((await byToken()).status).toBe(200)
  expect((await byApp()).status).not.toBe(401)
  expect(app.errors).toEqual([])
})

test('a reason is required, and what was entered stays beside the error', async () => {
  const app = await createTestApp()
  const olga = await signUpOperator(app)
  const ada = await signUp(app, 'Ada')
  const none = await olga.submit(pageOf(ada), { intent: 'account.suspend', because: ' ' })
  expect(none.status).toBe(422)
  expect(await none.text()).toContain('Enter a reason')
  const long = await olga.submit(pageOf(ada), {
    intent: 'account.suspend',
    because: 'x'.repeat(301),
  })
  expect(await long.text()).toContain('x'.repeat(301))
  expect(await ada.isSignedInAs()).toBe(ada.email)
})

test('AU-18 an operator cannot suspend, reset or delete themselves or the last operator', async () => {
  const app = await createTestApp()
  const olga = await signUpOperator(app)
  const acts = [
    { intent: 'account.suspend', because: 'x' },
    { intent: 'account.delete', email: olga.email },
    { intent: 'account.reset-factor' },
  ]
  for (const fields of acts) {
    const answer = await olga.submit(pageOf(olga), fields as Record<string, string>)
    expect(answer.status, fields.intent).toBe(409)
  }
  expect(await olga.isSignedInAs()).toBe(olga.email)

  const omar = await signUpOperator(app, 'Omar Operator')
  await omar.submit(pageOf(olga), { intent: 'account.suspend', because: 'x' })
  expect(await olga.isSignedInAs()).toBeNull()
})

test('signing out ends every session, and a reset second factor is reported to the owner', async () => {
  const app = await createTestApp()
  const olga = await signUpOperator(app)
  const ada = await signUp(app, 'Ada')
  await setUpFactor(app, ada)
  await olga.submit(pageOf(ada), { intent: 'account.sign-out' })
  expect(await ada.isSignedInAs()).toBeNull()

  const reset = await olga.submit(pageOf(ada), { intent: 'account.reset-factor' })
  expect(leadsTo(reset)).toBe(`${pageOf(ada)}?said=factor-reset`)
  expect((await newestMail(app, ada.email)).kind).toBe('factor-reset')
  await ada.ask('/sign-in/email', { email: ada.email, password: PASSWORD })
  expect(await ada.isSignedInAs()).toBe(ada.email)
})

test('deleting needs the address, and a recent confirmation', async () => {
  const app = await createTestApp({
    now: '2026-03-02T09:00:00Z',
    settings: { mailIsConfigured: true },
  })
  const olga = await signUpOperator(app)
  const ada = await signUp(app, 'Ada')
  const other = await olga.submit(pageOf(ada), { intent: 'account.delete', email: olga.email })
  expect(other.status).toBe(422)
  expect(await ada.isSignedInAs()).toBe(ada.email)

  app.setNow('2026-03-02T09:10:01Z')
  const late = await olga.submit(pageOf(ada), { intent: 'account.delete', email: ada.email })
  expect(leadsTo(late)).toContain('/dashboard/confirm?next=%2Fadmin%2Faccounts%2F')
  app.setNow('2026-03-02T09:09:00Z')
  const done = await olga.submit(pageOf(ada), {
    intent: 'account.delete',
    email: ` ${ada.email.toUpperCase()}`,
  })
  expect(leadsTo(done)).toBe(`${LIST}?said=deleted`)
  expect((await olga.request(pageOf(ada))).status).toBe(404)
  const mail = await newestMail(app, ada.email)
  expect(mail.body_text).toContain('The operator of Rolecall deleted your account')
  expect(await olga.page('/admin/audit')).toContain('Deleted account')
})

test('an operator downloads what the person could, and it is recorded', async () => {
  const app = await createTestApp()
  const olga = await signUpOperator(app)
  const ada = await signUp(app, 'Ada')
  await ada.send('POST', '/api/me/applications', { jobTitle: 'Mine' })
  const answer = await olga.submit(`${pageOf(ada)}/export`, {})
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  expect(Buffer.from(files['applications.json'] ?? '').toString()).toContain('Mine')
  expect((await auditOf(app)).at(-1)).toMatchObject({
    action: 'data_exported',
    actor_kind: 'operator',
  })
})

test('LG-04 the audit log names who did what, and nobody can change it', async () => {
  const app = await createTestApp()
  const olga = await signUpOperator(app)
  const ada = await signUp(app, 'Ada Secretive')
  await ada.send('POST', '/api/me/tokens', {
    name: 'token zebra',
    isReadOnly: true,
    lifetimeDays: 30,
  })
  await olga.submit(pageOf(ada), { intent: 'account.suspend', because: 'because zebra' })
  await olga.submit('/admin/newsletter', { intent: 'write' })
  await expect
    .poll(async () => (await auditOf(app)).map(({ action }) => action))
    .toEqual(expect.arrayContaining(['token_made', 'account_suspended', 'operator_acted']))
  const rows = await auditOf(app)
  const acted = rows.find(({ action }) => action === 'operator_acted')
  expect(acted).toMatchObject({
    actor_kind: 'operator',
    detail: { what: 'POST /admin/newsletter', intent: 'write' },
    request_id: expect.stringMatching(/^\w+$/),
  })
  expect(JSON.stringify(rows)).not.toContain('zebra')

  const page = await olga.page(`/admin/audit?who=${ada.email}`)
  expect(page).toContain('Account suspended')
  expect(page).toContain('Access token created')
  expect(page).not.toContain('POST /admin/newsletter')
  expect(await olga.page('/admin/audit?action=operator_acted')).not.toContain(
    'boards-name">Account',
  )
  const request = await olga.page(`/admin/audit?who=${acted?.request_id}`)
  expect(request).toContain('POST /admin/newsletter')
  expect(request).not.toContain('boards-name">Account')
  expect(await olga.page('/admin/audit?until=2020-01-01')).toContain('No entries found')

  const { db } = app.services
  await expect(db.updateTable('audit_events').set({ network: 'x' }).execute()).rejects.toThrow()
  await expect(db.deleteFrom('audit_events').execute()).rejects.toThrow('only added to')
  expect(app.errors).toEqual([])
})

test('the audit log is exported with the page’s filters', async () => {
  const app = await createTestApp()
  const olga = await signUpOperator(app)
  const ada = await signUp(app, 'Ada')
  await olga.submit(pageOf(ada), { intent: 'account.sign-out' })
  const csv = await olga.request('/admin/audit/entries.csv?action=account_signed_out')
  expect(csv.headers.get('content-type')).toContain('text/csv')
  const [, line = ''] = (await csv.text()).trim().split('\r\n')
  expect(line).toContain(`account_signed_out,operator`)
  const lines = await olga.page(`/admin/audit/entries.jsonl?who=${ada.id}`)
  expect(JSON.parse(lines.split('\n')[0] as string)).toMatchObject({
    action: 'account_signed_out',
    actorEmail: olga.email,
    subjectEmail: ada.email,
  })
  expect((await olga.request('/admin/audit/entries.exe')).status).toBe(404)
  expect((await ada.request('/admin/audit/entries.csv')).status).toBe(404)
})

test('guessing a password leaves one entry about the account that was tried', async () => {
  const app = await createTestApp()
  const ada = await signUp(app, 'Ada')
  const eve = browser(app)
  for (let tried = 0; tried < 13; tried++) {
    await eve.ask('/sign-in/email', { email: ada.email, password: 'not-the-password-1' })
  }
  await expect
    .poll(async () => (await auditOf(app)).filter(({ action }) => action === 'limit_reached'))
    .toMatchObject([{ actor_kind: 'stranger', detail: { limit: 'passwordByPair' } }])
})
