/** Importing and exporting tables over HTTP: preview, questions, import, undo, and a round trip of our own export. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STAGES } from '#core/tracker/application.ts'
import { createTestApp, type TestApp } from './app.ts'
import { signUp } from './sign-up.ts'

type Person = Awaited<ReturnType<typeof signUp>>

const IMPORT = '/dashboard/job-tracker/import'

/** Sends line breaks in values as CRLF, as browsers do. */
function send(ada: Person, fields: [string, string][]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value.replaceAll(/\r\n?|\n/g, '\r\n'))
  return ada.request(IMPORT, { method: 'POST', body: form })
}

const preview = async (ada: Person, text: string, more: [string, string][] = []) =>
  (await send(ada, [['intent', 'preview'], ['text', text], ...more])).text()

/** Imports these lines of a table. */
const take = (ada: Person, text: string, lines: number[], more: [string, string][] = []) =>
  send(ada, [
    ['intent', 'import'],
    ['text', text],
    ...lines.map((line): [string, string] => ['line', String(line)]),
    ...more,
  ])

async function applicationsOf(ada: Person) {
  const answer = await ada.request('/api/me/applications?perPage=500')
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of an answer
  return ((await answer.json()) as { applications: any[] }).applications
}

const importsOf = async (app: TestApp) =>
  app.services.db.selectFrom('application_imports').selectAll().execute()

const SIMPLIFY = `Job Title,Company Name,Job URL,Applied Date,Status,Status Date,Archived,Notes
Backend Engineer,Acme,https://acme.example/1,2026-02-03,Screen,2026-02-10,false,"Nice, so far"
Designer,Quiet Co,,,Saved,,false,
,Nameless,,,Saved,,false,
`

test('a table of another tracker is previewed without storing anything', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const page = await preview(ada, SIMPLIFY)
  expect(page).toContain('2 rows')
  expect(page).toContain('Line <!-- -->4<!-- --> <!-- -->has no job title')
  expect(page).toMatch(/<option value="stage" selected="">Stage<\/option>/)
  expect(page).toContain('<td>Pre-Screen</td><td>February 3, 2026</td>')
  expect(await applicationsOf(ada)).toEqual([])
  expect(app.errors).toEqual([])
})

test('the chosen rows are imported at once, and the import can be undone and redone', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const done = await take(ada, SIMPLIFY, [2, 3], [['name', 'simplify.csv']])
  expect(done.status).toBe(303)
  expect(await applicationsOf(ada)).toMatchObject([
    {
      jobTitle: 'Backend Engineer',
      companyName: 'Acme',
      stage: 'Pre-Screen',
      appliedOn: '2026-02-03',
      jobUrl: 'https://acme.example/1',
      notes: 'Nice, so far',
    },
    { jobTitle: 'Designer', companyName: 'Quiet Co', stage: 'Interested', appliedOn: null },
  ])
  const page = await ada.page(done.headers.get('location') ?? '')
  expect(page).toContain('2 applications imported')
  expect(page).toContain('simplify.csv')

  const [brought] = await importsOf(app)
  await send(ada, [
    ['intent', 'undo'],
    ['importId', brought?.id ?? ''],
  ])
  expect(await applicationsOf(ada)).toEqual([])
  await send(ada, [
    ['intent', 'redo'],
    ['importId', brought?.id ?? ''],
  ])
  expect(await applicationsOf(ada)).toHaveLength(2)
})

test('redoing an import does not restore applications that were deleted separately', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await take(ada, SIMPLIFY, [2, 3])
  const [engineer] = await applicationsOf(ada)
  await ada.send('DELETE', `/api/me/applications/${engineer.id}`)
  app.setNow('2026-03-02T15:00:00Z')
  const [brought] = await importsOf(app)
  for (const intent of ['undo', 'redo', 'undo', 'redo']) {
    await send(ada, [
      ['intent', intent],
      ['importId', brought?.id ?? ''],
    ])
  }
  expect(await applicationsOf(ada)).toMatchObject([{ jobTitle: 'Designer' }])
})

test('the timeline of an imported application starts on the day it was sent', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await take(ada, SIMPLIFY, [2])
  const [{ id }] = await applicationsOf(ada)
  const whole = await (await ada.request(`/api/me/applications/${id}`)).json()
  expect((whole as { events: unknown[] }).events).toMatchObject([
    { fromStage: 'Applied', toStage: 'Pre-Screen', happenedAt: '2026-03-02T09:00:00.000Z' },
    { fromStage: null, toStage: 'Applied', happenedAt: '2026-02-03T12:00:00.000Z' },
  ])
})

test('rows that are already tracked or duplicated are marked and not selected', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await take(ada, SIMPLIFY, [2])
  const page = await preview(ada, `${SIMPLIFY}designer,QUIET CO.,,,Saved,,false,\n`)
  expect(page).toContain('Already tracked')
  expect(page).toContain('Duplicate in this table')
  const chosen = [...page.matchAll(/<input [^>]*name="line"[^>]*>/g)].map(([box]) => [
    /value="(\d+)"/.exec(box)?.[1],
    box.includes('checked=""'),
  ])
  expect(chosen).toEqual([
    ['2', false],
    ['3', true],
    ['5', false],
  ])
})

test('an ambiguous date and an unknown stage are asked about, and the answers are kept', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const text = 'Role;Company;Status;Applied\nEngineer;Acme;Vibe check;03/02/2026\n'
  const page = await preview(ada, text)
  expect(page).toContain('could be <!-- -->February 3, 2026<!-- --> or')
  expect(page).toContain('Vibe check')
  const early = await take(ada, text, [2])
  expect([early.status, await applicationsOf(ada)]).toEqual([422, []])

  const answers: [string, string][] = [
    ['dayOrder', 'day_first'],
    ['word', 'Vibe check'],
    ['stage', 'Final Interview'],
  ]
  const again = await preview(ada, text, answers)
  expect(again).toContain('<input type="hidden" name="dayOrder" value="day_first"/>')
  expect(again).toContain('<option selected="">Final Interview</option>')
  await take(ada, text, [2], answers)
  expect(await applicationsOf(ada)).toMatchObject([
    { stage: 'Final Interview', appliedOn: '2026-02-03' },
  ])
})

test('the field assigned to a column can be changed', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const text = 'Engineer,Acme\nDesigner,Quiet Co\n'
  const columns: [string, string][] = [
    ['header', 'no'],
    ['column', 'title'],
    ['column', 'company'],
  ]
  expect(await preview(ada, text)).toContain('which column is the job title')
  await take(ada, text, [1, 2], columns)
  expect((await applicationsOf(ada)).map(({ jobTitle }) => jobTitle)).toEqual([
    'Engineer',
    'Designer',
  ])
})

test.each([
  ['Windows-1252', Buffer.from('Role,Company\nIng\xe9nieur,Acme\n', 'latin1')],
  ['UTF-16', Buffer.from('\ufeffRole\tCompany\nIngénieur\tAcme\n', 'utf16le')],
  ['UTF-8 with a byte order mark', Buffer.from('\ufeffRole,Company\r\nIngénieur,Acme\r\n')],
])('a file in %s is read', async (_, content) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  expect(await (await upload(ada, content)).text()).toContain('<strong>Ingénieur</strong>')
})

test.each([
  ['a workbook', Buffer.from('PK\x03\x04\0\0\0\0'), 'We can’t read this file as a table'],
  ['nothing', Buffer.from('\n\n'), 'Choose a file'],
  ['an unclosed quotation mark', Buffer.from('Role,Company\n"Engineer,Acme\n'), 'is never closed'],
  ['too many rows', Buffer.from(`Role\n${'a\n'.repeat(5_001)}`), 'more than 5,000 rows'],
])('%s is refused with a reason', async (_, content, reason) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const answer = await upload(ada, content)
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(reason)
  expect(app.errors).toEqual([])
})

test('a file over the size limit is refused before it is read', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  expect((await upload(ada, Buffer.alloc(4 * 1024 * 1024 + 1, 'a,'))).status).toBe(413)
  expect(
    (
      await send(ada, [
        ['intent', 'preview'],
        ['text', 'a'.repeat(7_000_000)],
      ])
    ).status,
  ).toBe(413)
})

test('IN-03 an export contains no formulas', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const formulas = [
    '=HYPERLINK("http://canary.example")',
    '+1',
    '-1',
    '@SUM(A1)',
    '＝1',
    '＋1',
    '－1',
    '＠A',
  ]
  for (const text of formulas) {
    const values = {
      jobTitle: text,
      companyName: text,
      notes: text,
      jobLocation: text,
      anyway: true,
    }
    await ada.send('POST', '/api/me/applications', values)
  }
  for (const path of ['/dashboard/job-tracker/export.csv', '/api/me/applications.csv']) {
    const answer = await ada.request(path)
    expect(answer.headers.get('content-type'), path).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition'), path).toBe(
      'attachment; filename="applications-2026-03-02.csv"',
    )
    const text = await answer.text()
    expect(text.match(/"(?!"|,|\r)[=+\-@＝＋－＠]/g), path).toBeNull()
    expect(text, path).toContain(`"'=HYPERLINK(""http://canary.example"")"`)
  }
})

test('IN-03 importing your own export restores every value exactly', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const bob = await signUp(app, 'Bob Example')
  const signs = [...'=+-@\'"\t\n,;|＝＋－＠ aé🚀.1']
  const text = (max: number) =>
    fc
      .string({
        unit: fc.oneof(fc.constantFrom(...signs), fc.string({ minLength: 1, maxLength: 1 })),
        minLength: 1,
        maxLength: max,
      })
      .map((it) => it.replaceAll('\0', '').trim().slice(0, max) || 'x')
  const optional = (max: number) => fc.option(text(max), { nil: null })
  const day = fc.option(
    fc
      .integer({ min: 0, max: 20_000 })
      .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10)),
    { nil: null },
  )
  const row = fc.record({
    jobTitle: text(60),
    companyName: text(60),
    jobLocation: optional(40),
    salaryRange: optional(40),
    notes: optional(255),
    jobDescription: optional(400),
    followUpOn: day,
    stage: fc.constantFrom(...STAGES),
    jobUrl: fc.option(fc.webUrl(), { nil: null }),
  })
  const rows = fc.sample(row, { seed: 4, numRuns: 80 })
  for (const values of rows) {
    const answer = await ada.send('POST', '/api/me/applications', { ...values, anyway: true })
    expect(answer.status, JSON.stringify(values)).toBe(200)
  }
  const table = await (await ada.request('/api/me/applications.csv')).text()
  const shown = await preview(bob, table)
  const lines = [...shown.matchAll(/name="line"[^>]*value="(\d+)"|value="(\d+)"[^>]*name="line"/g)]
  await take(
    bob,
    table,
    lines.map(([, a, b]) => Number(a ?? b)),
  )

  const trackerOf = async (person: Person) =>
    app.services.db
      .selectFrom('applications')
      .select([
        'job_title',
        'company_name',
        'job_location',
        'salary_range',
        'notes',
        'job_description',
        'follow_up_on',
        'application_stage',
        'job_url',
      ])
      .where('account_id', '=', person.id)
      .orderBy('id')
      .execute()
  const restored = await trackerOf(bob)
  expect(restored).toHaveLength(80)
  expect(restored).toEqual(await trackerOf(ada))
  const again = await (await bob.request('/api/me/applications.csv')).text()
  expect(again).toBe(table)
})

test("AZ-01 another person's import cannot be undone and looks like one that does not exist", async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const bob = await signUp(app, 'Bob Example')
  await take(ada, SIMPLIFY, [2, 3])
  const [brought] = await importsOf(app)
  for (const id of [brought?.id ?? '', '00000000-0000-4000-8000-000000000000', 'nothing']) {
    for (const intent of ['undo', 'redo']) {
      const answer = await send(bob, [
        ['intent', intent],
        ['importId', id],
      ])
      expect(answer.status, `${intent} ${id}`).toBe(404)
    }
  }
  expect(await applicationsOf(ada)).toHaveLength(2)
})

test("AZ-02 previews, exports and import lists contain only the person's own data", async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const bob = await signUp(app, 'Bob Example')
  await take(ada, SIMPLIFY, [2, 3], [['name', 'ada.csv']])
  expect(await preview(bob, SIMPLIFY)).not.toContain('Already tracked')
  expect(await bob.page(IMPORT)).not.toContain('ada.csv')
  expect(await (await bob.request('/api/me/applications.csv')).text()).not.toContain('Acme')
  for (const path of [IMPORT, '/dashboard/job-tracker/export.csv']) {
    expect((await app.request(path)).status, path).toBe(302)
  }
  expect((await app.request('/api/me/applications.csv')).status).toBe(401)
})

function upload(ada: Person, content: Buffer) {
  const form = new FormData()
  form.set('intent', 'preview')
  form.set('file', new File([new Uint8Array(content)], 'table.csv'))
  return ada.request(IMPORT, { method: 'POST', body: form })
}
