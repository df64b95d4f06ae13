/**
 * `node bin/run.mjs --build dev/kill-servers.ts [--minutes 30] [--every 60] [--rate 15] [--jobs 5000] [--seed 1]` runs
 * three servers over one PostgreSQL, under a mix of searches, views, applications, sign-ups, imports and boards, and
 * kills one of the servers or the database with SIGKILL every `--every` seconds. Like a proxy, it asks only servers
 * that are ready, and another one if the first refuses the connection or breaks it while a page is read. Afterwards
 * every acknowledged write must be there, each email delivered, and no board read by two servers at once. Prints the
 * figures.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import * as os from 'node:os'
import * as path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts'
import { FOR_BULK } from '#store/database-timeouts.ts'
import { connect } from '#store/db.ts'
import { brokenInvariants } from '#test/broken-invariants.ts'
import { browser, PASSWORD } from '#test/sign-up.ts'
import { importListings, removeDemo } from '#work/import/import-listings.ts'
import { ended } from './acknowledged-writes.ts'
import { importFirst } from './bench/changing-jobs.ts'
import { percentiles } from './bench/figures.ts'
import { isExpected, someSearch } from './bench/steady-client.ts'
import { makeWorld } from './fake-internet/fake-world.ts'
import { startFakeInternet } from './fake-internet/server.ts'
import { addFakeBoards } from './fake-internet/simulated-days.ts'
import { EMPLOYER_SYSTEMS } from './fake-internet/systems.ts'
import { seededNumbers } from './seeded-numbers.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    every: { type: 'string', default: '60' },
    rate: { type: 'string', default: '15' },
    jobs: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '3193' },
  },
})

const SERVERS = 3
const PEOPLE = 10
const ANSWER_LIMIT_MS = 10_000
const IMPORT_EVERY_MS = 2_000
const SIGN_UP_EVERY_MS = 5_000
/** All boards are due again, as if the hours until then had passed. */
const BOARDS_DUE_EVERY_MS = 120_000
const DAY_MS = 86_400_000
/** Of writes that were acknowledged last: emails are tried again, and boards read by others, within this time. */
const SETTLE_LIMIT_MS = 360_000
const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'

const random = seededNumbers(Number(values.seed))
const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-servers-'))
const key = randomBytes(32).toString('base64')
const clock = { now: () => new Date() }

const postgres = await startEmbeddedPostgres(path.join(directory, 'database'))
const mail = await startMail()
const world = makeWorld({
  ...{ seed: `${values.seed}`, companies: 24, jobsEach: 20, systems: EMPLOYER_SYSTEMS },
  ...{ isLively: true, hasTroubles: false },
  firstDay: new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS),
})
const internet = await startFakeInternet(world)
const servers = Array.from({ length: SERVERS }, (_, at) => ({
  ...{ at, isReady: false, child: null as ChildProcess | null, startMs: [] as number[] },
  origin: `http://127.0.0.1:${Number(values.port) + at}`,
}))
type Server = (typeof servers)[number]

let isOver = false
const written = {
  views: 0,
  unanswered: 0,
  listings: 0,
  applications: new Set<string>(),
  mails: new Set<string>(),
}
const times: number[] = []
const errors: string[] = []
let asked = 0

await start(servers[0] as Server) // alone, because the first one makes the tables
await Promise.all(servers.slice(1).map(start))
const connection = connect(postgres.url, { patience: FOR_BULK, onError: () => {} })
const { db } = connection
await importFirst(db, Number(values.jobs))
await removeDemo({ db })
await addFakeBoards({ db, clock }, world)
const app = { request }
const people: ReturnType<typeof browser>[] = []
for (let n = 0; n < PEOPLE; n++) {
  people.push(await signUp(`person-${n}@example.org`))
}
const { rows: jobs } = await sql<{ id: number }>`
  select id from jobs where closed_at is null and source = 'bench' order by id limit 200`.execute(
  db,
)
await sql`delete from job_counts`.execute(db)
await sql`delete from job_visits`.execute(db)
mail.delivered.length = 0

const lasting = Number(values.minutes) * 60_000
const watching = watchReadiness()
const work = [
  askSteadily(),
  repeat(IMPORT_EVERY_MS, importSome),
  repeat(SIGN_UP_EVERY_MS, signUpSomebody),
  repeat(BOARDS_DUE_EVERY_MS, () =>
    sql`update boards set next_run_at = now()`.execute(db).catch(() => null),
  ),
]
const kills = await killUntilOver()
isOver = true
await Promise.all(work)
const problems = await problemsAfterwards()
await watching
await Promise.all(servers.map(({ child }) => stop(child)))
const inTwice = mail.delivered.length - new Set(mail.delivered).size
await connection.close()
await internet.close()
await new Promise<void>((resolve) => mail.server.close(() => resolve()))
await postgres.stop()
fs.rmSync(directory, { recursive: true, force: true })

const { p50, p99 } = percentiles(times)
const slowest = Math.max(...servers.flatMap(({ startMs }) => startMs))
for (const [what, { length }] of Map.groupBy(errors, (it) => it.replace(/\/\d+|\?\S*/g, ''))) {
  process.stderr.write(`${length} times ${what}\n`)
}
process.stdout.write(
  `${values.minutes} minutes, ${SERVERS} servers, ${kills.server} kills of a server and ${kills.database} of the ` +
    `database (seed ${values.seed}): ${written.views} views, ${written.applications.size} applications, ` +
    `${written.listings} listings and ${written.mails.size} emails acknowledged, ${problems.lost} lost; ` +
    `${inTwice} emails delivered twice; ${problems.runs} boards read, ${problems.overlaps} by two servers at once; ` +
    `${problems.broken} invariants broken; ${asked} requests, ${errors.length} errors ` +
    `(${((100 * errors.length) / asked).toFixed(2)} %), p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms; ` +
    `slowest start ${Math.round(slowest)} ms\n`,
)
process.exitCode = problems.lost + problems.overlaps + problems.broken === 0 ? 0 : 1

async function start(server: Server) {
  const began = performance.now()
  server.child = spawn(process.execPath, ['src/server/start/main.ts'], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'test', DATABASE_URL: postgres.url, SECRET_KEY: key, TRUST_PROXY: '1' },
      ...{ SMTP_URL: mail.url, MAIL_FROM: 'jobs@example.org', LOG_LEVEL: 'silent' },
      FAKE_INTERNET: `127.0.0.1:${internet.port}`,
      DATA_DIR: path.join(directory, `server-${server.at}`),
      PORT: new URL(server.origin).port,
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'], // exits with us, even if we fail
  })
  while (!(await isReady(server))) {
    if (server.child.exitCode !== null) throw new Error('A server did not start')
    await delay(50)
  }
  server.isReady = true
  server.startMs.push(performance.now() - began)
}

async function stop(child: ChildProcess | null) {
  if (child === null) return
  child.kill('SIGTERM')
  await ended(child)
}

function isReady({ origin }: Server): Promise<boolean> {
  return fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** As the health checks of a proxy. */
async function watchReadiness() {
  while (!isOver) {
    await Promise.all(
      servers.map(async (server) => {
        server.isReady = await isReady(server)
      }),
    )
    await delay(500)
  }
}

/** The next one only once the last one is back, so that two of the servers always run. */
async function killUntilOver() {
  const count = { server: 0, database: 0 }
  const began = performance.now()
  for (let kill = 1; performance.now() - began < lasting; kill++) {
    await delay(began + kill * Number(values.every) * 1_000 - performance.now())
    const victim = pick([...servers, null])
    process.stderr.write(
      `${kill}: ${victim ? `server ${victim.at}` : 'database'}, ${asked} asked\n`,
    )
    if (victim === null) {
      count.database++
      const file = path.join(directory, 'database/postgres/postmaster.pid')
      process.kill(Number(fs.readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL')
    } else {
      count.server++
      victim.child?.kill('SIGKILL')
      if (victim.child) await ended(victim.child)
      await start(victim)
    }
  }
  return count
}

/** What was never received may be sent to the next server, and a page may be asked for twice. */
async function request(target: string, init: RequestInit = {}): Promise<Response> {
  const first = Math.floor(random() * SERVERS)
  const inTurn = servers.map((_, at) => servers[(first + at) % SERVERS] as Server)
  const ready = inTurn.filter((server) => server.isReady)
  for (const server of ready) {
    try {
      return await fetch(server.origin + target, {
        ...{ redirect: 'manual', ...init },
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      })
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: string }
      const mayRepeat = code === 'ECONNREFUSED' || (init.method ?? 'GET') === 'GET'
      if (!mayRepeat || server === ready.at(-1)) throw error
    }
  }
  throw new Error('no server is ready')
}

async function askSteadily() {
  const began = performance.now()
  const open = new Set<Promise<void>>()
  for (let number = 0; !isOver; number++) {
    await delay(Math.max(0, began + (number * 1_000) / Number(values.rate) - performance.now()))
    const asking = timed(askSomething)
    open.add(asking)
    void asking.then(() => open.delete(asking))
  }
  await Promise.all(open)
}

/** `ask` returns what is wrong with the answer, or null. */
async function timed(ask: () => Promise<string | null>) {
  asked++
  const began = performance.now()
  const wrong = await ask().catch((error: Error) => `${error.cause ?? error.message}`)
  times.push(performance.now() - began)
  if (wrong !== null) errors.push(wrong)
}

function askSomething(): Promise<string | null> {
  const share = random()
  if (share < 0.2) return viewJob()
  if (share < 0.3) return apply()
  return search()
}

async function search() {
  const target = someSearch(random)
  const answer = await request(target)
  await answer.arrayBuffer()
  return isExpected(target, answer.status) ? null : `${target}: ${answer.status}`
}

async function viewJob() {
  const target = `/api/jobs/${pick(jobs).id}/view`
  written.unanswered++
  const headers = { 'user-agent': BROWSER, 'x-forwarded-for': network() }
  const answer = await request(target, { method: 'POST', headers })
  if (!answer.ok) return `${target}: ${answer.status}`
  const { counted } = (await answer.json()) as { counted: boolean }
  written.unanswered--
  if (counted) written.views++
  return null
}

async function apply() {
  const jobTitle = `Engineer ${asked}`
  const answer = await pick(people).send('POST', '/api/me/applications', { jobTitle })
  await answer.arrayBuffer()
  if (!answer.ok) return `/api/me/applications: ${answer.status}`
  written.applications.add(jobTitle)
  return null
}

/** With the code as it was delivered: once an email is sent, the database no longer has its text. */
async function signUp(email: string) {
  const theirs = browser(app, network())
  await theirs.ask('/sign-up/email', { name: 'Ada', email, password: PASSWORD })
  while (!mail.codes.has(email)) await delay(50)
  const otp = mail.codes.get(email)
  const answer = await theirs.ask('/email-otp/verify-email', { email, otp })
  if (!answer.ok) throw new Error(`${email} could not be verified: ${answer.status}`)
  return theirs
}

function signUpSomebody() {
  return timed(async () => {
    const email = `new-${asked}@example.org`
    const theirs = browser(app, network())
    const answer = await theirs.ask('/sign-up/email', { name: 'Ada', email, password: PASSWORD })
    await answer.arrayBuffer()
    if (!answer.ok) return `/api/auth/sign-up/email: ${answer.status}`
    written.mails.add(email)
    return null
  })
}

/** Like `npm run import`, which is no request. What fails, as when the database is killed, was not acknowledged. */
async function importSome() {
  const lines = Array.from({ length: 10 }, (_, at) => {
    const listing = {
      ...{ source: 'killtest', id: `${asked}-${at}`, title: `Engineer ${at}` },
      ...{ company: `Company ${asked}-${at}`, location: 'Berlin, Germany' },
    }
    return { line: at + 1, text: JSON.stringify(listing) }
  })
  const services = { db, settings: { excludedSources: [] }, clock }
  const report = await importListings(services, lines).catch(() => null)
  written.listings += report?.added ?? 0
}

async function repeat(everyMs: number, task: () => Promise<unknown>) {
  for (let next = performance.now(); !isOver; next += everyMs) {
    await delay(Math.max(0, next - performance.now()))
    if (!isOver) await task()
  }
}

async function problemsAfterwards() {
  const until = performance.now() + SETTLE_LIMIT_MS
  while (!(await isDatabaseBack()) && performance.now() < until) await delay(500)
  const missing = () => [...written.mails].filter((email) => !mail.delivered.includes(email))
  while (missing().length > 0 && performance.now() < until) await delay(500)
  const { rows } = await sql<Record<'listings' | 'views' | 'runs' | 'overlaps', number>>`
    select (select count(*) from listings where source = 'killtest') as listings,
           (select coalesce(sum(views), 0)::int from job_counts) as views,
           (select count(*) from runs where ended_at is not null) as runs,
           (select count(*) from runs a join runs b on a.board_id = b.board_id and a.id < b.id
             where a.ended_at > b.started_at) as overlaps`.execute(db)
  const found = rows[0] ?? { listings: 0, views: 0, runs: 0, overlaps: 0 }
  const kept = await sql<{ title: string; count: number }>`
    select job_title as title, count(*) as count from applications group by 1`.execute(db)
  const stored = new Map(kept.rows.map(({ title, count }) => [title, count]))
  const applications = [...written.applications].filter((title) => stored.get(title) !== 1)
  const tooMany = Math.max(0, found.views - written.views - written.unanswered)
  const lost = [
    Math.max(0, written.listings - found.listings),
    Math.max(0, written.views - found.views),
    tooMany,
    applications.length,
    missing().length,
  ].reduce((sum, it) => sum + it, 0)
  const broken = await brokenInvariants(db)
  return { lost, runs: found.runs, overlaps: found.overlaps, broken: broken.length }
}

/** The last kill may have been its own. */
function isDatabaseBack(): Promise<boolean> {
  return sql`select`.execute(db).then(
    () => true,
    () => false,
  )
}

/** Accepts everything. `delivered` has the recipient of each message. */
async function startMail() {
  const delivered: string[] = []
  const codes = new Map<string, string>()
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], disableReverseLookup: true },
    onData(stream, { envelope }, callback) {
      let source = ''
      stream.on('data', (part: Buffer) => {
        source += part
      })
      stream.once('end', () => {
        const code = /^\d{6}\r?$/m.exec(source)?.[0].trim()
        for (const { address } of envelope.rcptTo) {
          delivered.push(address)
          if (code) codes.set(address, code)
        }
        callback()
      })
    },
  })
  server.on('error', () => {}) // connections of killed servers
  const listening = await new Promise<AddressInfo>((resolve) => {
    const it = server.listen(0, '127.0.0.1', () => resolve(it.address() as AddressInfo))
  })
  return { server, delivered, codes, url: `smtp://127.0.0.1:${listening.port}` }
}

function network() {
  const part = () => Math.floor(random() * 65_536).toString(16)
  return `2001:${part()}:${part()}:${part()}::1`
}
