/**
 * Uploaded files, wherever their content is: the same rules for the database and for every S3 store, and what happens
 * when a store fails.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { unzipSync } from 'fflate'
import { describe, expect, onTestFinished, test } from 'vitest'
import { REFUSALS } from '#core/api/refusal.ts'
import { backUp } from '#server/backup/back-up.ts'
import type { S3Settings } from '#server/process/s3-settings.ts'
import { inTransaction } from '#store/db.ts'
import * as removals from '#store/object-removals.ts'
import { checkFiles, findOrphans, moveFiles } from '#work/files/move-files.ts'
import { putAnnounced } from '#work/files/store-content.ts'
import { purge } from '#work/retention/retention.ts'
import { createTestApp, type TestApp } from './app.ts'
import { createFaultyLink, type Fault, HASTY, startProgram, startS3rver } from './s3-server.ts'
import { fileForm, pdf, png } from './sample-files.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

type Person = Awaited<ReturnType<typeof signUp>>

const PATH = '/api/me/files'
const CV = () => fileForm('cv.pdf', pdf('a CV'), { kind: 'cv' })

const upload = (person: Person, form = CV()) => person.request(PATH, { method: 'POST', body: form })

async function kept(person: Person, form = CV()): Promise<string> {
  const { id } = (await (await upload(person, form)).json()) as { id: string }
  return id
}

async function bytesAt(person: Person, path: string): Promise<Buffer> {
  return Buffer.from(await (await person.request(path)).arrayBuffer())
}

/** The names of all objects. */
async function objectsOf(app: TestApp): Promise<string[]> {
  const names: string[] = []
  for await (const page of app.services.objects?.list() ?? [])
    names.push(...page.map(({ name }) => name))
  return names
}

/** Contents and objects that are stored, and objects that are to be removed. */
async function stored(app: TestApp) {
  const { db } = app.services
  const rows = await db.selectFrom('file_contents').select('file_id').execute()
  const doomed = await db.selectFrom('object_removals').select('object_name').execute()
  const objects = await objectsOf(app)
  return { contents: rows.length, objects: objects.length, doomed: doomed.length }
}

const NOTHING = { contents: 0, objects: 0, doomed: 0 }

type Store = [name: string, start: () => Promise<S3Settings | null>]

const PROGRAM_STORES: Store[] = [
  ['versitygw', () => startProgram('VERSITYGW')],
  ['MinIO', () => startProgram('MINIO')],
]
const STORES: Store[] = [['s3rver', startS3rver], ...PROGRAM_STORES]

async function appOn(
  name: string,
  start: (() => Promise<S3Settings | null>) | null,
  skip: (reason: string) => void,
): Promise<TestApp | null> {
  if (start === null) return createTestApp()
  const s3 = await settingsOf(name, start, skip)
  return s3 && createTestApp({ s3 })
}

/** A program that is not installed is no failure, but it is said. */
async function settingsOf(
  name: string,
  start: () => Promise<S3Settings | null>,
  skip: (reason: string) => void,
): Promise<S3Settings | null> {
  const s3 = await start()
  if (s3 !== null) return s3
  const reason = `NOT RUN: ${name} is not installed; put it on the PATH or name it in an environment variable`
  process.stderr.write(`${reason}\n`)
  skip(reason)
  return null
}

describe.each([['the database', null] as const, ...STORES])('files in %s', (name, start) => {
  test('are returned byte for byte, to their owner alone, and are gone when they are purged', async ({
    skip,
  }) => {
    const app = await appOn(name, start, skip)
    if (!app) return
    const [ada, eve] = [await signUp(app), await signUp(app, 'Eve Example', 'eve@example.org')]
    const content = Buffer.concat([pdf('large'), Buffer.alloc(300_000, 'odd bytes \x00\xff\\')])
    const id = await kept(ada, fileForm('Zoë’s “CV”.pdf', content, { kind: 'cv' }))

    for (const path of [`${PATH}/${id}`, `/dashboard/files/${id}`]) {
      const answer = await ada.request(path)
      expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''Zo%C3%AB")
      expect(Buffer.from(await answer.arrayBuffer()).equals(content), path).toBe(true)
      expect((await eve.request(path)).status).toBe(404)
    }
    const place = start === null ? { contents: 1 } : { objects: 1 }
    expect(await stored(app)).toEqual({ ...NOTHING, ...place })

    await ada.send('DELETE', `${PATH}/${id}`)
    expect((await ada.request(`${PATH}/${id}`)).status).toBe(404)
    expect((await ada.send('POST', `${PATH}/${id}/restore`)).status).toBe(204)
    expect((await bytesAt(ada, `${PATH}/${id}`)).equals(content)).toBe(true)

    await ada.send('DELETE', `${PATH}/${id}`)
    app.setNow('2026-03-03T09:01:00Z')
    await purge('files', app.services)
    await app.removeObjects()
    expect(await stored(app)).toEqual(NOTHING)
    expect(app.errors).toEqual([])
  })

  test('are stored once, and not at all if they are refused', async ({ skip }) => {
    const app = await appOn(name, start, skip)
    if (!app) return
    const ada = await signUp(app)
    const first = await kept(ada)
    expect(await kept(ada)).toBe(first)
    expect((await upload(ada, fileForm('cv.pdf', png(), { kind: 'cv' }))).status).toBe(422)
    await app.services.db.updateTable('files').set({ bytes: 5_242_880 }).execute()
    for (let at = 0; at < 19; at++) await kept(ada, fileForm('a.txt', Buffer.from(`${at}`)))
    await app.services.db.updateTable('files').set({ bytes: 5_242_880 }).execute()
    expect((await upload(ada, fileForm('b.txt', Buffer.from('one more')))).status).toBe(409)

    await app.removeObjects()
    const { contents, objects, doomed } = await stored(app)
    expect([contents + objects, doomed]).toEqual([20, 0])
  })

  test('are in the export, and go with the account', async ({ skip }) => {
    const app = await appOn(name, start, skip)
    if (!app) return
    const ada = await signUp(app)
    await kept(ada)
    const zip = await ada.request('/api/me/export')
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
    const [entry = ''] = Object.keys(files).filter((file) => file.startsWith('files/'))
    expect(Buffer.from(files[entry] ?? []).equals(pdf('a CV'))).toBe(true)

    await app.services.db.deleteFrom('accounts').where('email', '=', ada.email).execute()
    await app.removeObjects()
    expect(await stored(app)).toEqual(NOTHING)
  })

  test('can be read again as a CV', async ({ skip }) => {
    const app = await appOn(name, start, skip)
    if (!app) return
    const ada = await signUp(app)
    const form = fileForm('cv.txt', Buffer.from('Ada Example\nada@example.org\n'), {})
    const { id } = (await (
      await ada.request('/api/me/cvs', { method: 'POST', body: form })
    ).json()) as { id: string }
    expect((await ada.send('POST', `/api/me/cvs/${id}/read-again`)).status).toBe(200)
  })
})

/** An app whose store can fail, and one person. */
async function faulty() {
  const link = await createFaultyLink(await startS3rver())
  const app = await createTestApp({ s3: link.settings, s3Limits: HASTY })
  return { link, app, ada: await signUp(app) }
}

const isPut = (fault: Fault) => (passed: { method: string }) =>
  passed.method === 'PUT' ? fault : ({ kind: 'pass' } as const)

test.each<[string, Fault]>([
  ['is down', { kind: 'reset' }],
  ['never answers', { kind: 'silence' }],
  ['refuses our key', { kind: 'status', status: 403, code: 'AccessDenied' }],
  ['is overloaded', { kind: 'status', status: 503, code: 'SlowDown' }],
  ['has lost the bucket', { kind: 'status', status: 404, code: 'NoSuchBucket' }],
  ['redirects elsewhere', { kind: 'status', status: 307, code: 'TemporaryRedirect' }],
])(
  'F29 while the store %s, uploads and downloads get 503 with a sentence, and nothing is lost',
  async (_, fault) => {
    const { link, app, ada } = await faulty()
    const id = await kept(ada)
    link.become(fault)

    const refused = await upload(ada, fileForm('other.pdf', pdf('other'), { kind: 'cv' }))
    expect([refused.status, await refused.json()]).toEqual([
      503,
      expect.objectContaining({ detail: REFUSALS.file_not_stored.message }),
    ])
    const missing = await ada.request(`${PATH}/${id}`)
    expect([missing.status, await missing.json()]).toEqual([
      503,
      expect.objectContaining({ detail: REFUSALS.file_away.message }),
    ])
    const page = await ada.request(`/dashboard/files/${id}`)
    expect([page.status, await page.text()]).toEqual([
      503,
      expect.stringContaining(REFUSALS.file_away.message),
    ])
    const { files } = (await (await ada.request(PATH)).json()) as { files: { id: string }[] }
    expect(files.map((file) => file.id)).toEqual([id])

    link.become({ kind: 'pass' })
    expect((await bytesAt(ada, `${PATH}/${id}`)).equals(pdf('a CV'))).toBe(true)
    app.setNow('2026-03-02T10:01:00Z')
    await app.removeObjects()
    expect(await stored(app)).toEqual({ ...NOTHING, objects: 1 })
  },
)

test('F29 a failure that passes is tried again under the same name; a refusal is not', async () => {
  const { link, app, ada } = await faulty()
  const faults: Fault[] = [
    { kind: 'status', status: 500, code: 'InternalError' },
    { kind: 'lose_answer' },
  ]
  link.become(({ method }) => (method === 'PUT' && faults.shift()) || { kind: 'pass' })
  await kept(ada)
  const puts = link.asked.filter((request) => request.startsWith('PUT'))
  expect([puts.length, new Set(puts).size]).toEqual([3, 1])
  expect(await stored(app)).toEqual({ ...NOTHING, objects: 1 })

  link.asked.length = 0
  link.become({ kind: 'status', status: 403, code: 'SignatureDoesNotMatch' })
  await upload(ada, fileForm('other.pdf', pdf('other'), { kind: 'cv' }))
  expect(link.asked).toHaveLength(1)
  expect(app.logged()).toContain('S3_SECRET_ACCESS_KEY is wrong')
})

test('F29 a store that keeps less than it was sent has stored nothing', async () => {
  const { link, app, ada } = await faulty()
  // A store that checks neither the length nor the signed hash, as behind a careless proxy.
  link.become(({ method }) =>
    method === 'PUT'
      ? { kind: 'status', status: 200, code: '' }
      : method === 'HEAD'
        ? { kind: 'alter' }
        : { kind: 'pass' },
  )
  expect((await upload(ada)).status).toBe(503)
  expect(await app.services.db.selectFrom('files').select('id').execute()).toEqual([])

  // One that checks refuses what has changed on its way.
  link.become(isPut({ kind: 'alter', request: (body) => body.subarray(0, 7) }))
  expect((await upload(ada)).status).toBe(503)
  expect(await app.services.db.selectFrom('files').select('id').execute()).toEqual([])
})

test('F29 a damaged or missing object is refused and logged, never returned', async () => {
  const { link, app, ada } = await faulty()
  const id = await kept(ada)
  const flip = (body: Buffer) => Buffer.concat([body.subarray(0, -1), Buffer.from('X')])
  link.become({ kind: 'alter', answer: flip })
  expect((await ada.request(`${PATH}/${id}`)).status).toBe(503)
  link.become({ kind: 'alter', answer: (body) => body.subarray(0, 5) })
  expect((await ada.request(`${PATH}/${id}`)).status).toBe(503)
  link.become({ kind: 'status', status: 404, code: 'NoSuchKey' })
  expect((await ada.request(`${PATH}/${id}`)).status).toBe(503)
  expect(app.errors.map((it) => (it as { reason: string }).reason)).toEqual([
    'its content is not what was uploaded',
    'its content is not what was uploaded',
    'its content is missing',
  ])
})

test('F29 a deletion while the store is down is done when it is back', async () => {
  const { link, app, ada } = await faulty()
  await kept(ada)
  await app.services.db.deleteFrom('accounts').where('email', '=', ada.email).execute()
  link.become({ kind: 'reset' })
  await app.removeObjects()
  expect(app.logged()).toContain('deleted files cannot be removed from S3; trying again later')
  link.become({ kind: 'pass' })
  await app.removeObjects()
  expect(await stored(app)).toEqual({ ...NOTHING, objects: 1, doomed: 1 })
  app.setNow('2026-03-02T09:01:01Z')
  await app.removeObjects()
  expect(await stored(app)).toEqual(NOTHING)
})

test('an object whose server died before it had a file is removed after an hour, and claimed by none after that', async () => {
  const app = await createTestApp({ s3: await startS3rver() })
  const objects = app.services.objects as NonNullable<typeof app.services.objects>
  const name = await putAnnounced(app.services, objects, pdf())
  await app.removeObjects()
  expect(await stored(app)).toEqual({ ...NOTHING, objects: 1, doomed: 1 })
  app.setNow('2026-03-02T10:00:01Z')
  await app.removeObjects()
  expect(await stored(app)).toEqual(NOTHING)
  expect(await inTransaction(app.services.db, (tx) => removals.claim(tx, name))).toBe(false)
})

test('F42 while a backup reads objects, none is removed and jobs are imported', async () => {
  const app = await createTestApp({ s3: await startS3rver() })
  const objects = app.services.objects as NonNullable<typeof app.services.objects>
  await kept(await signUp(app))
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-objects-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true }))
  const { lostFiles } = await backUp(app.url, {
    file: path.join(directory, 'made.backup'),
    ...{ backupKeys: null, secretKeys: null, keysFoundIn: '', product: 'test', now: new Date() },
    objects: {
      async get(name) {
        await app.services.db.deleteFrom('files').execute()
        await app.removeObjects()
        await app.take([listing({ title: 'Imported meanwhile' })])
        return objects.get(name)
      },
    },
  })
  expect(lostFiles).toBe(0)
  expect(await app.idOf('Imported meanwhile')).toBeGreaterThan(0)
  await app.removeObjects()
  expect(await stored(app)).toEqual(NOTHING)
})

test('files move out of the database and back while people read, upload and delete them', async () => {
  const app = await createTestApp({ s3: await startS3rver() })
  const objects = app.services.objects as NonNullable<typeof app.services.objects>
  const ada = await signUp(app)
  objects.takesNewFiles = false
  const ids = [await kept(ada), await kept(ada, fileForm('me.png', png(), { kind: 'avatar' }))]
  const dropped = await kept(ada, fileForm('d.txt', Buffer.from('deleted'), {}))
  await ada.send('DELETE', `${PATH}/${dropped}`)
  const damaged = await kept(ada, fileForm('x.txt', Buffer.from('damaged'), {}))
  await app.services.db
    .updateTable('file_contents')
    .set({ content: Buffer.from('damaged!') })
    .where('file_id', '=', damaged)
    .execute()
  const read = () => Promise.all(ids.map((id) => bytesAt(ada, `${PATH}/${id}`)))
  expect(await stored(app)).toEqual({ ...NOTHING, contents: 4 })

  const bad = [{ id: damaged, state: 'damaged' }]
  expect(await moveFiles(app.services, objects, { to: 's3' })).toEqual({ done: 3, bad })
  expect(await moveFiles(app.services, objects, { to: 's3' })).toEqual({ done: 0, bad })
  expect(await stored(app)).toEqual({ doomed: 0, contents: 1, objects: 3 })
  expect(await read()).toEqual([pdf('a CV'), png()])
  expect((await ada.send('POST', `${PATH}/${dropped}/restore`)).status).toBe(204)
  expect((await bytesAt(ada, `${PATH}/${dropped}`)).toString()).toBe('deleted')
  expect(await checkFiles(app.services, objects)).toEqual({ done: 3, bad })

  const moved = await moveFiles(app.services, objects, { to: 'database' })
  expect(moved.done).toBe(3)
  expect(await read()).toEqual([pdf('a CV'), png()])
  await app.removeObjects()
  expect(await stored(app)).toEqual({ ...NOTHING, contents: 4 })
})

test('a file that moves between the look-up and the read is found at its new place', async () => {
  const app = await createTestApp({ s3: await startS3rver() })
  const objects = app.services.objects as NonNullable<typeof app.services.objects>
  const ada = await signUp(app)
  const id = await kept(ada)
  const { get } = objects
  objects.get = async (name) => {
    objects.get = get
    await moveFiles(app.services, objects, { to: 'database' })
    await app.removeObjects()
    return get(name)
  }
  expect((await bytesAt(ada, `${PATH}/${id}`)).equals(pdf('a CV'))).toBe(true)
  expect(app.errors).toEqual([])
})

test('a file that its owner deletes for good while it moves leaves nothing anywhere', async () => {
  const app = await createTestApp({ s3: await startS3rver() })
  const objects = app.services.objects as NonNullable<typeof app.services.objects>
  const ada = await signUp(app)
  objects.takesNewFiles = false
  await kept(ada)
  const { put } = objects
  objects.put = async (name, content) => {
    await put(name, content)
    await app.services.db.deleteFrom('accounts').where('email', '=', ada.email).execute()
  }
  expect(await moveFiles(app.services, objects, { to: 's3' })).toEqual({ done: 0, bad: [] })
  await app.removeObjects()
  expect(await stored(app)).toEqual(NOTHING)
})

test('objects that no file has are found and deleted after an hour, also if a list still names deleted ones', async () => {
  const app = await createTestApp({ s3: await startS3rver() })
  const objects = app.services.objects as NonNullable<typeof app.services.objects>
  const ada = await signUp(app)
  await kept(ada)
  await objects.put('from-before-a-restore', pdf())
  const listed = new Date((await firstPage(objects))[0]?.changedAt ?? 0)
  const later = (ms: number) => app.setNow(new Date(listed.getTime() + ms).toISOString())
  later(3_500_000)
  expect(await findOrphans(app.services, objects, { isDoomed: false })).toBe(0)
  later(3_700_000)
  expect(await findOrphans(app.services, objects, { isDoomed: false })).toBe(1)
  expect(await findOrphans(app.services, objects, { isDoomed: true })).toBe(1)
  const stale = await firstPage(objects)
  await app.removeObjects()
  expect(await stored(app)).toEqual({ ...NOTHING, objects: 1 })

  const lagging = {
    async *list() {
      yield stale
    },
  }
  expect(await findOrphans(app.services, lagging, { isDoomed: true })).toBe(1)
  await app.removeObjects()
  expect(await stored(app)).toEqual({ ...NOTHING, objects: 1 })
})

async function firstPage(objects: NonNullable<TestApp['services']['objects']>) {
  for await (const page of objects.list()) return page
  return []
}

test('with S3_DOWNLOADS=presigned a download leads to the store for a minute, for its owner alone', async () => {
  const app = await createTestApp({ s3: { ...(await startS3rver()), linksDownloads: true } })
  const [ada, eve] = [await signUp(app), await signUp(app, 'Eve Example', 'eve@example.org')]
  const id = await kept(ada, fileForm('Zoë’s CV.txt', Buffer.from('<b>hello</b>'), {}))
  const answer = await ada.request(`${PATH}/${id}`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'private, no-store'])
  const { searchParams } = new URL(answer.headers.get('location') ?? '')
  expect(searchParams.get('X-Amz-Expires')).toBe('60')
  expect(searchParams.get('response-content-type')).toBe('application/octet-stream')
  expect(searchParams.get('response-content-disposition')).toMatch(/^attachment; filename=/)
  expect((await eve.request(`${PATH}/${id}`)).status).toBe(404)

  // A page's picture, and what its scripts load, come from us: pages load nothing from other hosts.
  const cookie = ada.jar.header()
  for (const headers of [{ 'sec-fetch-dest': 'image' }, { 'sec-fetch-mode': 'cors' }]) {
    const shown = await ada.request(`/dashboard/files/${id}`, { headers: { cookie, ...headers } })
    expect([shown.status, await shown.text()]).toEqual([200, '<b>hello</b>'])
  }
})

/** s3rver leaves `'` and `*` unencoded where Signature Version 4 encodes them, so it refuses such links. */
test.for(PROGRAM_STORES)(
  '%s accepts the link of a download, and no changed one',
  async ([name, start], { skip }) => {
    const s3 = await settingsOf(name, start, skip)
    if (s3 === null) return
    const app = await createTestApp({ s3: { ...s3, linksDownloads: true } })
    const ada = await signUp(app)
    const id = await kept(ada, fileForm('Zoë’s + (1)*.txt', Buffer.from('<b>hello</b>'), {}))
    const link = (await ada.request(`${PATH}/${id}`)).headers.get('location') ?? ''
    const there = await fetch(link)
    expect(await there.text()).toBe('<b>hello</b>')
    expect(there.headers.get('content-type')).toBe('application/octet-stream')
    expect(there.headers.get('content-disposition')).toContain(
      "UTF-8''Zo%C3%AB%E2%80%99s%20%2B%20%281%29%2A.txt",
    )
    expect((await fetch(link.replace('octet-stream', 'octet-strean'))).status).toBe(403)
  },
)

test('metrics count what was asked of the store and what is to be removed there', async () => {
  const { link, app, ada } = await faulty()
  const id = await kept(ada)
  await ada.request(`${PATH}/${id}`)
  link.become({ kind: 'reset' })
  await ada.request(`${PATH}/${id}`)
  await app.services.db.deleteFrom('files').execute()
  const metrics = await app.metrics()
  for (const line of [
    'rolecall_object_actions_total{action="put",outcome="done"} 1',
    'rolecall_object_actions_total{action="get",outcome="done"} 1',
    'rolecall_object_actions_total{action="get",outcome="failed"} 1',
    'rolecall_objects_to_remove 1',
  ]) {
    expect(metrics).toContain(`${line}\n`)
  }
})

test('a server without S3 does not load its code', () => {
  const server = fs.readFileSync('build/server/index.js', 'utf8')
  expect(server).toMatch(/import\("\.\/assets\/s3-store-[\w-]+\.js"\)/)
  expect(server).not.toContain('AwsV4Signer')
})
