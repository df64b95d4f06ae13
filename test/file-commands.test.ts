/** What operators type about uploaded files in S3: moving and checking them, backups of them, the doctor, a start. */
import { execFile } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { checkFileStorage } from '#server/commands/check-files.ts'
import type { S3Settings } from '#server/process/s3-settings.ts'
import { createTestApp, TEST_KEY, type TestApp } from './app.ts'
import { databaseServerUrl } from './database-url.ts'
import { createFaultyLink, startS3rver } from './s3-server.ts'
import { fileForm, pdf } from './sample-files.ts'
import { spawnServer } from './server-process.ts'
import { signUp } from './sign-up.ts'
import { systemEnv } from './system-env.ts'

const PATH = '/api/me/files'

/** An app with one file in S3, and the settings of commands beside it. */
async function withFile() {
  const s3 = await startS3rver()
  const app = await createTestApp({ s3 })
  const ada = await signUp(app)
  const content = Buffer.concat([pdf('large'), Buffer.alloc(50_000, 'odd \x00\xff\\\t\n')])
  const form = fileForm('cv.pdf', content, { kind: 'cv' })
  const { id } = (await (await ada.request(PATH, { method: 'POST', body: form })).json()) as {
    id: string
  }
  const env = { DATABASE_URL: app.url, SECRET_KEY: TEST_KEY, DATA_DIR: place() }
  return { s3, app, ada, id, content, env }
}

const s3Env = (s3: S3Settings) => ({
  S3_ENDPOINT: s3.endpoint,
  S3_BUCKET: s3.bucket,
  S3_PREFIX: s3.prefix,
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
})

test('files are moved, checked and swept beside a running server', async () => {
  const { s3, app, ada, id, content, env } = await withFile()
  const files = (...args: string[]) => run('files', args, { ...env, ...s3Env(s3) })
  const bytes = async () => Buffer.from(await (await ada.request(`${PATH}/${id}`)).arrayBuffer())

  expect(await files('check')).toEqual({
    code: 0,
    said: '1 file as uploaded, 0 not.\nIn the database: 0. In S3: 1.\n',
  })
  const back = await files('move', 'database')
  expect(back.code).toBe(0)
  expect(back.said).toBe(
    'New files still go to S3: set FILES_IN=database on every server first.\n' +
      'Moved 1 file.\nIn the database: 1. In S3: 0.\n',
  )
  expect((await bytes()).equals(content)).toBe(true)
  expect((await run('files', ['check'], env)).said).toContain('1 file as uploaded, 0 not.')
  expect(await files('move', 's3')).toEqual({
    code: 0,
    said: 'Moved 1 file.\nIn the database: 0. In S3: 1.\n',
  })
  expect((await bytes()).equals(content)).toBe(true)

  await app.services.db
    .updateTable('files')
    .set({ sha256: Buffer.alloc(32) })
    .execute()
  const damaged = await files('check')
  expect(damaged.code).toBe(1)
  expect(damaged.said).toContain(`  ${id} is not what was uploaded\n`)
  expect((await files('sweep')).said).toBe('Deleted 0 objects that no file has.\n')
  expect((await run('files', ['move', 's3'], env)).said).toContain('S3_BUCKET isn’t set.')
  expect((await files('move')).said).toContain('Usage: npm run files')
})

test('a backup has the files that are in S3, and is restored without S3', async () => {
  const { s3, app, content, env } = await withFile()
  const directory = place()
  const without = await run('backup', [directory], env)
  expect([without.code, without.said]).toEqual([
    1,
    expect.stringContaining(
      '1 uploaded file is in S3, and S3_BUCKET isn’t set. Nothing was saved.',
    ),
  ])
  const saved = await run('backup', [directory], { ...env, ...s3Env(s3) })
  expect([saved.code, saved.said]).toEqual([0, expect.not.stringContaining('could not be saved')])

  const target = { ...(await emptyDatabase()), DATA_DIR: place() }
  expect((await run('restore', [backupIn(directory)], target)).said).toContain('Restored in')
  const client = await clientOf(target.DATABASE_URL)
  const { rows } = await client.query(
    'select object_name, content, sha256 = sha256(content) as fits from files join file_contents on file_id = id',
  )
  expect(rows).toEqual([{ object_name: null, content, fits: true }])
  const removals = await client.query('select count(*)::int as count from object_removals')
  expect(removals.rows).toEqual([{ count: 0 }])
  expect((await placesOf(app)).s3).toBe(1)
})

test('a backup without a store that answers is none; one of a lost file says so; files can stay in S3', async () => {
  const { s3, app, env } = await withFile()
  const link = await createFaultyLink(s3)
  const directory = place()
  link.become({ kind: 'status', status: 403, code: 'InvalidAccessKeyId' })
  const refused = await run('backup', [directory], { ...env, ...s3Env(link.settings) })
  expect([refused.code, refused.said, fs.readdirSync(directory)]).toEqual([
    1,
    'No backup was made: S3 answered 403 to GET (InvalidAccessKeyId): S3_ACCESS_KEY_ID is unknown there\n',
    [],
  ])

  link.become({ kind: 'status', status: 404, code: 'NoSuchKey' })
  const lost = await run('backup', [directory], { ...env, ...s3Env(link.settings) })
  expect([lost.code, lost.said]).toEqual([
    0,
    expect.stringContaining('1 file could not be saved, because S3 has no such object'),
  ])

  const named = place()
  expect((await run('backup', ['--without-s3-files', named], env)).code).toBe(0)
  const target = { ...(await emptyDatabase()), DATA_DIR: place() }
  const restored = await run('restore', [backupIn(named)], target)
  expect(restored.said).toContain('1 file is in S3 and not in the backup: set S3_BUCKET as before.')
  const client = await clientOf(target.DATABASE_URL)
  const { rows } = await client.query('select object_name is not null as named from files')
  expect(rows).toEqual([{ named: true }])
  expect((await placesOf(app)).s3).toBe(1)
})

test('a server without S3 does not start on a database whose files are there', async () => {
  const { env } = await withFile()
  const { code, said } = await spawnServer({ ...env, GATHER: 'off' }).ended()
  expect(code).toBe(1)
  expect(said).toContain('1 uploaded file is in S3, and S3_BUCKET isn’t set. Set it as before')
})

test('the doctor writes, reads and deletes an object, and says what is wrong', async () => {
  const s3 = await startS3rver()
  const link = await createFaultyLink(s3)
  const found = async (settings: S3Settings) => {
    const [finding] = await checkFileStorage({ s3: settings })
    return `${finding?.state} ${finding?.lines.join(' ')}`
  }
  expect(await found(s3)).toMatch(
    /^ok An object was written to rolecall-test at 127\.0\.0\.1:\d+, read and deleted, in \d+ ms\.$/,
  )
  expect(await found({ ...s3, secretAccessKey: 'wrong' })).toContain(
    'S3_SECRET_ACCESS_KEY is wrong',
  )
  expect(await found({ ...s3, bucket: 'another' })).toContain('there is no S3_BUCKET of this name')
  link.become(({ method }) =>
    method === 'GET' ? { kind: 'status', status: 404, code: 'NoSuchKey' } : { kind: 'pass' },
  )
  expect(await found(link.settings)).toContain('Is a cache in front of it?')
  expect(await checkFileStorage({ s3: null })).toEqual([])
})

async function placesOf(app: TestApp) {
  const rows = await app.services.db.selectFrom('files').select('object_name').execute()
  return { s3: rows.filter((row) => row.object_name !== null).length }
}

function backupIn(directory: string): string {
  const [file = ''] = fs.readdirSync(directory)
  return path.join(directory, file)
}

/** A directory of its own, removed when the test ends. */
function place(): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-files-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  return directory
}

let made = 0

async function emptyDatabase() {
  const serverUrl = databaseServerUrl()
  const name = `files_${process.pid}_${++made}`
  const admin = await clientOf(serverUrl)
  await admin.query(`create database ${name}`)
  onTestFinished(async () => {
    const last = new pg.Client({ connectionString: serverUrl })
    await last.connect()
    await last.query(`drop database ${name} with (force)`)
    await last.end()
  })
  return { DATABASE_URL: serverUrl.replace('/rolecall?', `/${name}?`) }
}

async function clientOf(url: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {}) // its server stops first
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

function run(command: string, args: string[], env: Record<string, string>) {
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [`src/server/commands/${command}.ts`, ...args],
      { env: { ...systemEnv(), NODE_ENV: 'production', ...env } },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr })
      },
    )
  })
}
