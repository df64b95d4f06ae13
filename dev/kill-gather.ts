/**
 * `node dev/kill-gather.ts [--kills 100] [--seed 1]` kills runs of boards with SIGKILL, first at each named point and
 * then at random moments, day by day of the fake internet. The run after each kill must repair everything: what is
 * listed then is compared with the truth. Prints one line of figures; exits with 1 if anything is doubled, lost or
 * wrong.
 */

import { type ChildProcess, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { type Database, openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/process/log.ts'
import { compareDay } from './fake-internet/compare.ts'
import { type FakeWorld, makeWorld } from './fake-internet/fake-world.ts'
import { type FakeInternet, startFakeInternet } from './fake-internet/server.ts'
import { shownByDatabase } from './fake-internet/shown-by-database.ts'
import { addFakeBoards } from './fake-internet/simulated-days.ts'
import { EMPLOYER_SYSTEMS } from './fake-internet/systems.ts'
import { seededNumbers } from './seeded-numbers.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
})

/** Each named point early, in the middle and late in a run. */
const POINTS = ['fetched', 'merged', 'stored', 'indexed'].flatMap((point) =>
  [1, 6, 14].map((times) => `${point}:${times}`),
)
const DAYS = 7
const DAY_MS = 86_400_000
const COMPANIES = 24
const JOBS_EACH = 20
/** The kill comes within this time after the run began to read boards. */
const KILL_WITHIN_MS = 1_500

const random = seededNumbers(Number(values.seed))
const kills: (string | null)[] = [
  ...POINTS,
  ...Array.from({ length: Number(values.kills) }, () => null),
]
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-kill-gather-'))
const log = createLog('error')
const cluster = await openDatabase({ dataDir, databaseUrl: null }, { log, share: false })
let ended = 0
let wrong = 0
try {
  for (let week = 0; week * DAYS < kills.length; week++) {
    await killWeek(week, kills.slice(week * DAYS, (week + 1) * DAYS))
  }
} finally {
  await cluster.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
}
process.stdout.write(
  `${kills.length - ended} kills of a run, ${POINTS.length} of them at named points (seed ${values.seed}): ` +
    `${wrong} jobs lost, duplicated or wrong after the next run; ${ended} runs ended before they were killed\n`,
)
process.exitCode = wrong === 0 ? 0 : 1

/** A new database and a new fake internet, with a kill on each of its days. */
async function killWeek(week: number, ways: readonly (string | null)[]) {
  await sql.raw(`create database week_${week}`).execute(cluster.db)
  const databaseUrl = cluster.url.replace('/rolecall?', `/week_${week}?`)
  const database = await openDatabase({ dataDir, databaseUrl }, { log, share: false })
  const world = makeWorld({
    seed: `${values.seed} ${week}`,
    companies: COMPANIES,
    jobsEach: JOBS_EACH,
    systems: EMPLOYER_SYSTEMS,
    isLively: true,
    hasTroubles: false,
    firstDay: new Date(Math.floor(Date.now() / DAY_MS - DAYS) * DAY_MS),
  })
  const internet = await startFakeInternet(world)
  await addFakeBoards({ db: database.db, clock: { now: () => new Date() } }, world)
  for (const [day, point] of ways.entries())
    await killDay({ database, world, internet, day, point })
  await internet.close()
  await database.stop()
  await sql.raw(`drop database week_${week} with (force)`).execute(cluster.db)
}

type KillDay = {
  database: Database
  world: FakeWorld
  internet: FakeInternet
  day: number
  point: string | null
}

async function killDay({ database, world, internet, day, point }: KillDay) {
  internet.setDay(day)
  await makeDue(database)
  const given = {
    DATABASE_URL: database.url,
    FAKE_INTERNET: `127.0.0.1:${internet.port}`,
    JOB_FIELDS: 'all',
  }
  const child = gather({ ...given, ...(point && { FAULT_AT: point }) })
  const isOver = endOf(child)
  if (!point) {
    await Promise.race([isOver, new Promise((resolve) => child.stdout?.once('data', resolve))])
    await Promise.race([isOver, delay(random() * KILL_WITHIN_MS)])
    child.kill('SIGKILL')
  }
  if ((await isOver) !== 'SIGKILL') ended++

  await makeDue(database)
  const code = await endOf(gather(given))
  if (code !== 0) throw new Error(`The run after a kill (${point ?? 'random'}) ended with ${code}`)
  const { db } = database
  const { untruths } = await compareDay(world, day, { db, shows: shownByDatabase(db) })
  wrong += untruths.length
  for (const { kind, what } of untruths) {
    process.stderr.write(`day ${day}, killed at ${point ?? 'random'}: ${kind}: ${what}\n`)
  }
}

/** As if every lease and every pause had expired. */
async function makeDue({ db }: Database) {
  await db.updateTable('boards').set({ next_run_at: new Date(), leased_until: null }).execute()
}

function gather(variables: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['src/server/commands/gather.ts'], {
    env: { ...process.env, NODE_ENV: 'test', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** The exit code, or the signal. */
function endOf(child: ChildProcess): Promise<number | string | null> {
  child.stdout?.resume()
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)))
}
