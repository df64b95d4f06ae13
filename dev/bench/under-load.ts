/**
 * `npm run bench -- load`: 200 mixed searches a second, pages and API, while 100 jobs a second change. `--rows 100000`,
 * `--seconds 300`, `--per-second 200`. The askers are a process of their own; everything shares the machine.
 */

import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { findRunningPostgres } from '#server/database/embedded-postgres.ts'
import { type Connection, connect } from '#store/db.ts'
import { FOR_BULK } from '#store/patience.ts'
import { removeDemo } from '#work/import/import-listings.ts'
import { changeJobs, importFirst } from './changing-jobs.ts'
import { type Figure, writeFigures } from './figures.ts'
import { run } from './own-process.ts'
import { startProduct } from './running-product.ts'
import { createListings } from './search-listings.ts'
import { percentiles } from './search-times.ts'
import type { SteadyTimes } from './steady-asker.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rows: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '300' },
    'per-second': { type: 'string', default: '200' },
  },
})
const rows = Number(values.rows)
const seconds = Number(values.seconds)
const PORT = 3192
const ORIGIN = `http://127.0.0.1:${PORT}`
/** Searches before the measurement: code is compiled and caches are filled as on any server that runs. */
const WARM_UP_SECONDS = 30
const FOLLOW_LIMIT_MS = 60_000
const BARS = { p99: 50, growth: 1.1 }

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-load-'))
const dataDir = path.join(directory, 'data')
const listings = createListings()
const server = await startProduct({ dataDir, port: PORT, core: null })
const url = await findRunningPostgres(dataDir)
if (!url) throw new Error('The server runs, but not its database')
const connection = connect(url, { patience: FOR_BULK, onError: () => {} })

const { db } = connection
await importFirst({ db, listings }, rows, (added) =>
  process.stderr.write(`\r${added} of ${rows} listings`),
)
await removeDemo({ db })
const loadedMs = await untilFollowed(connection)
process.stderr.write(`\nindexed ${(loadedMs / 1000).toFixed(1)} s after the last was stored\n`)
await ask(Math.min(WARM_UP_SECONDS, seconds))

const memory: number[] = []
const watch = setInterval(() => memory.push(server.residentMb()), 1_000)
const [times, changed] = await Promise.all([
  ask(seconds),
  changeJobs({ db, listings }, { count: rows, seconds }),
])
clearInterval(watch)
const followedMs = await untilFollowed(connection)
await connection.close()
await server.stop()
fs.rmSync(directory, { recursive: true, force: true })

const { asked, errors, kinds, all } = times
for (const error of errors.slice(0, 10)) process.stderr.write(`${error}\n`)
const fifth = Math.ceil(memory.length / 5)
const [atStart, atEnd] = [memory.slice(0, fifth), memory.slice(-fifth)].map(
  (part) => percentiles(part).p50,
)
const growth = (atEnd ?? 0) / (atStart ?? 1)
const figures: Figure[] = [
  ['Searches asked, and jobs changed meanwhile', `${asked} in ${seconds} s, ${changed} jobs`],
  ['All: p50 / p95 / p99 / max', formatTimes(all)],
  ...Object.entries(kinds).map(
    ([kind, of]): Figure => [`Of these ${kind}: ${of.asked}`, formatTimes(of)],
  ),
  ['Errors', String(errors.length)],
  [
    'Memory of the server at the start / at the end / at most, PostgreSQL aside',
    [atStart, atEnd, Math.max(...memory)].map((mb) => `${Math.round(mb ?? 0)} MB`).join(' / '),
  ],
  ['The index has every change, after the last was stored', `${Math.round(followedMs)} ms`],
]
writeFigures(figures, {
  mark: 'bench load',
  command: `npm run bench -- ${process.argv.slice(2).join(' ')}`,
})
const missed = [
  all.p99 > BARS.p99 && `p99 ${all.p99.toFixed(1)} ms, not under ${BARS.p99}`,
  errors.length > 0 && `${errors.length} errors`,
  growth > BARS.growth && `memory grew to ${growth.toFixed(2)} of what it was`,
].filter(Boolean)
process.stdout.write(`Missed bars: ${missed.join('; ') || 'none'}\n`)
if (missed.length > 0) process.exitCode = 1

function ask(forSeconds: number): Promise<SteadyTimes> {
  return run('dev/bench/steady-asker.ts', [ORIGIN, values['per-second'], forSeconds])
}

/** How long it takes from now until the index counts as many jobs as the database has open. */
async function untilFollowed({ db }: Connection): Promise<number> {
  const began = performance.now()
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from jobs where closed_at is null`.execute(db)
  while (performance.now() - began < FOLLOW_LIMIT_MS) {
    const page = (await (await fetch(`${ORIGIN}/api/jobs?perPage=1`)).json()) as {
      totalCount: number
    }
    if (page.totalCount === rows[0]?.open) return performance.now() - began
    await delay(20)
  }
  throw new Error('The index does not follow the database')
}

function formatTimes({ p50, p95, p99, max }: SteadyTimes['all']) {
  return `${[p50, p95, p99, max].map((ms) => ms.toFixed(1)).join(' / ')} ms`
}
