/** Proof of search over HTTP: whose applications, which of them, and files that other programs read back. */
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { readPdf } from '#cv/read/pdf/read-pdf.ts'
import { createTestApp, type TestApp } from './app.ts'
import { signUp } from './sign-up.ts'

type Person = Awaited<ReturnType<typeof signUp>>

const PAGE = '/dashboard/job-tracker/report'
const CSV = '/api/me/search-report.csv'
const PDF = '/api/me/search-report.pdf'
const MARCH = 'from=2026-03-01&to=2026-03-31'

const appAt = (now = '2026-03-20T09:00:00Z') => createTestApp({ now })

async function track(person: Person, values: object): Promise<number> {
  const about = { jobTitle: 'Engineer', companyName: 'Acme', stage: 'Applied', anyway: true }
  const answer = await person.send('POST', '/api/me/applications', { ...about, ...values })
  return ((await answer.json()) as { id: number }).id
}

async function rowsOf(person: Person, query: string, path = CSV): Promise<string[][]> {
  const answer = await person.request(`${path}?${query}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/csv; charset=utf-8',
  ])
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  return parse(Buffer.from(bytes), { bom: true }) as string[][]
}

/** The text as the product's own reader of CVs finds it in the file. */
async function textOf(person: Person, query: string): Promise<string> {
  const answer = await person.request(`${PDF}?${query}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const { lines } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  return lines.map(({ text }) => text).join('\n')
}

test('AZ-02 a report contains only applications of its owner', async () => {
  const app = await appAt()
  const [ada, eve] = [await signUp(app), await signUp(app, 'Eve Other')]
  const id = await track(ada, { companyName: 'Ada’s secret', appliedOn: '2026-03-10' })
  const query = `${MARCH}&including=${id}&how=${id}:email`
  expect(await rowsOf(eve, query)).toHaveLength(1)
  expect(await textOf(eve, query)).not.toContain('secret')
  expect(await eve.page(`${PAGE}?${query}`)).not.toContain('secret')
  for (const path of [CSV, PDF]) expect((await app.request(path)).status).toBe(401)
  for (const path of [PAGE, `${PAGE}.csv`, `${PAGE}.pdf`]) {
    expect((await app.request(path)).status, path).toBe(302)
  }
})

test('the CSV has the rows of the period, as the form of the country writes them', async () => {
  const app = await appAt()
  const ada = await signUp(app)
  const id = await track(ada, {
    jobTitle: 'Entwicklerin (80-100%)',
    companyName: 'Acme; "Söhne" AG',
    jobLocation: 'Zürich',
    appliedOn: '2026-03-10',
  })
  await ada.send('POST', `/api/me/applications/${id}/contacts`, {
    name: 'Jo',
    email: 'jo@a.example',
  })
  const out = await track(ada, { companyName: 'Left out', appliedOn: '2026-03-11' })
  await track(ada, { companyName: 'April', appliedOn: '2026-04-01' })
  await track(ada, { companyName: 'Only looked at', stage: 'Interested' })
  await ada.send('POST', '/api/me/applications/move', { ids: [id], stage: 'Rejected' })

  const query = `form=ch&${MARCH}&without=${out}&how=&how=${id}:online`
  const rows = [
    [
      'Datum',
      'Unternehmen, Ort, Kontaktperson',
      'Stelle',
      'Pensum',
      'Art der Bewerbung',
      'Ergebnis',
    ],
    [
      '10.03.2026',
      'Acme; "Söhne" AG, Zürich, Jo, jo@a.example',
      'Entwicklerin (80-100%)',
      '80–100%',
      'online',
      'Absage (20.03.2026)',
    ],
  ]
  expect(await rowsOf(ada, query)).toEqual(rows)
  expect(await rowsOf(ada, query, `${PAGE}.csv`)).toEqual(rows)
})

test('IN-03 no cell of a report is a formula', async () => {
  const app = await appAt()
  const ada = await signUp(app)
  const attack = '=HYPERLINK("https://evil.example")'
  await track(ada, { jobTitle: attack, companyName: '+1', appliedOn: '2026-03-10' })
  const [, row] = await rowsOf(ada, MARCH)
  expect(row?.slice(1, 4)).toEqual(["'+1", '', `'${attack}`])
})

test('the PDF says the same, and an application without a known day is listed only on request', async () => {
  const app = await appAt()
  const ada = await signUp(app)
  await track(ada, { companyName: 'Nimbus', jobTitle: 'Baker', appliedOn: '2026-03-10' })
  const undated = await track(ada, { companyName: 'Hooli', jobTitle: 'Cook' })
  const text = await textOf(ada, `form=de&${MARCH}`)
  for (const part of [
    'Nachweis der Eigenbemühungen',
    'Ada Example',
    '01.03.2026 – 31.03.2026',
    'Ansprechpartner',
    '10.03.2026',
    'Nimbus',
    'Baker',
    'offen',
    'Unterschrift',
  ]) {
    expect(text).toContain(part)
  }
  expect(text).not.toContain('Hooli')
  expect(await textOf(ada, `form=de&${MARCH}&including=${undated}`)).toContain('Hooli')
})

test('the day of applying is that of the move, in the time zone of the person', async () => {
  const app = await appAt('2026-03-31T23:30:00Z')
  const ada = await signUp(app)
  const id = await track(ada, { stage: 'Interested' })
  const round = { round: 'Screen', startsAt: '2026-04-20T09:00:00Z', timeZone: 'Europe/Berlin' }
  await ada.send('POST', `/api/me/applications/${id}/interviews`, round)
  await ada.send('POST', '/api/me/applications/move', { ids: [id], stage: 'Applied' })
  expect(await rowsOf(ada, MARCH)).toHaveLength(1)
  const [, row] = await rowsOf(ada, 'from=2026-04-01&to=2026-04-30')
  expect(row?.[0]).toBe('2026-04-01')
})

const TABLE = `Job Title,Company Name,Applied Date,Status
Baker,Imported,2026-03-02,Rejected
`

async function bringTable(person: Person) {
  const form = new FormData()
  const fields = { intent: 'import', text: TABLE, line: '2' }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  await person.request('/dashboard/job-tracker/import', { method: 'POST', body: form })
}

const applicationIds = async (person: Person) => {
  const answer = await person.request('/api/me/applications')
  const { applications } = (await answer.json()) as { applications: { id: number }[] }
  return applications.map(({ id }) => id)
}

const moveTo = (stage: string) => (person: Person, ids: number[]) =>
  person.send('POST', '/api/me/applications/move', { ids, stage })

async function interview(person: Person, [id]: number[]) {
  const round = { round: 'Screen', timeZone: 'Europe/Berlin' }
  for (const startsAt of ['2026-03-12T09:00:00Z', '2026-03-16T23:30:00Z']) {
    await person.send('POST', `/api/me/applications/${id}/interviews`, { ...round, startsAt })
  }
}

type Step = (person: Person, ids: number[]) => Promise<unknown>

test.each<[string, Step[], string]>([
  ['imported', [], 'Rejected'],
  ['imported, and moved to the same stage again', [moveTo('Rejected')], 'Rejected'],
  ['imported, then moved', [moveTo('Declined')], 'Withdrawn or declined by me (2026-03-20)'],
  ['moved to an interview', [moveTo('Tech Interview')], 'Interview'],
  ['interviewed', [moveTo('Tech Interview'), interview], 'Interview (2026-03-17)'],
])('the day of the result of an application that was %s', async (_, steps, result) => {
  const app = await appAt('2026-03-18T09:00:00Z')
  const ada = await signUp(app)
  await bringTable(ada)
  const ids = await applicationIds(ada)
  app.setNow('2026-03-20T09:00:00Z')
  for (const step of steps) await step(ada, ids)
  const [, row] = await rowsOf(ada, MARCH)
  expect([row?.[0], row?.at(-1)]).toEqual(['2026-03-02', result])
})

test('the page previews every row that is printed, and asks how the person applied', async () => {
  const app = await appAt()
  const ada = await signUp(app)
  const ids = [
    await track(ada, { companyName: 'Nimbus', appliedOn: '2026-03-10' }),
    await track(ada, { companyName: 'Left out', appliedOn: '2026-03-11' }),
    await track(ada, { companyName: 'Hooli' }),
    await track(ada, { companyName: 'Not asked for' }),
  ]
  const menus = (page: string) =>
    [...page.matchAll(/aria-label="How you applied: Engineer at ([^"]+)"/g)].map(([, name]) => name)
  const page = await ada.page(`${PAGE}?${MARCH}&without=${ids[1]}&including=${ids[2]}`)
  expect(menus(page)).toEqual(['Nimbus', 'Left out', 'Hooli'])
  expect(page).toContain('2 applications')

  const april = await ada.page(`${PAGE}?from=2026-04-01&to=2026-04-30&including=${ids[2]}`)
  expect(menus(april)).toEqual(['Hooli'])

  // The usual way fills in the rows that were not asked about.
  const usual = await ada.page(`${PAGE}?${MARCH}&how=all:online&how=${ids[1]}:phone`)
  expect(usual).toContain('<option value="all:online" lang="en" selected="">')
  expect(usual).toContain('<option value="" lang="en" selected="">Online</option>')
  expect(usual).toContain(`<option value="${ids[1]}:phone" lang="en" selected="">`)
  const csv = await ada.request(`${PAGE}.csv?${MARCH}&how=all:online&how=${ids[1]}:phone`)
  expect(await csv.text()).toMatch(/Nimbus.*Online.*\r\n.*Left out.*Phone/)
})

test.each([
  ['王 Söhne 🦊', 'Our fonts don’t have these characters: <!-- -->王 🦊<!-- -->. In the PDF'],
  ['Søhne & Čapek “GmbH”', null],
])('beside the download of "%s", the page says what cannot be printed', async (name, note) => {
  const app = await appAt()
  const ada = await signUp(app)
  await track(ada, { companyName: name, appliedOn: '2026-03-10' })
  const page = await ada.page(`${PAGE}?${MARCH}`)
  if (note) expect(page).toContain(note)
  else expect(page).not.toContain('Our fonts')
})

test.each([
  ['form=fr', 'form'],
  ['from=2026-03-02&to=2026-03-01', 'to'],
  ['from=2026-03-02', 'to'],
  ['how=1:pigeon', 'how'],
  ['color=red', 'color'],
])('the API refuses "%s" and names the parameter', async (query, parameter) => {
  const app: TestApp = await appAt()
  const ada = await signUp(app)
  for (const path of [CSV, PDF]) {
    const answer = await ada.request(`${path}?${query}`)
    expect(answer.status).toBe(400)
    const { errors } = (await answer.json()) as { errors: { parameter: string }[] }
    expect(errors.map((it) => it.parameter)).toEqual([parameter])
  }
})

test('the page says what is wrong with the dates and shows this month', async () => {
  const app = await appAt()
  const ada = await signUp(app)
  const page = await ada.page(`${PAGE}?from=2026-03-02&to=2026-03-01`)
  expect(page).toContain('Choose two dates, the first no later than the second.')
  expect(page).toContain('value="2026-03-20"')
})
