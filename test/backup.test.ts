/** Backups and restores as a person types them: real processes, a real database, damaged files. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { backupFileName } from '#core/backup/backup-file.ts'
import { readArchive, writeArchive } from '#server/backup/archive-file.ts'
import { type ArchiveHeader, readRecords, writeRecord } from '#server/backup/archive-records.ts'
import { databaseUrl } from '#server/database/postgres-cluster.ts'
import { readRunning } from '#server/process/data-dir.ts'
import * as alertPosition from '#store/alert-position.ts'
import { numberChanges } from '#store/change-positions.ts'
import { connect, inTransaction } from '#store/db.ts'
import * as jobChanges from '#store/job-changes.ts'
import { createTestApp, TEST_KEY } from './app.ts'
import { brokenInvariants } from './broken-invariants.ts'
import { databaseServerUrl } from './database-url.ts'
import { listing } from './sample-listings.ts'
import { exitOf, startServer } from './server-process.ts'
import { cookieJar, PASSWORD, signUp } from './sign-up.ts'
import { systemEnv } from './system-env.ts'

const PATIENT = { timeout: 30_000, interval: 25 }

test('F42 a backup made while the server writes is restored into a new directory, and a server starts on it', async () => {
  const [dataDir, restored, directory] = [place(), place(), place()]
  const server = await startServer({ DATA_DIR: dataDir, TRUST_PROXY: '1' })
  const jobs = await jobsOf(server.address)
  const ada = await signUpAt(server)
  const load = viewing(server.address, jobs[0] as number)
  await expect.poll(load.acknowledged, PATIENT).toBeGreaterThan(3)
  const before = load.acknowledged()

  const saved = await run('backup', [directory], { DATA_DIR: dataDir })
  const during = load.acknowledged()
  await expect.poll(load.acknowledged, PATIENT).toBeGreaterThan(during)
  await load.stop()

  expect(saved).toMatchObject({ code: 0 })
  expect(saved.said).toContain('This file is not encrypted and contains the key')
  const [file = ''] = backupsIn(directory)
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  const checked = await run('backup', ['--check', file], {})
  expect(checked.said).toContain('is complete and undamaged, and not encrypted.')
  server.process.kill('SIGTERM')
  await exitOf(server.process)

  const done = await run('restore', [file], { DATA_DIR: restored })
  expect(done).toMatchObject({ code: 0 })
  expect(done.said).toMatch(/ {2}jobs {2}1,500\n[\s\S]*Restored in [\d.]+ s\./)
  expect(fs.readFileSync(path.join(restored, 'secret-key'))).toEqual(
    fs.readFileSync(path.join(dataDir, 'secret-key')),
  )

  const again = await startServer({ DATA_DIR: restored, TRUST_PROXY: '1' })
  expect(await jobsOf(again.address)).toEqual(jobs)
  const url = databaseUrl(readRunning(restored)?.socketDir ?? '')
  const client = await clientOf(url)
  const views = await oneValue(client, 'select coalesce(sum(views), 0)::int from job_counts')
  expect(views).toBeGreaterThanOrEqual(before)
  expect(views).toBeLessThanOrEqual(load.acknowledged())
  const connection = connect(url, { onError: () => {} })
  onTestFinished(() => connection.close())
  expect(await brokenInvariants(connection.db)).toEqual([])
  expect((await ada(again.address, 'GET', '/api/me')).status).toBe(401)
  expect((await ada(again.address, 'POST', '/api/auth/sign-in/email', LOGIN)).status).toBe(200)
  expect((await ada(again.address, 'GET', '/api/me')).status).toBe(200)

  // The feed and the index go on, in a PostgreSQL whose transactions have smaller numbers.
  const feed = await changes(again.address, '')
  expect(feed.ids).toEqual(new Set(jobs))
  const imported = path.join(place(), 'jobs.jsonl')
  fs.writeFileSync(imported, `${JSON.stringify(listing({ title: 'After the restore' }))}\n`)
  await run('import', [imported], { DATA_DIR: restored })
  const fresh = await changes(again.address, `&since=${feed.next}`)
  expect(fresh.ids.size).toBe(1)
  expect([...fresh.ids][0]).toBeGreaterThan(Math.max(...jobs))
  await expect.poll(async () => (await jobsOf(again.address)).length, PATIENT).toBe(jobs.length + 1)
}, 180_000)

test('every table is restored as it was into a database whose owner has no special rights', async () => {
  const app = await createTestApp()
  await signUp(app)
  await app.take([listing({ title: 'Compared' })])
  await numberChanges(app.services.db)
  const position = await jobChanges.latest(app.services.db)
  await inTransaction(app.services.db, (tx) => alertPosition.write(tx, position))
  await app.take([listing({ title: 'Not compared' })])
  const directory = place()
  const keyFile = path.join(directory, 'backup.key')
  fs.writeFileSync(keyFile, randomBytes(32).toString('base64'))
  const encrypted = { BACKUP_KEY_FILE: keyFile }

  const source = { DATABASE_URL: app.url, SECRET_KEY: TEST_KEY, DATA_DIR: place() }
  const stale = await run('backup', [directory], { ...source, SECRET_KEY: OTHER_KEY })
  expect(stale.code).toBe(1)
  expect(stale.said).toContain('than the one in SECRET_KEY. Nothing was saved. Set SECRET_KEY')
  expect(fs.readdirSync(directory)).toEqual(['backup.key'])

  const saved = await run('backup', [directory], { ...source, ...encrypted })
  expect(saved).toMatchObject({ code: 0 })
  expect(saved.said).toContain(' in the file, encrypted\n')
  const [file = ''] = backupsIn(directory)

  const target = { ...(await emptyDatabase()), DATA_DIR: place() }
  const [locked, wrong, mixed] = await Promise.all([
    run('restore', [file], target),
    run('restore', [file], { ...target, BACKUP_KEY: OTHER_KEY }),
    run('restore', [file], { ...target, ...encrypted, SECRET_KEY: OTHER_KEY }),
  ])
  expect(locked.said).toContain(`${file} is encrypted. Set BACKUP_KEY_FILE`)
  expect(wrong.said).toContain('was encrypted with another key than the one in BACKUP_KEY')
  expect(mixed.said).toContain('than the one in SECRET_KEY. Nothing was changed.')
  expect([locked.code, wrong.code, mixed.code]).toEqual([1, 1, 1])
  const [before, after] = [await clientOf(app.url), await clientOf(target.DATABASE_URL)]
  expect(await tablesOf(after)).toEqual([])

  const done = await run('restore', ['--keep-sessions', file], { ...target, ...encrypted })
  expect(done).toMatchObject({ code: 0 })
  expect(done.said).toContain(`Set SECRET_KEY_FILE=${target.DATA_DIR}/secret-key on every server.`)
  const tables = await tablesOf(before)
  expect(await tablesOf(after)).toEqual(tables)
  for (const table of tables.filter((name) => !CHANGED.includes(name))) {
    expect([table, await rowsOf(after, table)]).toEqual([table, await rowsOf(before, table)])
  }
  expect(await schemaOf(after)).toEqual(await schemaOf(before))
  expect(await oneValue(after, 'select count(*)::int from sessions')).toBeGreaterThan(0)

  // Alerts go on with what they had not compared yet, and copies elsewhere have to start over.
  const { db, close } = connect(target.DATABASE_URL, { onError: () => {} })
  onTestFinished(close)
  await numberChanges(db)
  const restored = await inTransaction(db, (tx) => alertPosition.take(tx))
  expect((await jobChanges.openSince(db, restored ?? null, 10)).ids).toEqual([
    await app.idOf('Not compared'),
  ])
  const here = await jobChanges.latest(db)
  expect(here.epoch).toMatch(/^[0-9a-f]{8}$/)
  expect((await jobChanges.since(db, here, 10)).next).toEqual(here)
  // The second one is a position that the new server has reached before the copy asks again.
  for (const theirs of [position, { ...here, epoch: position.epoch }]) {
    const asked = jobChanges.since(db, theirs, 10)
    await expect(asked).rejects.toMatchObject({ code: 'changes_forgotten' })
  }

  const again = await run('restore', [file], { ...target, ...encrypted })
  expect(again.said).toContain('The database is not empty, and a restore never overwrites anything')
  expect(again.code).toBe(1)
}, 120_000)

test('damaged, incomplete and newer files are refused and change nothing, and only old backups are removed', async () => {
  const [dataDir, directory, target] = [place(), place(), path.join(place(), 'new')]
  await startServer({ DATA_DIR: dataDir })
  expect(await run('backup', [directory, '--keep', '0'], { DATA_DIR: dataDir })).toMatchObject({
    code: 1,
    said: expect.stringContaining('--keep must be a number of days'),
  })
  const daysAgo = (days: number) => backupFileName(new Date(Date.now() - days * 86_400_000))
  const [expired, recent] = [
    [daysAgo(40), `${daysAgo(3)}.partial`],
    [daysAgo(10), 'notes.txt'],
  ]
  for (const name of [...expired, ...recent]) fs.writeFileSync(path.join(directory, name), '')
  const keeping = ['--without-key', '--keep', '30', directory]
  const saved = await run('backup', keeping, { DATA_DIR: dataDir })
  expect(saved).toMatchObject({ code: 0 })
  expect(saved.said).toContain('The key of this instance is not in the backup')
  const made = fs
    .readdirSync(directory)
    .filter((name) => !recent.includes(name) && name !== 'rolecall-instance')
  expect(made).toEqual([expect.stringMatching(/\.backup$/)])
  const foreign = await run('backup', keeping, { DATA_DIR: dataDir, SECRET_KEY: OTHER_KEY })
  expect(foreign).toMatchObject({
    code: 1,
    said: expect.stringContaining(`${directory} has the backups of another instance`),
  })
  const file = path.join(directory, `${made[0]}`)
  const bytes = fs.readFileSync(file)
  const changed = (name: string, content: Buffer) => {
    const it = path.join(directory, name)
    fs.writeFileSync(it, content)
    return it
  }
  const flipped = Buffer.from(bytes)
  flipped.writeUInt8((bytes[bytes.length >> 1] as number) ^ 1, bytes.length >> 1)
  const newer = await rewritten(file, ({ migrations, ...header }) => ({
    ...header,
    migrations: [...migrations, { name: '9999_future.sql', sha256: '' }],
  }))
  const wrongKey = await rewritten(file, (header) => ({ ...header, secretKeys: [OTHER_KEY] }))
  const wrong = [
    [changed('flipped', flipped), 'is damaged: its checksum is wrong. Nothing was changed.'],
    [changed('cut', bytes.subarray(0, -40)), 'is incomplete: it was cut off after'],
    [newer, 'The backup was made by a newer Rolecall (it knows 9999_future.sql)'],
    [path.join(directory, 'missing'), 'The backup cannot be read: ENOENT'],
    [file, 'This backup was made without the key'],
    [wrongKey, 'This backup was made without the key'],
  ] as const
  const env = { DATA_DIR: target }
  const refused = await Promise.all(wrong.map(([damaged]) => run('restore', [damaged], env)))
  for (const [nth, { code, said }] of refused.entries()) {
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(`${wrong[nth]?.[1]}`) })
    expect(said).not.toContain('    at ')
  }
  expect(fs.existsSync(target)).toBe(false)
  expect((await run('backup', ['--check', wrong[0][0]], {})).code).toBe(1)
  expect(await run('backup', ['--check', wrongKey], {})).toMatchObject({
    code: 1,
    said: expect.stringContaining('But it contains another key than the one'),
  })

  const missing = await run('backup', [directory], { DATA_DIR: target })
  expect(missing.said).toContain(`There is no database in ${target}`)
  expect(fs.existsSync(target)).toBe(false)
}, 120_000)

/** Not equal after a restore: a new epoch has begun, or they are not saved. */
const CHANGED = [
  ...['change_counter', 'change_epochs', 'alert_position', 'announcements', 'migrations'],
  ...['job_visits', 'visitor_salts', 'rate_limits', 'lane_turns'],
]

const OTHER_KEY = randomBytes(32).toString('base64')

/** A directory of its own, removed when the test ends. */
function place() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-backup-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  return directory
}

const backupsIn = (directory: string) =>
  fs
    .readdirSync(directory)
    .filter((name) => name.endsWith('.backup'))
    .map((name) => path.join(directory, name))

/** Runs a command until it exits; `said` is everything it printed. */
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

/** An empty database that belongs to a user without any other rights. */
async function emptyDatabase() {
  const serverUrl = databaseServerUrl()
  const name = `restored_${process.pid}`
  const admin = await clientOf(serverUrl)
  await admin.query(`create role ${name} login`)
  await admin.query(`create database ${name} owner ${name}`)
  onTestFinished(async () => {
    const last = new pg.Client({ connectionString: serverUrl })
    await last.connect()
    await last.query(`drop database ${name} with (force)`)
    await last.query(`drop role ${name}`)
    await last.end()
  })
  const url = new URL(serverUrl.replace('/rolecall?', `/${name}?`))
  url.username = name
  return { DATABASE_URL: url.href }
}

async function clientOf(url: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {}) // its server stops first
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

async function oneValue(client: pg.Client, query: string): Promise<unknown> {
  const { rows } = await client.query({ text: query, rowMode: 'array' })
  return rows[0]?.[0]
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    'select tablename from pg_tables where schemaname = current_schema() order by 1',
  )
  return rows.map(({ tablename }) => tablename)
}

/** All rows as text, in one order, without transaction numbers. */
async function rowsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query(
    `select (to_jsonb(t) - 'changed_xid')::text as row from ${table} t order by 1`,
  )
  return rows.map(({ row }) => row)
}

/** Constraints, triggers and sequences. */
async function schemaOf(client: pg.Client): Promise<unknown> {
  const { rows } = await client.query(
    `select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as is from pg_constraint
      where connamespace = current_schema()::regnamespace
     union all
     select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
     union all
     select sequencename, '', last_value::text from pg_sequences
     order by 1, 2`,
  )
  return rows
}

/** What must be true of every database; each query returns what breaks it. */
/** The ids of all open jobs that a search finds. */
async function jobsOf(address: string): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; ; page++) {
    const answer = await fetch(`${address}/api/jobs?perPage=100&page=${page}`)
    if (!answer.ok) break
    const { jobs } = (await answer.json()) as { jobs: { id: number }[] }
    if (jobs.length === 0) break
    ids.push(...jobs.map(({ id }) => id))
  }
  return ids.sort((a, b) => a - b)
}

/** All changes after a cursor. */
async function changes(address: string, since: string) {
  const ids = new Set<number>()
  for (let next = since; ; ) {
    const answer = await fetch(`${address}/api/jobs/changes?limit=500${next}`)
    const page = (await answer.json()) as {
      changes: { id: number; kind: string }[]
      next: string
      hasMore: boolean
    }
    for (const { id } of page.changes) ids.add(id)
    if (!page.hasMore) return { ids, next: page.next }
    next = `&since=${page.next}`
  }
}

const PERSON = { name: 'Ada', email: 'ada@example.org', password: PASSWORD }

const LOGIN = { email: PERSON.email, password: PASSWORD }

/** Signs up; returns how this person's browser sends requests to a server. */
async function signUpAt({ address, inboxKey }: { address: string; inboxKey: string }) {
  const jar = cookieJar()
  const ask = async (at: string, method: string, target: string, body?: object) => {
    const answer = await fetch(`${at}${target}`, {
      method,
      headers: {
        cookie: jar.header(),
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    jar.take(answer)
    return answer
  }
  await ask(address, 'POST', '/api/auth/sign-up/email', PERSON)
  const form = new URLSearchParams({ key: inboxKey })
  const opened = { method: 'POST', body: form, redirect: 'manual' } as const
  jar.take(await fetch(`${address}/dev/inbox`, opened))
  const inbox = await (await ask(address, 'GET', `/dev/inbox.json?to=${PERSON.email}`)).text()
  const otp = /\\n(\d{6})\\n/.exec(inbox)?.[1]
  await ask(address, 'POST', '/api/auth/email-otp/verify-email', { email: PERSON.email, otp })
  expect((await ask(address, 'GET', '/api/me')).status).toBe(200)
  return ask
}

/** Views of a job, one after the other, each by a new visitor. */
function viewing(address: string, job: number) {
  let [acknowledged, visitors, isOver] = [0, 0, false]
  const work = (async () => {
    while (!isOver) {
      const network = `2001:db8:0:${(++visitors).toString(16)}::1`
      const answer = await fetch(`${address}/api/jobs/${job}/view`, {
        method: 'POST',
        headers: { 'user-agent': 'Mozilla/5.0 Firefox/145.0', 'x-forwarded-for': network },
      })
      if (answer.ok) acknowledged++
    }
  })()
  return {
    acknowledged: () => acknowledged,
    stop() {
      isOver = true
      return work
    },
  }
}

/** A new file with the content of a backup, except for its header. */
async function rewritten(file: string, change: (header: ArchiveHeader) => ArchiveHeader) {
  const changed = path.join(place(), 'changed')
  await writeArchive(changed, bytes(), null)
  return changed

  async function* bytes() {
    for await (const record of readRecords(readArchive(file, null))) {
      if (record.kind !== 'header') yield* writeRecord(record)
      else yield* writeRecord({ kind: 'header', header: change(record.header) })
    }
  }
}
