/** Everything stored about a person can be exported, and is deleted with the account. */
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fromSafeCell } from '#core/files/csv-safe.ts'
import { HELD, isHanded, shapeOf, type Table } from '#store/personal-data.ts'
import { type MailPort, sendDueMails } from '#work/mail/send-mails.ts'
import { createTestApp, type TestApp } from './app.ts'
import { assistant, connectApp } from './assistants.ts'
import { OPERATOR, sendMessage } from './contact-form.ts'
import { listing } from './sample-listings.ts'
import { codeFor, newestMail, PASSWORD, signUp } from './sign-up.ts'

type Person = Awaited<ReturnType<typeof signUp>>

/** Part of everything Ada stores, and of nothing else. */
const MARK = 'zebra-quagga-42'

/** A person who has used every feature. */
async function fullPerson(app: TestApp) {
  const ada = await signUp(app, 'Ada Zebra', `ada.${MARK}@example.org`)
  const made = async (path: string, body: object) =>
    ((await (await ada.send('POST', path, body)).json()) as { id: number }).id
  await app.take([listing({ title: 'Kept Engineer', company: 'Acme' })])
  const jobId = await app.idOf('Kept Engineer')
  await ada.send('PUT', `/api/me/saved-jobs/${jobId}`)
  await ada.send('PATCH', `/api/me/saved-jobs/${jobId}`, { note: `=1+1 ${MARK}` })
  const id = await made('/api/me/applications', { jobTitle: MARK, notes: `"${MARK}", and\nmore` })
  await made(`/api/me/applications/${id}/events`, { kind: 'note', text: MARK })
  await made(`/api/me/applications/${id}/contacts`, { name: MARK })
  await made(`/api/me/applications/${id}/tasks`, { title: MARK })
  await made('/api/me/searches', { name: MARK, search: 'query=rust' })
  await ada.send('POST', '/api/me/tokens', { name: MARK, lifetimeDays: 30 })
  const form = new FormData()
  form.set('kind', 'document')
  form.set('file', new File([`private ${MARK}`], `../${MARK}.txt`, { type: 'text/plain' }))
  await ada.request('/api/me/files', { method: 'POST', body: form })
  await ada.submit('/dashboard/calendar', { intent: 'make' })
  const { access } = await connectApp(app, ada, ['applications:write'])
  const { use } = await assistant(app, access)
  await use('add_note', { applicationId: id, text: `${MARK} by an assistant` })
  await sendMessage(app, { subject: `About ${MARK}`, message: `Dear operator, ${MARK}` }, ada)
  // Pending codes, for this person and for somebody else.
  await ada.ask('/email-otp/send-verification-otp', { email: ada.email, type: 'sign-in' })
  await ada.ask('/sign-in/magic-link', { email: ada.email })
  await ada.ask('/request-password-reset', { email: ada.email })
  return { ada, jobId, applicationId: id }
}

async function exported(person: Person) {
  const answer = await person.request('/api/me/export')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  return { answer, files, text, names: Object.keys(files) }
}

/** All tables of the database. */
async function tables(app: TestApp): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
     order by 1`.execute(app.services.db)
  return rows.map(({ name }) => name)
}

/** Where a text is still stored: any column of any table, including binary data. */
async function tablesWith(app: TestApp, needles: string[]): Promise<string[]> {
  const found: string[] = []
  for (const table of await tables(app)) {
    for (const needle of needles) {
      const hex = Buffer.from(needle).toString('hex')
      const { rows } = await sql<{ hits: number }>`
        select count(*) as hits from ${sql.table(table)} t
         where position(lower(${needle}) in lower(t::text)) > 0
            or position(${hex} in t::text) > 0`.execute(app.services.db)
      if ((rows[0]?.hits ?? 0) > 0) found.push(`${table}: ${needle}`)
    }
  }
  return found
}

test('every table that belongs to accounts states whether it is exported, and is deleted with its account', async () => {
  const app = await createTestApp()
  const { rows } = await sql<{ name: string; rule: string }>`
    with recursive owned as (
      select conrelid, confdeltype from pg_constraint
       where contype = 'f' and confrelid = 'accounts'::regclass
      union
      select c.conrelid, c.confdeltype from pg_constraint c join owned on c.confrelid = owned.conrelid
       where c.contype = 'f'
    )
    select conrelid::regclass::text as name, string_agg(distinct confdeltype::text, '') as rule
      from owned group by 1 order by 1`.execute(app.services.db)
  const missing = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(HELD, name))
  expect(missing).toEqual([])
  expect(rows.filter(({ rule }) => !rule.includes('c'))).toEqual([])

  const { rows: columns } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
     where column_name = 'account_id' and table_schema = 'public'`.execute(app.services.db)
  const known = new Set(rows.map(({ name }) => name))
  expect(columns.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
})

test('no column that grants access is exported', async () => {
  const app = await createTestApp()
  const open: string[] = []
  for (const [table, held] of Object.entries(HELD)) {
    if (!isHanded(held)) continue
    const { columns } = await shapeOf(app.services.db, table as Table)
    expect(columns, table).toEqual(expect.arrayContaining([...(held.withheld ?? [])]))
    const shown = columns.filter((column) => !held.withheld?.includes(column))
    const secret = shown.filter((column) =>
      /(?:token|secret|hash|sha256|password|code|key)s?$/.test(column),
    )
    open.push(...secret.map((column) => `${table}.${column}`))
  }
  expect(open).toEqual(['applications.company_key'])
})

test('the export contains everything of the person, readable by programs and by spreadsheets', async () => {
  const app = await createTestApp()
  const { ada, jobId } = await fullPerson(app)
  const bob = await signUp(app, 'Bob Other')
  await bob.send('POST', '/api/me/applications', { jobTitle: 'Secret of Bob' })

  const { answer, names, text, files } = await exported(ada)

  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="rolecall-2026-03-02.zip"',
    'cache-control': 'private, no-store',
  })
  expect(JSON.parse(text('account.json'))).toMatchObject({ id: ada.id, email: ada.email })
  expect(JSON.parse(text('saved-jobs.json'))).toEqual([
    expect.objectContaining({
      job_id: jobId,
      note: `=1+1 ${MARK}`,
      job_title: 'Kept Engineer',
      company: 'Acme',
    }),
  ])
  const csv = (name: string) => parse(text(name), { bom: true, columns: true }) as object[]
  expect(csv('saved-jobs.csv')).toMatchObject([{ note: `'=1+1 ${MARK}` }])
  expect(csv('applications.csv')).toMatchObject([
    { job_title: MARK, notes: `"${MARK}", and\nmore`, application_stage: 'Interested' },
  ])
  expect(JSON.parse(text('sign-in-methods.json'))).toMatchObject([
    { provider_id: 'credential', has_password: true },
  ])
  const file = names.find((name) => name.startsWith('files/')) as string
  expect(file).toMatch(/^files\/[0-9a-f]{8}-[^/\\]+\.txt$/)
  expect(strFromU8(files[file] as Uint8Array)).toBe(`private ${MARK}`)
  for (const held of Object.values(HELD)) {
    if (isHanded(held)) expect(names).toContain(`${held.name}.json`)
    if (isHanded(held)) expect(text('README.txt')).toContain(`${held.name}.json`)
  }
  expect(csv('contact-messages.csv')).toMatchObject([{ message: `Dear operator, ${MARK}` }])
  const everything = names.map(text).join('\n')
  expect(everything).not.toContain('Secret of Bob')
  expect(everything).not.toContain('argon2')
  expect(app.errors).toEqual([])
})

test('IN-03 no cell of an export is a formula, and importing removes the guard', async () => {
  const app = await createTestApp()
  const { ada } = await fullPerson(app)
  const formulas = ['=HYPERLINK("http://canary")', '+1', '-1', '@SUM(1)', '\t=1', '＝1', "'=1"]
  for (const jobTitle of formulas) {
    await ada.send('POST', '/api/me/applications', { jobTitle, jobDescription: jobTitle })
  }
  const { text } = await exported(ada)
  for (const name of ['applications.csv', 'saved-jobs.csv', 'application-events.csv']) {
    const cells = (parse(text(name), { bom: true, from: 2 }) as string[][]).flat()
    const numbers = /^-?\d+(\.\d+)?$/
    expect(cells.filter((cell) => /^[=+\-@\t\r＝]/.test(cell) && !numbers.test(cell))).toEqual([])
  }
  const rows = parse(text('applications.csv'), { bom: true, columns: true }) as {
    job_description: string
  }[]
  const kept = JSON.parse(text('applications.json')) as { job_description: string | null }[]
  expect(rows.map((row) => fromSafeCell(row.job_description))).toEqual(
    kept.map((row) => row.job_description ?? ''),
  )
  expect(kept.filter((row) => formulas.includes(row.job_description ?? '')).length).toBeGreaterThan(
    3,
  )
})

test('an export of more than one page of rows contains each row once', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await sql`
    insert into applications (account_id, job_title, company_name, application_stage, created_at, updated_at)
    select ${ada.id}, 'Job ' || n, 'Acme', 'Applied', now(), now() from generate_series(1, 450) n
  `.execute(app.services.db)
  const { text } = await exported(ada)
  const titles = (JSON.parse(text('applications.json')) as { job_title: string }[]).map(
    ({ job_title }) => job_title,
  )
  expect(titles).toEqual(Array.from({ length: 450 }, (_, at) => `Job ${at + 1}`))
  expect(text('applications.csv').trimEnd().split('\r\n')).toHaveLength(451)
})

test('after deletion no table contains anything of the person', async () => {
  const app = await createTestApp({ settings: { operator: OPERATOR } })
  const { ada, applicationId } = await fullPerson(app)
  const bob = await signUp(app, 'Bob Other')
  await bob.ask('/sign-in/magic-link', { email: bob.email })
  const needles = [ada.id, ada.email, ada.name, MARK]
  const before = await tablesWith(app, needles)
  expect(before.length).toBeGreaterThan(10)

  const answer = await ada.send('DELETE', '/api/me')

  expect(answer.status).toBe(204)
  expect(answer.headers.get('clear-site-data')).toContain('storage')
  expect(await tablesWith(app, needles)).toEqual([])
  expect((await ada.request('/api/me')).status).toBe(401)
  expect((await ada.request(`/api/me/applications/${applicationId}`)).status).toBe(401)
  expect(await bob.isSignedInAs()).toBe(bob.email)
  expect((await newestMail(app, bob.email)).kind).toBe('sign-in-link')
  expect(app.errors).toEqual([])
})

test('after deletion no message to an earlier or requested address is left', async () => {
  const app = await createTestApp()
  const ada = await signUp(app, 'Ada', 'ada.first@example.org')
  const bob = await signUp(app, 'Bob')
  await ada.ask('/sign-in/magic-link', { email: ada.email })
  await ada.ask('/change-email', { newEmail: 'ada.second@example.org' })
  await ada.ask('/change-email/verify', { code: await codeFor(app, 'ada.second@example.org') })
  await ada.ask('/change-email', { newEmail: 'ada.slip@example.org' })
  await ada.ask('/change-email', { newEmail: bob.email })
  await bob.ask('/sign-in/magic-link', { email: bob.email })
  const bobs = await mailsTo(app, bob.email)
  expect(bobs).toContain('sign-in-link')
  expect(await mailsTo(app, 'ada.first@example.org')).toContain('sign-in-link')

  expect((await ada.send('DELETE', '/api/me')).status).toBe(204)
  expect(await tablesWith(app, ['ada.first', 'ada.second', 'ada.slip'])).toEqual([])
  expect(await mailsTo(app, bob.email)).toEqual(bobs)
})

test('a message to an earlier address stays if somebody else signs in with it now', async () => {
  const app = await createTestApp()
  const ada = await signUp(app, 'Ada', 'shared@example.org')
  await ada.ask('/change-email', { newEmail: 'ada@new.example' })
  await ada.ask('/change-email/verify', { code: await codeFor(app, 'ada@new.example') })
  const bob = await signUp(app, 'Bob', 'shared@example.org')
  await bob.ask('/sign-in/magic-link', { email: bob.email })
  await ada.send('DELETE', '/api/me')
  expect((await newestMail(app, bob.email)).kind).toBe('sign-in-link')
  expect(await bob.isSignedInAs()).toBe(bob.email)
})

async function mailsTo(app: TestApp, recipient: string): Promise<string[]> {
  const { db } = app.services
  const query = db.selectFrom('outbox').select('kind').where('recipient', '=', recipient)
  return (await query.orderBy('id').execute()).map(({ kind }) => kind)
}

test('after deletion the address can be used again, for an account without any earlier data', async () => {
  const app = await createTestApp()
  const { ada } = await fullPerson(app)
  await ada.send('DELETE', '/api/me')

  const again = await signUp(app, 'Somebody Else', ada.email)
  expect(again.id).not.toBe(ada.id)
  expect(await (await again.request('/api/me/saved-jobs')).json()).toMatchObject({ savedJobs: [] })
})

test('when email is configured, one last message confirms the deletion, and then its row is deleted', async () => {
  const app = await createTestApp({ settings: { mailIsConfigured: true } })
  const { ada } = await fullPerson(app)
  await ada.send('DELETE', '/api/me')
  expect(await newestMail(app, ada.email)).toMatchObject({ kind: 'account-deleted' })

  const sent: string[] = []
  const port: MailPort = { send: async ({ recipient }) => void sent.push(recipient) }
  while ((await sendDueMails(app.services, port)) > 0);

  expect(sent).toEqual([ada.email])
  expect(await tablesWith(app, [ada.id, ada.email, MARK])).toEqual([])
})

test('a last message that cannot be delivered is deleted too', async () => {
  const app = await createTestApp({ settings: { mailIsConfigured: true } })
  const ada = await signUp(app, 'Ada Zebra', `ada.${MARK}@example.org`)
  await ada.send('DELETE', '/api/me')
  const port: MailPort = { send: async () => Promise.reject(new Error('unreachable')) }
  await sendDueMails(app.services, port)
  expect(await tablesWith(app, [MARK])).toEqual([`outbox: ${MARK}`])

  app.setNow('2026-03-05T09:00:00Z')
  await sendDueMails(app.services, port)
  expect(await tablesWith(app, [MARK])).toEqual([])
})

test('an account is deleted by a form, and its browser is signed out', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const answer = await ada.submit('/dashboard/data', { intent: 'delete-account' })

  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/account-deleted'])
  expect(await ada.page('/account-deleted')).toContain('Your account has been deleted')
  expect(await ada.isSignedInAs()).toBeNull()
  expect((await ada.request('/dashboard')).status).toBe(302)
})

test('an access token cannot delete an account, nor can a session without a recent confirmation', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const made = await ada.send('POST', '/api/me/tokens', {
    name: 'x',
    isReadOnly: false,
    lifetimeDays: 30,
  })
  const { token } = (await made.json()) as { token: string }
  const byToken = await app.request('/api/me', {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await byToken.json()).toMatchObject({ status: 403, code: 'needs_session' })

  app.setNow(new Date(app.services.clock.now().getTime() + 10 * 60_000 + 1).toISOString())
  const late = await ada.send('DELETE', '/api/me')
  expect(await late.json()).toMatchObject({ status: 403, code: 'confirm_first' })
  const form = await ada.submit('/dashboard/data', { intent: 'delete-account' })
  expect(form.headers.get('location')).toMatch(/^\/dashboard\/confirm\?next=%2Fdashboard%2Fdata%3F/)
  expect((await ada.request('/api/me')).status).toBe(200)
})

test('DX-01 an export requires a confirmation of the last ten minutes and refuses access tokens', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const ada = await signUp(app)
  const made = await ada.send('POST', '/api/me/tokens', { name: 'Program', lifetimeDays: 30 })
  const { token } = (await made.json()) as { token: string }
  const byToken = await app.request('/api/me/export', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await byToken.json()).toMatchObject({ status: 403, code: 'needs_session' })

  app.setNow('2026-03-02T09:10:01Z')
  const late = await ada.request('/api/me/export')
  expect(await late.json()).toMatchObject({ status: 403, code: 'confirm_first' })
  const led = await ada.request('/dashboard/data/export')
  expect(led.headers.get('location')).toBe('/dashboard/confirm?next=%2Fdashboard%2Fdata%23export')

  await ada.ask('/confirm', { password: PASSWORD })
  const file = await ada.request('/dashboard/data/export')
  expect(file.headers.get('content-type')).toBe('application/zip')
  expect(file.headers.get('content-disposition')).toBe(
    'attachment; filename="rolecall-2026-03-02.zip"',
  )
  expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1_000)
})

test('DX-01 requests that return no export do not count: HEAD, a wrong method, a link from another site', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const ada = await signUp(app)
  for (const path of ['/api/me/export', '/dashboard/data/export']) {
    const asked = async (init: RequestInit) => (await ada.request(path, init)).status
    expect(await asked({ method: 'HEAD' })).toBe(200)
    expect(await asked({ method: 'OPTIONS' })).toBe(204)
    expect(await asked({ method: 'PUT', headers: { 'sec-fetch-site': 'same-origin' } })).toBe(405)
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } }
    for (const spelled of [path, `${path}/`, `${path}.data`, path.replace('t', '%74')]) {
      expect((await ada.request(spelled, foreign)).status, spelled).toBe(403)
    }
  }
  expect(app.services.events.counts().data_exported).toBe(0)
})

test('DX-01 five exports are available at once, then one every half hour', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const ada = await signUp(app)
  const ask = async () => {
    const answer = await ada.request('/api/me/export')
    await answer.arrayBuffer()
    return answer.status
  }
  for (let time = 0; time < 5; time++) expect(await ask()).toBe(200)
  expect(await ask()).toBe(429)
  app.setNow('2026-03-02T09:30:00Z')
  await ada.ask('/confirm', { password: PASSWORD })
  expect(await ask()).toBe(200)
  expect(await ask()).toBe(429)
})
