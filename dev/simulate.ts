/**
 * `npm run simulate [-- --days 7 --companies 60 --jobs 20 --seed 1 --runs --unbuilt]` simulates a week of the fake
 * internet. The built product, with its own database, reads it once a day and is compared with the truth each evening.
 * Prints a summary of each day and everything that is shown wrongly; exits with 1 if anything is. `--unbuilt` looks
 * into the database instead of at pages.
 */
import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { formatRun } from '#server/commands/gather-report.ts'
import { openDatabase } from '#server/database/database.ts'
import { createListingReaders } from '#server/gathering/listing-readers.ts'
import { readEnv } from '#server/process/env.ts'
import { createLog } from '#server/process/log.ts'
import type { Started } from '#server/start/start.ts'
import { numberChanges } from '#store/change-positions.ts'
import { askServer } from './fake-internet/ask-server.ts'
import { compareDay } from './fake-internet/compare.ts'
import { makeWorld } from './fake-internet/fake-world.ts'
import { startFakeInternet } from './fake-internet/server.ts'
import { shownByDatabase } from './fake-internet/shown-by-database.ts'
import { shownByServer } from './fake-internet/shown-by-server.ts'
import {
  addFakeBoards,
  fakeClient,
  gatherAll,
  simulatedClock,
} from './fake-internet/simulated-days.ts'
import { EMPLOYER_SYSTEMS } from './fake-internet/systems.ts'

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '7' },
    companies: { type: 'string', default: '60' },
    jobs: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    runs: { type: 'boolean', default: false },
    unbuilt: { type: 'boolean', default: false },
  },
})

/** Untruths printed of each kind; the others are only counted. */
const SHOWN_UNTRUTHS = 12
/** The index polls the database every two seconds. */
const VISIBLE_LIMIT_MS = 10_000

process.env.NODE_ENV = 'production' // before React is loaded, as in main.ts
const began = performance.now()
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-simulate-'))
const world = makeWorld({
  seed: values.seed,
  companies: Number(values.companies),
  jobsEach: Number(values.jobs),
  systems: EMPLOYER_SYSTEMS,
  isLively: true,
  hasTroubles: true,
  firstDay: new Date('2026-03-02T06:00:00Z'),
})
const internet = await startFakeInternet(world)
const clock = simulatedClock(world)
const log = createLog('error')
const database = await openDatabase({ dataDir, databaseUrl: null }, { log, share: false })
const readers = createListingReaders()
const gatherWorld = { db: database.db, clock, log, readAll: readers.read }
const client = fakeClient(internet, clock)
const running: { server: Started | null } = { server: null }
let untruths = 0
try {
  await addFakeBoards(gatherWorld, world)
  for (let day = 0; day < Number(values.days); day++) untruths += await simulateDay(day)
} finally {
  await client.close()
  await readers.stop()
  await running.server?.stop()
  await database.stop()
  await internet.close()
  fs.rmSync(dataDir, { recursive: true, force: true })
}
const seconds = ((performance.now() - began) / 1_000).toFixed(1)
process.stdout.write(
  `${values.days} days of ${world.boards.length} boards in ${seconds} s (seed ${values.seed}): ` +
    `${untruths === 0 ? 'everything shown is correct' : `${untruths} differences from the truth`}.\n`,
)
process.exitCode = untruths === 0 ? 0 : 1

async function simulateDay(day: number): Promise<number> {
  internet.setDay(day)
  clock.setDay(day)
  const start = performance.now()
  const done = await gatherAll(gatherWorld, client)
  const gatherMs = performance.now() - start
  // Started after the first read: with jobs in its database it loads no samples.
  if (!values.unbuilt) running.server ??= await startServer()
  const { server } = running
  const shows = server ? shownByServer(server.port) : shownByDatabase(database.db)
  const visibleMs = server ? await untilVisible(server.port) : 0
  const { untruths, open, closed, unknown } = await compareDay(world, day, {
    db: database.db,
    shows,
  })
  for (const name of internet.trespasses) {
    untruths.push({ kind: 'read despite robots.txt', what: name })
  }
  if (values.runs) for (const gathered of done) process.stdout.write(formatRun(gathered))
  const outcomes = Map.groupBy(done, ({ result }) => result.outcome)
  const outcomeCounts = [...outcomes].map(([outcome, of]) => `${of.length} ${outcome}`).join(', ')
  const sum = (name: 'added' | 'changed' | 'closed' | 'reopened' | 'reposted') =>
    `${done.reduce((all, { result }) => all + result[name], 0)} ${name}`
  process.stdout.write(
    `day ${day}: ${outcomeCounts}; ${sum('added')}, ${sum('changed')}, ${sum('closed')}, ${sum('reopened')}, ` +
      `${sum('reposted')}; read in ${ms(gatherMs)}, shown ${ms(visibleMs)} later\n` +
      `  truth: ${open} open, ${closed} closed, ${unknown} that cannot be known; ${untruths.length} differences\n`,
  )
  for (const [kind, of] of Map.groupBy(untruths, (untruth) => untruth.kind)) {
    process.stdout.write(`  ${kind}: ${of.length}\n`)
    for (const { what } of of.slice(0, SHOWN_UNTRUTHS)) process.stdout.write(`    ${what}\n`)
  }
  return untruths.length
}

async function startServer(): Promise<Started> {
  const { start, pages } = (await import(
    new URL('../build/server/index.js', import.meta.url).href
  )) as typeof import('#server/start/entry.ts')
  const env = readEnv({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SECRET_KEY: randomBytes(32).toString('base64'),
    PORT: '0',
    GATHER: 'off',
    LOG_LEVEL: 'error',
  })
  return start(env, { pages, mode: 'production', say: () => {}, now: clock.now })
}

/** Milliseconds until the index has everything that is in the database now. */
async function untilVisible(port: number): Promise<number> {
  const since = performance.now()
  await numberChanges(database.db)
  const { rows } = await sql<{ now: number }>`select position as now from change_counter`.execute(
    database.db,
  )
  const now = rows[0]?.now ?? 0
  while (performance.now() - since < VISIBLE_LIMIT_MS) {
    const { position } = JSON.parse(await askServer(port, '/readyz')) as { position: string | null }
    if (position !== null && Number(position) >= now) break
    await delay(50)
  }
  return performance.now() - since
}

function ms(value: number) {
  return `${(value / 1_000).toFixed(1)} s`
}
