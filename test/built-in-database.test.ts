/** What a real server does when its built-in PostgreSQL is killed under it, is restarted, or finds its disk full. */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { databaseUrl } from '#server/database/postgres-cluster.ts'
import { readRunning } from '#server/process/data-dir.ts'
import { startServer as startProcess } from './server-process.ts'
import { mayMount, onTmpfs } from './tmpfs.ts'

/** Room for the database and its sample jobs, and some for writes. */
const SMALL_DISK = 'size=300m'
const BALLAST_CHUNK = Buffer.alloc(1 << 20)
/** A light load: the machine has to have time for PostgreSQL as well. */
const BETWEEN_ASKS_MS = 25
/** Long enough for a slow machine: how fast PostgreSQL recovers is not what these tests are about. */
const PATIENT = { timeout: 30_000, interval: 50 }

test('F02 a PostgreSQL that is killed under requests is started again, and nothing acknowledged is lost', async () => {
  await survives('SIGKILL', 1)
}, 120_000)

test('F11 while PostgreSQL is restarted again and again every answer is a page or a 503, and nothing acknowledged is lost', async () => {
  await survives('SIGQUIT', 3) // what pg_ctl sends for `-m immediate`
}, 120_000)

test.skipIf(!mayMount())(
  'F05 with a full disk a write is refused with a sentence, pages go on, and writing goes on once there is room',
  async () => {
    const server = await startServer({ onSmallDisk: true })
    await server.readsAllPages()
    fill(server.disk)

    const refused = await untilRefused(server)
    expect(refused).toMatchObject({ status: 507, body: { code: 'storage_full' } })
    expect(refused.body.detail).toContain('Our storage is full')
    expect(await server.readsAllPages()).toEqual([200])

    empty(server.disk)
    await expect.poll(server.view, PATIENT).toBe(200)
    expect(await server.countViews()).toBe(server.acknowledged())
  },
  120_000,
)

test.skipIf(!mayMount())(
  'F06 a PostgreSQL that gave up because its disk was full comes back by itself once there is room',
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
    if (pid === 0) throw new Error('no PostgreSQL runs here') // 0 would be this process and its siblings
    process.kill(pid, signal)
    await expect.poll(() => postmasterIn(server.disk), PATIENT).not.toBe(pid)
  }
  const before = server.acknowledged()
  await expect.poll(server.acknowledged, PATIENT).toBeGreaterThan(before + 5)
  isOver = true
  await work

  expect([...statuses].filter((it) => it !== 503 && (it < 200 || it >= 400))).toEqual([])
  // What was answered 503 may have been written as well.
  expect(await server.countViews()).toBeGreaterThanOrEqual(server.acknowledged())
}

/** Writes until one is refused: what fits into pages that PostgreSQL has already is still taken. */
async function untilRefused(server: Server) {
  for (let tries = 0; tries < 5_000; tries++) {
    const answer = await server.askView()
    const body = await answer.json()
    if (!answer.ok) return { status: answer.status, body }
  }
  throw new Error('a full disk refused nothing')
}

type Server = Awaited<ReturnType<typeof startServer>>

/** A server on a data directory of its own, which is a small file system if asked. Both go when the test ends. */
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

  /** Each by a visitor of its own, so that it counts. */
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
    /** Every status that public pages are answered with. */
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

/** 0 while there is none. */
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
  client.on('error', () => {}) // its server gives up
  await client.connect()
  return client
}

/** Takes all the room that is left. */
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

/** PostgreSQL's write-ahead log needs new files then, and PostgreSQL panics where it gets none. */
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
