/**
 * Checks that everything a server acknowledged before it was killed is there after the next start. Listings are
 * imported directly into its database and jobs are viewed through the server, both at once, until it dies. Only
 * acknowledged writes must survive; others may, but nothing may be half-written.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { findRunningPostgres } from '#server/database/embedded-postgres.ts'
import { FOR_BULK } from '#store/database-timeouts.ts'
import { type Connection, connect } from '#store/db.ts'
import { importListings } from '#work/import/import-listings.ts'

/** The kill comes at some point in this range after writing began: within the first batch or some batches later. */
const KILL_AFTER_MS = { min: 30, max: 2_000 }
/** Small, so that some batches are acknowledged before the kill even on a slow machine. */
const BATCH = 25
const READY_LIMIT_MS = 120_000
const VIEWERS = 4
const WATCHED_JOBS = 5
const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'

export function createAcknowledgedWrites({ dataDir, port }: { dataDir: string; port: number }) {
  const acknowledged = { listings: 0, views: new Map<number, number>() }
  /** Views that were sent but not answered; they may or may not be stored. */
  let unanswered = 0
  let viewers = 0
  let lost = 0
  let slowestStartMs = 0

  async function startServer(): Promise<ChildProcess> {
    const began = performance.now()
    const server = spawn(process.execPath, ['build/server/main.js'], {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        PORT: String(port),
        TRUST_PROXY: '1',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'], // exits with us, even if we fail
    })
    await becomesReady(server, began)
    return server
  }

  async function becomesReady(server: ChildProcess, began = performance.now()) {
    while (!(await isReady())) {
      if (server.exitCode !== null || performance.now() - began > READY_LIMIT_MS) {
        throw new Error('The server did not come back')
      }
      await delay(20)
    }
    if (acknowledged.listings > 0) {
      slowestStartMs = Math.max(slowestStartMs, performance.now() - began)
    }
  }

  async function isReady() {
    try {
      return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
    } catch {
      return false
    }
  }

  async function openDatabase(): Promise<Connection> {
    const url = await findRunningPostgres(dataDir)
    if (!url) throw new Error('The server runs, but not its database')
    return connect(url, { patience: FOR_BULK, onError: () => {} })
  }

  /**
   * Checks that earlier writes survived, then writes under `name` until the database is gone. `kill` is called after a
   * delay within KILL_AFTER_MS that `random` (0 to 1) picks.
   */
  async function writeUntilKilled(name: string, random: number, kill: () => Promise<void> | void) {
    const connection = await openDatabase()
    await checkNothingLost(connection)
    const watched = await watchedJobs(connection)
    const work = Promise.allSettled([
      importUntilKilled(connection, name),
      ...watched.slice(0, VIEWERS).map((job) => viewUntilKilled(job, ++viewers)),
    ])
    const { min, max } = KILL_AFTER_MS
    await delay(min + random * (max - min))
    await kill()
    await work
    await connection.close().catch(() => {}) // the database is already gone
  }

  /** Imports new listings until the connection breaks. A batch counts once its transaction is acknowledged. */
  async function importUntilKilled({ db }: Connection, name: string) {
    const settings = { excludedSources: [] }
    const before = acknowledged.listings
    await importListings({ db, settings, clock: { now: () => new Date() } }, endless(name), {
      batchSize: BATCH,
      onBatch(report) {
        acknowledged.listings = before + report.added
      },
    })
  }

  /** Views a job as one new visitor after another until the server is gone. */
  async function viewUntilKilled(jobId: number, viewer: number) {
    for (let visitor = 0; ; visitor++) {
      unanswered++
      const response = await fetch(`http://127.0.0.1:${port}/api/jobs/${jobId}/view`, {
        method: 'POST',
        // Each visitor comes from a different network.
        headers: {
          'user-agent': BROWSER,
          'x-forwarded-for': `2001:db8:${hex(viewer)}:${hex(visitor)}::1`,
        },
      })
      if (!response.ok) return // the database is gone
      const { counted } = (await response.json()) as { counted: boolean }
      unanswered--
      if (counted) acknowledged.views.set(jobId, (acknowledged.views.get(jobId) ?? 0) + 1)
    }
  }

  async function checkNothingLost({ db }: Connection) {
    const listings = await sql<{ count: number; halves: number }>`
      select (select count(*) from listings where source = 'killtest') as count,
             (select count(*) from jobs j
               where source = 'killtest' and not exists (select from listings where job_id = j.id)) +
             (select count(*) from listings where source = 'killtest' and job_id is null) as halves`.execute(
      db,
    )
    const { count = 0, halves = 0 } = listings.rows[0] ?? {}
    lost += Math.max(0, acknowledged.listings - count) + halves
    acknowledged.listings = count // unanswered writes that went through count from now on

    const counts = await sql<{ job_id: number; views: number; visits: number }>`
      select n.job_id, n.views, (select count(*) from job_visits v where v.job_id = n.job_id and kind = 'view') as visits
        from job_counts n`.execute(db)
    const stored = new Map(counts.rows.map((row) => [row.job_id, row]))
    let extra = 0
    for (const [jobId, views] of acknowledged.views) {
      const row = stored.get(jobId)
      lost += Math.max(0, views - (row?.views ?? 0))
      extra += Math.max(0, (row?.views ?? 0) - views)
      if (row && row.views !== row.visits) lost++ // a count without its visit, or the other way round
    }
    if (extra > unanswered) lost += extra - unanswered
  }

  return {
    startServer,
    becomesReady,
    writeUntilKilled,
    async check() {
      const connection = await openDatabase()
      await checkNothingLost(connection)
      await connection.close()
    },
    figures() {
      const views = [...acknowledged.views.values()].reduce((sum, count) => sum + count, 0)
      return { listings: acknowledged.listings, views, lost, slowestStartMs }
    },
  }
}

export function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => server.once('exit', () => resolve()))
}

function* endless(name: string) {
  for (let line = 1; ; line++) {
    const listing = {
      source: 'killtest',
      board: name,
      id: line,
      title: `Engineer ${line}`,
      company: `Company ${line} of ${name}`, // makes each a separate job
      location: 'Berlin, Germany',
      // Closed jobs are stored like any other but not indexed, so starts stay quick however long this runs.
      closedAt: line > WATCHED_JOBS ? '2026-01-01T00:00:00Z' : null,
    }
    yield { line, text: JSON.stringify(listing) }
  }
}

function hex(value: number) {
  return value.toString(16)
}

async function watchedJobs({ db }: Connection): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from jobs order by id limit ${WATCHED_JOBS}`.execute(db)
  return rows.map((row) => row.id)
}
