/** CVs over the API: uploading and reading, changing the version that was seen, checks, and access. */
import { expect, test } from 'vitest'
import { purge } from '#work/retention/retention.ts'
import { builtServer, createTestApp } from './app.ts'
import { madeCv } from './sample-cv.ts'
import { docx, fileForm, pdf, zipped } from './sample-files.ts'
import { signUp } from './sign-up.ts'

type Person = Awaited<ReturnType<typeof signUp>>
// biome-ignore lint/suspicious/noExplicitAny: answers' shapes are tested by their schemas
type Answer = any

const PATH = '/api/me/cvs'
const LINES = [
  'Ada Example',
  'ada@example.org | London',
  'Experience',
  'Acme Ltd',
  'Data Engineer',
  'Jan 2022 – Present',
  'Cut the cost of storage by 40 %.',
  'Skills',
  'Python, SQL',
]

const upload = async (person: Person, form: FormData): Promise<Answer> => {
  const answer = await person.request(PATH, { method: 'POST', body: form })
  return { status: answer.status, ...((await answer.json()) as object) }
}
const textForm = (text: string) => {
  const form = new FormData()
  form.set('text', text)
  return form
}
const get = async (person: Person, path: string): Promise<Answer> =>
  (await person.request(`${PATH}${path}`)).json()
const send = async (person: Person, ...args: Parameters<Person['send']>): Promise<Answer> => {
  const answer = await person.send(...args)
  const body = answer.status === 204 ? {} : ((await answer.json()) as object)
  return { status: answer.status, ...body }
}

test('a file is read and stored, with its lines and how certain each value is', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const cv = await upload(ada, fileForm('cv.docx', docx(...LINES)))
  expect(cv).toMatchObject({
    status: 200,
    kind: 'read',
    name: 'cv.docx',
    version: 1,
    isCurrent: true,
    content: { email: 'ada@example.org' },
    reading: { format: 'docx', problem: null, troubles: [] },
  })
  expect(cv.reading.lines.map(({ text }: { text: string }) => text)).toEqual(LINES)
  expect(cv.reading.marks.email).toEqual({ sure: 'sure', lines: [1] })
  const { cvs } = await get(ada, '')
  expect(cvs.map(({ id }: { id: string }) => id)).toEqual([cv.id])
  const profile = (await (await ada.request('/api/me/profile')).json()) as Answer
  expect(profile).toMatchObject({ cvFileId: cv.fileId, cvText: LINES.join('\n') })
  expect(profile.cvAnalysis.skills).toEqual(expect.arrayContaining(['Python', 'SQL']))
  expect(app.errors).toEqual([])
})

test('pasted text and JSON Resume can be uploaded, and JSON Resume is exported unchanged', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const pasted = await upload(ada, textForm(LINES.join('\n')))
  const name = expect.stringMatching(/^My CV, [A-Z][a-z]+ \d{1,2}$/)
  expect(pasted).toMatchObject({ name, reading: { format: 'txt' } })
  await ada.send('PUT', `${PATH}/${pasted.id}`, { version: 1, content: madeCv })

  const out = await ada.request(`${PATH}/${pasted.id}/resume.json`)
  expect(out.headers.get('content-disposition')).toContain(`${pasted.name}.json`)
  const again = await upload(ada, fileForm('resume.json', Buffer.from(await out.arrayBuffer())))
  expect(again).toMatchObject({ status: 200, reading: { format: 'json' } })
  expect(again.content).toEqual(madeCv)
})

test('a LinkedIn export can be uploaded', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const files = {
    'Profile.csv': Buffer.from('First Name,Last Name,Headline\nAda,Example,Engineer\n'),
    'Positions.csv': Buffer.from(
      'Company Name,Title,Description,Location,Started On,Finished On\nAcme,Lead,,London,Jan 2022,\n',
    ),
  }
  const cv = await upload(ada, fileForm('export.zip', zipped(files)))
  expect(cv).toMatchObject({ status: 200, reading: { format: 'linkedin' } })
  expect(cv.content).toMatchObject({ name: 'Ada Example', work: [{ company: 'Acme' }] })
})

test('a change names the version it is based on, and every version can be restored', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { id, content } = await upload(ada, textForm(LINES.join('\n')))
  const path = `${PATH}/${id}`
  const changed = await send(ada, 'PUT', path, {
    version: 1,
    content: { ...content, name: 'Ada King' },
  })
  expect(changed).toMatchObject({ status: 200, version: 2, content: { name: 'Ada King' } })
  expect(changed.reading.marks.name.sure).toBe('yours')

  const late = await send(ada, 'PUT', path, { version: 1, content })
  expect(late).toMatchObject({ status: 409, code: 'version_conflict' })
  expect(late.current ?? late.details?.current).toMatchObject({ version: 2 })

  expect((await send(ada, 'PATCH', `${path}/versions/1`, { name: 'As read' })).status).toBe(204)
  const { versions } = await get(ada, `/${id}/versions`)
  expect(versions).toMatchObject([{ version: 1, name: 'As read' }])
  const back = await send(ada, 'POST', `${path}/versions/1/restore`, { version: 2 })
  expect(back).toMatchObject({ version: 3, content })
  expect((await send(ada, 'POST', `${path}/versions/9/restore`, { version: 3 })).status).toBe(404)
  expect((await send(ada, 'PUT', path, { version: 3, content })).version).toBe(3)
})

test.each([
  [
    'a duplicate id',
    {
      summary: [
        { id: 's1', text: 'a' },
        { id: 's1', text: 'b' },
      ],
    },
  ],
  ['an unknown key', { salary: 1 }],
  [
    'an invalid date',
    { certificates: [{ id: 'c1', title: 'x', by: null, date: 'May', url: null, summary: null }] },
  ],
])('%s is refused and changes nothing', async (_, change) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { id, content } = await upload(ada, textForm(LINES.join('\n')))
  const refused = await send(ada, 'PUT', `${PATH}/${id}`, {
    version: 1,
    content: { ...content, ...change },
  })
  expect(refused).toMatchObject({ status: 422, code: 'invalid_body' })
  expect(await get(ada, `/${id}`)).toMatchObject({ version: 1, content })
})

test('characters that the database cannot store are removed from the input', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { id, content } = await upload(ada, textForm(LINES.join('\n')))
  const sent = { ...content, name: 'Ada\u0000 \ud800', label: '\u202eEngineer' }
  const kept = await send(ada, 'PUT', `${PATH}/${id}`, { version: 1, content: sent })
  expect(kept).toMatchObject({ status: 200, content: { name: 'Ada \ufffd', label: 'Engineer' } })
})

test('deleting a CV deletes its file, and both can be restored for one day', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { id, fileId } = await upload(ada, fileForm('cv.docx', docx(...LINES)))
  const profile = async () => (await (await ada.request('/api/me/profile')).json()) as Answer
  expect((await ada.send('DELETE', `${PATH}/${id}`)).status).toBe(204)
  expect((await get(ada, '')).cvs).toEqual([])
  expect((await ada.request(`${PATH}/${id}`)).status).toBe(404)
  expect((await ada.request(`/api/me/files/${fileId}`)).status).toBe(404)
  expect(await profile()).toMatchObject({ cvFileId: null, cvText: null, cvAnalysis: null })

  expect((await ada.send('POST', `${PATH}/${id}/restore`)).status).toBe(204)
  expect((await ada.request(`/api/me/files/${fileId}`)).status).toBe(200)
  expect(await profile()).toMatchObject({ cvFileId: fileId, cvText: LINES.join('\n') })
  expect(await get(ada, `/${id}`)).toMatchObject({ isCurrent: true })

  await ada.send('DELETE', `${PATH}/${id}`)
  app.setNow('2026-03-04T09:00:00Z')
  await purge('cvs', app.services)
  expect((await ada.send('POST', `${PATH}/${id}/restore`)).status).toBe(404)
})

test('a later CV is used for matches only once it is chosen', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const first = await upload(ada, fileForm('first.docx', docx(...LINES)))
  const second = await upload(ada, fileForm('second.docx', docx('Ada Example', ...LINES)))
  const current = async () =>
    (await get(ada, '')).cvs
      .filter(({ isCurrent }: Answer) => isCurrent)
      .map(({ name }: Answer) => name)
  expect((await get(ada, '')).cvs).toHaveLength(2)
  expect(await current()).toEqual(['first.docx'])
  await ada.send('PATCH', `${PATH}/${second.id}`, { isCurrent: true, name: 'For data jobs' })
  expect(await current()).toEqual(['For data jobs'])
  expect((await ada.request(`/api/me/files/${first.fileId}`)).status).toBe(200)
})

test.each([
  ['unless its owner filled it in', true],
  ['if it is empty', false],
])('a later CV replaces one that could not be read, %s', async (_, isFilled) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { id, content } = await upload(ada, fileForm('scan.pdf', pdf()))
  if (isFilled)
    await send(ada, 'PUT', `${PATH}/${id}`, { version: 1, content: { ...content, name: 'Ada' } })
  await upload(ada, fileForm('second.docx', docx(...LINES)))
  const current = (await get(ada, '')).cvs.filter(({ isCurrent }: Answer) => isCurrent)
  expect(current.map(({ name }: Answer) => name)).toEqual([isFilled ? 'scan.pdf' : 'second.docx'])
})

test("uploading the same file again keeps the owner's changes", async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const file = docx(...LINES)
  const { id, content } = await upload(ada, fileForm('cv.docx', file))
  await ada.send('PUT', `${PATH}/${id}`, { version: 1, content: { ...content, name: 'Mine' } })
  const again = await upload(ada, fileForm('again.docx', file))
  expect(again).toMatchObject({ id, version: 2, content: { name: 'Mine' } })
})

test('a file whose reading failed is read again by uploading it again or from its page', async () => {
  const { CV_READER_LIMITS } = await builtServer()
  const limits = { ...CV_READER_LIMITS }
  const app = await createTestApp({ cvReader: { limits } })
  const ada = await signUp(app)
  const form = () => fileForm('cv.docx', docx(...LINES))
  const fail = () => Object.assign(limits, { readMs: 0 })
  const repair = () => Object.assign(limits, { readMs: CV_READER_LIMITS.readMs })

  fail()
  const { id, reading } = await upload(ada, form())
  expect(reading.troubles).toEqual(['timed_out'])
  expect(await ada.page('/dashboard/profile')).toContain('Try Again')
  const page = `/dashboard/cv/${id}`
  expect(await ada.page(page)).toContain('value="read-again"')
  await ada.submit(page, { version: '1', op: 'read-again' })
  expect(await get(ada, `/${id}`)).toMatchObject({ version: 1, content: { email: null } })
  repair()
  expect(await upload(ada, form())).toMatchObject({
    id,
    version: 2,
    content: { email: 'ada@example.org' },
    reading: { troubles: [] },
  })
  expect(await ada.page(page)).not.toContain('value="read-again"')

  fail()
  const other = await upload(ada, fileForm('other.docx', docx(...LINES, 'Go')))
  repair()
  const again = { version: '1', op: 'read-again' }
  await ada.submit(`/dashboard/cv/${other.id}`, again)
  expect(await get(ada, `/${other.id}`)).toMatchObject({
    version: 2,
    content: { email: 'ada@example.org' },
  })
})

test('over the API a value can be confirmed, a change undone and the file read again', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { id, content } = await upload(ada, fileForm('cv.docx', docx(...LINES)))
  const path = `${PATH}/${id}`
  const sureness = ({ reading }: Answer) => reading.marks['w1r1.title'].sure
  expect(sureness(await get(ada, `/${id}`))).not.toBe('yours')
  const right = await send(ada, 'POST', `${path}/confirm`, { version: 1, key: 'w1r1.title' })
  expect([right.status, right.version, sureness(right)]).toEqual([200, 1, 'yours'])
  const none = await send(ada, 'POST', `${path}/confirm`, { version: 1, key: 'w9.company' })
  expect(none).toMatchObject({ status: 404, code: 'not_found' })

  await send(ada, 'PUT', path, { version: 1, content: { ...content, name: 'Ada King' } })
  const undone = await send(ada, 'POST', `${path}/undo`, { version: 2 })
  expect(undone).toMatchObject({ status: 200, version: 3, content })
  const late = await send(ada, 'POST', `${path}/undo`, { version: 2 })
  expect(late).toMatchObject({ status: 409, code: 'version_conflict' })

  await send(ada, 'PUT', path, { version: 3, content: { ...content, name: 'Ada King' } })
  const reread = await send(ada, 'POST', `${path}/read-again`)
  expect(reread).toMatchObject({ status: 200, version: 5, content })
  expect(app.errors).toEqual([])
})

test('a version can be read, with its differences from the current CV', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { id, content } = await upload(ada, textForm(LINES.join('\n')))
  const label = 'Data Engineer, London'
  await send(ada, 'PUT', `${PATH}/${id}`, { version: 1, content: { ...content, label } })
  expect(await get(ada, `/${id}/versions/1`)).toMatchObject({
    version: 1,
    content,
    design: null,
    tailoring: null,
    differences: [{ id: 'label', before: content.label ?? '', after: label }],
  })
  expect(await get(ada, `/${id}/versions/2`)).toMatchObject({ version: 2, differences: [] })
  expect((await ada.request(`${PATH}/${id}/versions/3`)).status).toBe(404)
})

test('a generated CV has no file to read again', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { id } = await send(ada, 'POST', '/api/me/made-cvs', {})
  const reread = await send(ada, 'POST', `${PATH}/${id}/read-again`)
  expect(reread).toMatchObject({ status: 404, code: 'not_found' })
})

test('an unreadable file is stored with an empty CV and a reason', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const cv = await upload(ada, fileForm('cv.pdf', pdf()))
  expect(cv).toMatchObject({ status: 200, content: { name: null, work: [] } })
  expect(cv.reading.problem).toMatch(/^Could not read file content. Please try a different file/)
  expect((await ada.request(`/api/me/files/${cv.fileId}`)).status).toBe(200)
})

test.each([
  ['nothing', new FormData(), 422, 'file_missing'],
  ['a program', fileForm('cv.exe', Buffer.from('MZ')), 422, 'unsupported_file'],
  [
    'another archive',
    fileForm('cv.zip', zipped({ 'a.csv': Buffer.from('a') })),
    422,
    'unsupported_file',
  ],
])('%s is refused as an upload', async (_, form, status, code) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  expect(await upload(ada, form)).toMatchObject({ status, code })
  expect((await get(ada, '')).cvs).toEqual([])
})

test('each check finding names the place to fix', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { id, content } = await upload(ada, textForm(LINES.join('\n')))
  await ada.send('PUT', `${PATH}/${id}`, { version: 1, content: { ...content, email: null } })
  const { findings, counts } = await get(ada, `/${id}/checks`)
  expect(findings.find(({ code }: Answer) => code === 'no_email')).toMatchObject({
    severity: 'must',
    places: [{ kind: 'value', key: 'email' }],
  })
  expect(counts.must).toBeGreaterThan(0)
})

test('a person has at most 50 CVs', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await upload(ada, textForm(LINES.join('\n')))
  for (let made = 1; made < 50; made++) await ada.send('POST', '/api/me/made-cvs', {})
  expect(await upload(ada, textForm('Another\nCV'))).toMatchObject({
    status: 409,
    code: 'list_full',
  })
  expect((await get(ada, '')).cvs).toHaveLength(50)
})

test("all CV data is in the person's export and is deleted with their account", async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await upload(ada, textForm(LINES.join('\n')))
  const zip = Buffer.from(await (await ada.request('/api/me/export')).arrayBuffer()).toString(
    'latin1',
  )
  expect(zip).toContain('cvs.json')
  await app.services.db.deleteFrom('accounts').where('id', '=', ada.id).execute()
  const left = await app.services.db.selectFrom('cvs').select('id').execute()
  expect(left).toEqual([])
})
