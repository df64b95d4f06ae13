/** UP-01 to UP-03 and UP-11: an upload can be neither too large nor something other than it claims. */
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { MAX_FILE_BYTES, MAX_FILES, MAX_TOTAL_BYTES } from '#core/files/file-limits.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { fileForm, pdf, zipped } from '#test/sample-files.ts'
import { signUp } from '#test/sign-up.ts'

const PATH = '/api/me/files'

type Person = Awaited<ReturnType<typeof signUp>>

const upload = (person: Person, form: FormData) =>
  person.request(PATH, { method: 'POST', body: form })

const keptFiles = (app: TestApp) => app.services.db.selectFrom('files').selectAll().execute()

const ofSize = (bytes: number) => Buffer.concat([pdf(), Buffer.alloc(bytes - pdf().length, 32)])

test('UP-01 5 MB are accepted, and one byte more is refused', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  expect((await upload(ada, fileForm('cv.pdf', ofSize(MAX_FILE_BYTES)))).status).toBe(200)
  const more = await upload(ada, fileForm('cv.pdf', ofSize(MAX_FILE_BYTES + 1)))
  expect(more.status).toBe(413)
  expect(await more.json()).toMatchObject({ code: 'file_too_large' })
  expect(await keptFiles(app)).toHaveLength(1)
})

test('UP-01 a false Content-Length is not trusted', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const body = new Response(fileForm('cv.pdf', ofSize(MAX_FILE_BYTES + 1)))
  const answer = await ada.request(PATH, {
    method: 'POST',
    body: body.body,
    headers: {
      cookie: ada.jar.header(),
      'content-type': body.headers.get('content-type') ?? '',
      'content-length': '10',
    },
    duplex: 'half',
  } as RequestInit)
  expect(answer.status).toBe(413)
  expect(await keptFiles(app)).toEqual([])
})

test.each([
  ['in pieces, without a length', ['Transfer-Encoding: chunked'], 413],
  ['in pieces, with a length that lies', ['Content-Length: 10', 'Transfer-Encoding: chunked'], 400],
])('UP-01 6 MB over the wire %s are stopped on the way', async (_, headers, status) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const port = await app.listen()
  const answered = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let said = ''
    socket.on('data', (data) => {
      said += data
      socket.destroy()
      resolve(said)
    })
    socket.on('error', () => resolve(said))
    socket.write(
      [
        `POST ${PATH} HTTP/1.1`,
        'Host: rolecall.test',
        'Sec-Fetch-Site: same-origin',
        `Cookie: ${ada.jar.header()}`,
        'Content-Type: multipart/form-data; boundary=b',
        ...headers,
        '\r\n',
      ].join('\r\n'),
    )
    const piece = Buffer.alloc(64 * 1024, 65)
    const chunk = Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')])
    for (let sent = 0; sent < 6 * 1024 * 1024; sent += piece.length) socket.write(chunk)
    socket.write('0\r\n\r\n')
  })
  expect(answered).toContain(`HTTP/1.1 ${status} `)
  expect(await keptFiles(app)).toEqual([])
})

test('UP-01 page forms are also limited by the bytes received', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const long = new URLSearchParams({ bio: 'a'.repeat(300_000) })
  expect((await ada.request('/dashboard/profile', { method: 'POST', body: long })).status).toBe(413)
})

test.each([
  [
    'HTML that says it is PDF',
    'cv.pdf',
    strToU8('<html><script>alert(1)</script>'),
    'application/pdf',
  ],
  ['a JAR named DOCX', 'cv.docx', zipped({ 'META-INF/MANIFEST.MF': strToU8('a') }), ''],
  [
    'a workbook named DOCX',
    'cv.docx',
    zipped({ '[Content_Types].xml': strToU8('<Types/>'), 'xl/workbook.xml': strToU8('<a/>') }),
    '',
  ],
  ['a script named CV', 'cv.html', strToU8('<script>alert(1)</script>'), 'application/pdf'],
  ['text with a NUL', 'cv.txt', strToU8('a\0b'), 'text/plain'],
])('UP-02 %s is refused', async (_, name, content, type) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const answer = await upload(ada, fileForm(name, content, { kind: 'cv' }, type))
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ title: 'Unsupported file type' })
  expect(await keptFiles(app)).toEqual([])
})

test('UP-02 browsers save a file that is both PDF and HTML, and never run it', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const both = Buffer.concat([strToU8('<script>alert(1)</script>'), pdf()])
  const { id } = (await (await upload(ada, fileForm('cv.pdf', both))).json()) as { id: string }
  for (const path of [`${PATH}/${id}`, `/dashboard/files/${id}`]) {
    const { headers } = await ada.request(path)
    expect(Object.fromEntries(headers), path).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; sandbox(,|$)/),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers.get('content-disposition'), path).toMatch(/^attachment;/)
    expect(headers.get('cache-control'), path).toMatch(/^private/)
  }
})

test.each([
  ['climbs', '../../x.pdf', 'x.pdf'],
  ['climbs in disguise', '..%2fx.pdf', '..%2fx.pdf'],
  ['is a path of Windows', 'C:\\x.pdf', 'x.pdf'],
  ['has a NUL', 'a\0.pdf', 'a.pdf'],
  ['is 5,000 characters long', `${'a'.repeat(5_000)}.pdf`, `${'a'.repeat(196)}.pdf`],
  ['turns direction', 'cv\u202Efdp.pdf', 'cvfdp.pdf'],
  ['breaks the line', 'a\r\nSet-Cookie: b=c.pdf', 'aSet-Cookie: b=c.pdf'],
])('UP-03 a name that %s is only a name', async (_, given, name) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const answer = await upload(ada, fileForm(given, pdf()))
  const file = (await answer.json()) as { id: string; name: string }
  expect(file.name).toBe(name)
  const { headers } = await ada.request(`/dashboard/files/${file.id}`)
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="[ !#-[\]-~]+"; filename\*=UTF-8''[\w.~!#$&+^`|%-]+$/,
  )
  expect(headers.get('set-cookie')).toBeNull()
})

test(`UP-11 file ${MAX_FILES + 1} is refused until another is deleted`, async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const bob = await signUp(app, 'Bob Other')
  await fill(app, ada, MAX_FILES, 100)

  const refused = await upload(ada, fileForm('cv.pdf', pdf()))
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'too_many_files' })
  expect((await upload(bob, fileForm('cv.pdf', pdf()))).status).toBe(200)

  const mine = (await keptFiles(app)).find((file) => file.account_id === ada.id)
  await ada.send('DELETE', `${PATH}/${mine?.id}`)
  expect((await upload(ada, fileForm('cv.pdf', pdf()))).status).toBe(200)
})

test('UP-11 all files of one person have a total limit, even with concurrent uploads', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const each = 5 * 1024 * 1024
  await fill(app, ada, MAX_TOTAL_BYTES / each - 1, each)

  const answers = await Promise.all(
    [1, 2, 3].map((n) => upload(ada, fileForm('cv.pdf', ofSize(3 * 1024 * 1024 + n)))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

/** Only database rows; their content does not matter. */
async function fill(app: TestApp, person: Person, files: number, bytes: number) {
  const row = {
    account_id: person.id,
    kind: 'document',
    name: 'a.pdf',
    media_type: 'application/pdf',
    bytes,
    sha256: randomBytes(32),
    created_at: app.services.clock.now(),
  }
  await app.services.db
    .insertInto('files')
    .values(Array.from({ length: files }, () => row))
    .execute()
}
