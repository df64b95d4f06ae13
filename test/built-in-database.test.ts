/** What a real server does when its built-in PostgreSQL is killed, is restarted or runs out of disk space. */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts'
import { databaseUrl } from '#server/database/postgres-cluster.ts'
import { readRunning } from '#server/process/data-dir.ts'
import { startServer as startProcess } from './server-process.ts'
import { mayMount, onTmpfs } from './tmpfs.ts'

/** Space for the database with its sample jobs and for some writes. */
const SMALL_DISK = 'size=300m'
const BALLAST_CHUNK = Buffer.alloc(1 << 20)
/** A light load, which leaves the machine time for PostgreSQL. */
const BETWEEN_ASKS_MS = 25
/** Long enough for slow machines: these tests do not measure how fast PostgreSQL recovers. */
const PATIENT = { timeout: 30_000, interval: 50 }

test('F02 a PostgreSQL killed during requests is restarted, and no acknowledged write is lost', async () => {
  await survives('SIGKILL', 1)
}, 120_000)

test('F11 while PostgreSQL restarts repeatedly, every answer is a page or a 503, and no acknowledged write is lost', async () => {
  await survives('SIGQUIT', 3) // what pg_ctl sends for `-m immediate`
}, 120_000)

test.skipIf(!mayMount())(
  'F05 on a full disk, writes are refused with a message, pages still work, and writes resume once there is space',
  async () => {
    const server = await startServer({ onSmallDisk: true })
    await server.readsAllPages()
    fill(server.disk)

    const refused = await untilRefused(server)
    expect(refused).toMatchObject({ status: 507, body: { code: 'storage_full' } })
    expect(refused.body.detail).toContain('We’re out of storage')
    expect(await server.readsAllPages()).toEqual([200])

    empty(server.disk)
    await expect.poll(server.view, PATIENT).toBe(200)
    expect(await server.countViews()).toBe(server.acknowledged())
  },
  120_000,
)

test.skipIf(!mayMount())(
  'F06 a PostgreSQL that stopped because its disk was full comes back by itself once there is space',
  async () => {
    const server = await startServer({ onSmallDisk: true })
    await server.readsAllPages()
    await expect.poll(server.view, PATIENT).toBe(200)
    fill(server.disk)
    await fillLog(server.disk)

    await expect.poll(server.view, PATIENT).toBe(503)
    expect(await server.readsAllPages()).toEqual([200])

    empty(server.disk)
    await expect.poll(server.view, PATIENT).toBe(200)
    expect(await server.countViews()).toBe(server.acknowledged())
  },
  120_000,
)

// In a container pids begin at 1 again, and volumes of Kubernetes may give a group access.
test('a database starts although another program has its old pid, and although a group may write to its files', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-pid-'))
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }))
  const files = path.join(dataDir, 'postgres')
  const pidFile = path.join(files, 'postmaster.pid')
  const first = await startEmbeddedPostgres(dataDir)
  const lines = fs.readFileSync(pidFile, 'utf8').split('\n')
  await first.stop()
  fs.writeFileSync(pidFile, [process.pid, ...lines.slice(1)].join('\n'), { mode: 0o600 })
  fs.chmodSync(files, 0o770)

  const second = await startEmbeddedPostgres(dataDir)
  await second.stop()
  expect(fs.statSync(files).mode & 0o777).toBe(0o700)
}, 60_000)

/** Sends `signal` to PostgreSQL `times` times, under a light load of reads and writes. */
async function survives(signal: 'SIGKILL' | 'SIGQUIT', times: number) {
  const server = await startServer()
  const statuses = new Set<number>()
  let isOver = false
  const load = async (ask: () => Promise<number>) => {
    while (!isOver) {
      statuses.add(await ask())
      await delay(BETWEEN_ASKS_MS)
    }
  }
  const work = Promise.all([
    load(server.view),
    load(server.view),
    ...['/', '/jobs', '/companies', '/api/jobs/changes', `/jobs/${server.jobId}`].map((page) =>
      load(() => server.read(page)),
    ),
  ])

  for (let time = 0; time < times; time++) {
    const before = server.acknowledged()
    await expect.poll(server.acknowledged, PATIENT).toBeGreaterThan(before + 5)
    const pid = postmasterIn(server.disk)
    if (pid === 0) throw new Error('PostgreSQL is not running') // pid 0 would signal this process and its siblings
    process.kill(pid, signal)
    await expect.poll(() => postmasterIn(server.disk), PATIENT).not.toBe(pid)
  }
  const before = server.acknowledged()
  await expect.poll(server.acknowledged, PATIENT).toBeGreaterThan(before + 5)
  isOver = true
  await work

  expect([...statuses].filter((it) => it !== 503 && (it < 200 || it >= 400))).toEqual([])
  // A write that was answered with 503 may still have been committed.
  expect(await server.countViews()).toBeGreaterThanOrEqual(server.acknowledged())
}

/** Writes until one is refused. The first writes succeed, since PostgreSQL fills its existing pages. */
async function untilRefused(server: Server) {
  for (let tries = 0; tries < 5_000; tries++) {
    const answer = await server.askView()
    const body = await answer.json()
    if (!answer.ok) return { status: answer.status, body }
  }
  throw new Error('every write succeeded on a full disk')
}

type Server = Awaited<ReturnType<typeof startServer>>

/** A server with its own data directory, optionally on a small file system. Both are removed when the test ends. */
async function startServer({ onSmallDisk = false } = {}) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-built-in-'))
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }))
  const { process: server, address } = await startProcess(
    { DATA_DIR: dataDir, TRUST_PROXY: '1' },
    { before: onSmallDisk ? onTmpfs(dataDir, SMALL_DISK) : [] },
  )
  const listed = await (await fetch(`${address}/api/jobs?perPage=1`)).json()
  const jobId = (listed as { jobs: { id: number }[] }).jobs[0]?.id
  let acknowledged = 0
  let visitors = 0

  /** Each view comes from a new visitor, so that it counts. */
  async function askView() {
    const network = `2001:db8:0:${(++visitors).toString(16)}::1`
    const answer = await fetch(`${address}/api/jobs/${jobId}/view`, {
      method: 'POST',
      headers: { 'user-agent': 'Mozilla/5.0 Firefox/145.0', 'x-forwarded-for': network },
    })
    if (answer.ok) acknowledged++
    return answer
  }
  const read = async (page: string) => {
    const answer = await fetch(`${address}${page}`)
    await answer.body?.cancel()
    return answer.status
  }
  /** Its data directory, as the server sees it. */
  const disk = onSmallDisk ? `/proc/${server.pid}/root${dataDir}` : dataDir

  return {
    disk,
    jobId,
    askView,
    read,
    view: async () => (await askView()).status,
    acknowledged: () => acknowledged,
    /** All statuses that public pages answer with. */
    async readsAllPages() {
      const pages = ['/', '/jobs', '/jobs?query=engineer', `/jobs/${jobId}`]
      return [...new Set(await Promise.all(pages.map(read)))]
    },
    async countViews() {
      const client = await databaseOf(disk)
      const { rows } = await client.query(
        "select count(*)::int as count from job_visits where kind = 'view'",
      )
      await client.end()
      return rows[0].count
    },
  }
}

/** The pid of the running PostgreSQL, or 0. */
function postmasterIn(disk: string): number {
  try {
    return Number(
      fs.readFileSync(path.join(disk, 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
    )
  } catch {
    return 0
  }
}

async function databaseOf(disk: string) {
  const { socketDir = '' } = readRunning(disk) ?? {}
  const client = new pg.Client({ connectionString: databaseUrl(socketDir) })
  client.on('error', () => {}) // the server closes the connection when it stops
  await client.connect()
  return client
}

/** Fills the disk. */
function fill(disk: string) {
  const ballast = fs.openSync(path.join(disk, 'ballast'), 'w')
  try {
    while (true) fs.writeSync(ballast, BALLAST_CHUNK)
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
  } finally {
    fs.closeSync(ballast)
  }
}

const empty = (disk: string) => fs.rmSync(path.join(disk, 'ballast'))

/** Makes the write-ahead log need new files. PostgreSQL panics when it cannot create them. */
async function fillLog(disk: string) {
  const client = await databaseOf(disk)
  const message = "select pg_logical_emit_message(false, 'ballast', repeat('x', 1000000), true)"
  await expect(
    (async () => {
      while (true) await client.query(message)
    })(),
  ).rejects.toThrow()
  await client.end().catch(() => {})
}
