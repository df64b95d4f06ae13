/** Uploaded files: stored, listed, downloaded, deleted and restored, by their owner only. */
import { expect, test } from 'vitest'
import { purge } from '#work/retention/retention.ts'
import { createTestApp } from './app.ts'
import { textWithoutId } from './request-id.ts'
import { docx, fileForm, pdf, png } from './sample-files.ts'
import { signUp } from './sign-up.ts'

type Person = Awaited<ReturnType<typeof signUp>>
type Shown = { id: string; name: string; mediaType: string; bytes: number; kind: string }

const PATH = '/api/me/files'
const NOWHERE = `${PATH}/00000000-0000-4000-8000-000000000000`

const upload = (person: Person, form: FormData) =>
  person.request(PATH, { method: 'POST', body: form })

async function kept(person: Person, form = fileForm('cv.pdf', pdf(), { kind: 'cv' })) {
  return (await (await upload(person, form)).json()) as Shown
}

const namesOf = async (person: Person) => {
  const { files } = (await (await person.request(PATH)).json()) as { files: Shown[] }
  return files.map(({ name }) => name)
}

test('a file is returned byte for byte, by the API and by the page', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const content = docx('Ada Example', 'Engineer')
  const file = await kept(ada, fileForm('Ada’s CV.docx', content, { kind: 'cv' }))

  expect(file).toMatchObject({ name: 'Ada’s CV.docx', kind: 'cv', bytes: content.length })
  for (const path of [`${PATH}/${file.id}`, `/dashboard/files/${file.id}`]) {
    const answer = await ada.request(path)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).equals(content), path).toBe(true)
    expect(answer.headers.get('content-type')).toBe(file.mediaType)
  }
  expect(await namesOf(ada)).toEqual(['Ada’s CV.docx'])
  expect(app.errors).toEqual([])
})

test('a browser that has cached the picture gets 304', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { id } = await kept(ada, fileForm('me.png', png(), { kind: 'avatar' }))
  const first = await ada.request(`/dashboard/files/${id}`)
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  const again = await ada.request(`/dashboard/files/${id}`, {
    headers: { cookie: ada.jar.header(), 'if-none-match': first.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('a deleted file is gone, and can be restored for one day', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { id } = await kept(ada)

  expect((await ada.send('DELETE', `${PATH}/${id}`)).status).toBe(204)
  expect(await namesOf(ada)).toEqual([])
  expect((await ada.request(`${PATH}/${id}`)).status).toBe(404)
  expect((await ada.send('DELETE', `${PATH}/${id}`)).status).toBe(404)

  expect((await ada.send('POST', `${PATH}/${id}/restore`)).status).toBe(204)
  expect(await namesOf(ada)).toEqual(['cv.pdf'])

  await ada.send('DELETE', `${PATH}/${id}`)
  app.setNow('2026-03-03T08:59:00Z')
  expect(await purge('files', app.services)).toBe(0)
  app.setNow('2026-03-03T09:01:00Z')
  expect(await purge('files', app.services)).toBe(1)
  expect((await ada.send('POST', `${PATH}/${id}/restore`)).status).toBe(404)
  expect(await app.services.db.selectFrom('file_contents').selectAll().execute()).toEqual([])
})

test("a person's page lists their files, deletes one and restores it", async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const bob = await signUp(app, 'Bob Other')
  const page = '/dashboard/data'
  expect(await ada.page(page)).toContain('You haven’t uploaded any files.')
  const { id } = await kept(ada, fileForm('me.png', png(), { kind: 'avatar' }))
  const address = `/dashboard/files/${id}`
  expect(await ada.page(page)).toMatch(new RegExp(`href="${address}"[^>]*>me.png</a>.*Picture`))

  expect((await bob.submit(page, { intent: 'delete-file', id })).status).toBe(404)
  const gone = await (await ada.submit(page, { intent: 'delete-file', id })).text()
  expect(gone).toContain('File deleted.')
  expect(gone).toContain('value="restore-file"')
  expect(gone).not.toContain(address)
  expect((await bob.submit(page, { intent: 'restore-file', id })).status).toBe(404)
  const back = await (await ada.submit(page, { intent: 'restore-file', id })).text()
  expect(back).toContain(address)
  const { image } = await app.services.db
    .selectFrom('accounts')
    .select('image')
    .where('email', '=', ada.email)
    .executeTakeFirstOrThrow()
  expect(image).toBe(address)
})

test("another person's file is answered like one that never existed", async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const bob = await signUp(app, 'Bob Other')
  const { id } = await kept(ada)

  const ask = async (method: 'DELETE' | 'POST' | 'GET', path: string) => {
    const answer = method === 'GET' ? await bob.request(path) : await bob.send(method, path)
    const body = (await textWithoutId(answer)).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    return { status: answer.status, body: body.replace(/nonce[^ ]*/g, '') }
  }
  for (const [method, tail] of [
    ['GET', ''],
    ['DELETE', ''],
    ['POST', '/restore'],
  ] as const) {
    expect(await ask(method, `${PATH}/${id}${tail}`), method).toEqual(
      await ask(method, `${NOWHERE}${tail}`),
    )
  }
  expect((await bob.request(`/dashboard/files/${id}`)).status).toBe(404)
  expect((await bob.request('/dashboard/files/nothing')).status).toBe(404)
  expect(await namesOf(ada)).toEqual(['cv.pdf'])
})

test('a visitor is redirected to sign in, and a program gets 401', async () => {
  const app = await createTestApp()
  expect((await app.request(PATH)).status).toBe(401)
  const answer = await app.request(`/dashboard/files/${NOWHERE.split('/').at(-1)}`)
  expect(answer.headers.get('location')).toContain('/auth/login?next=%2Fdashboard%2Ffiles')
})

test.each([
  ['no form', { body: '{}', headers: { 'content-type': 'application/json' } }, 415],
  ['a form without a file', { body: new FormData() }, 422],
  ['another purpose', { body: fileForm('cv.pdf', pdf(), { kind: 'virus' }) }, 422],
  [
    'a form that is cut',
    {
      body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    },
    415,
  ],
])('%s is refused', async (_, init, status) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const headers = { cookie: ada.jar.header(), ...('headers' in init ? init.headers : {}) }
  expect((await ada.request(PATH, { method: 'POST', ...init, headers })).status).toBe(status)
})

test('deleting the account deletes its files', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await kept(ada)
  await app.services.db.deleteFrom('accounts').where('email', '=', ada.email).execute()
  expect(await app.services.db.selectFrom('file_contents').selectAll().execute()).toEqual([])
})
