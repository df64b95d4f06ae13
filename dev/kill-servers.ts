/**
 * `node bin/run.mjs --build dev/kill-servers.ts [--everything] [--minutes 30] [--every 60] [--rate 15] [--jobs 5000]
 * [--seed 1]` runs three servers over one PostgreSQL, under a mix of searches, views, applications, files, sign-ups,
 * imports and boards, and kills one of the servers or the database with SIGKILL every `--every` seconds. With
 * `--everything` they use what dev/drill/layout.ts calls complete, and any part of that is killed too. Afterwards
 * every acknowledged write must be there, every open job be found, each email delivered, and no board read by two
 * servers at once. Prints the figures, with those of the time until then after Ctrl-C.
 */
import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { FOR_BULK } from '#store/database-timeouts.ts'
import { connect } from '#store/db.ts'
import { removeDemo } from '#work/import/import-listings.ts'
import { importFirst } from './bench/changing-jobs.ts'
import { percentiles } from './bench/figures.ts'
import { startComplete, startPlain } from './drill/layout.ts'
import { createLoad } from './drill/load.ts'
import { type Kill, longestPauses } from './drill/longest-pauses.ts'
import { startMailSink } from './drill/mail-sink.ts'
import type { Part } from './drill/part.ts'
import { findProblems } from './drill/problems.ts'
import { ask, startServers } from './drill/servers.ts'
import { nothingWritten } from './drill/written.ts'
import { makeWorld } from './fake-internet/fake-world.ts'
import { startFakeInternet } from './fake-internet/server.ts'
import { addFakeBoards } from './fake-internet/simulated-days.ts'
import { EMPLOYER_SYSTEMS } from './fake-internet/systems.ts'
import { seededNumbers } from './seeded-numbers.ts'

const { values } = parseArgs({
  options: {
    everything: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '30' },
    every: { type: 'string', default: '60' },
    rate: { type: 'string', default: '15' },
    jobs: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '3193' },
  },
})

const SERVERS = 3
const DAY_MS = 86_400_000
/** On a busy machine a new connection takes longer than the product would wait for it. */
const PATIENT = { ...FOR_BULK, connectMs: 60_000 }

const random = seededNumbers(Number(values.seed))
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-servers-'))
const clock = { now: () => new Date() }
const origins = Array.from(
  { length: SERVERS },
  (_, at) => `http://127.0.0.1:${Number(values.port) + at}`,
)

const layout = values.everything
  ? await startComplete(directory, origins)
  : await startPlain(directory)
const mail = await startMailSink()
const world = makeWorld({
  ...{ seed: `${values.seed}`, companies: 24, jobsEach: 20, systems: EMPLOYER_SYSTEMS },
  ...{ isLively: true, hasTroubles: false },
  firstDay: new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS),
})
const internet = await startFakeInternet(world)
const servers = await startServers(directory, origins, {
  ...layout.settings,
  ...{ SECRET_KEY: randomBytes(32).toString('base64'), SMTP_URL: mail.url },
  ...{ MAIL_FROM: 'jobs@example.org', FAKE_INTERNET: `127.0.0.1:${internet.port}` },
})
const request = (target: string, init: RequestInit = {}) =>
  layout.web === null ? servers.request(target, init, random) : ask(layout.web + target, init)

const connection = connect(layout.url, { patience: PATIENT, max: 5, onError: () => {} })
const { db } = connection
await importFirst(db, Number(values.jobs))
await removeDemo({ db })
await addFakeBoards({ db, clock }, world)
const { rows: viewed } = await sql<{ id: number }>`
  select id from jobs where closed_at is null and source = 'bench' order by id limit 200`.execute(
  db,
)
const written = nothingWritten()
const load = await createLoad(
  { request, db, mail, written, random, rate: Number(values.rate) },
  viewed.map(({ id }) => id),
)
await sql`delete from job_counts`.execute(db)
await sql`delete from job_visits`.execute(db)
mail.delivered.length = 0

load.start()
const startedAt = performance.now()
const kills = await killUntilOver([...servers.parts, ...layout.parts])
const lastedMs = performance.now() - startedAt
await load.stop()
const { people, times, errors } = load
const problems = await findProblems({ db, mail, written, people, request })
await servers.close()
await connection.close()
await internet.close()
await mail.close()
await layout.close()
fs.rmSync(directory, { recursive: true, force: true })

const { p50, p99 } = percentiles(times)
const asked = load.asked()
for (const [what, { length }] of Map.groupBy(errors, (it) => it.replace(/\/\d+|\?\S*/g, ''))) {
  process.stderr.write(`${length} times ${what}\n`)
}
for (const { name, kills: count, medianMs, maxMs } of longestPauses(kills, written.times)) {
  process.stdout.write(
    `${name}: ${count} kills, then no write acknowledged for ${seconds(medianMs)} (median), ${seconds(maxMs)} at most\n`,
  )
}
const lost = Object.values(problems.lost).reduce((sum, it) => sum + it, 0)
if (lost > 0) process.stdout.write(`${JSON.stringify(problems.lost)}\n`)
process.stdout.write(
  `${Math.round(lastedMs / 60_000)} minutes, ${SERVERS} servers, ${kills.length} kills (seed ${values.seed}): ` +
    `${written.views} views, ${written.applications.size} applications, ${written.listings} listings, ` +
    `${written.files.length} files and ${written.mails.size} emails acknowledged, ${lost} lost; ` +
    `${problems.unfound} open jobs not found; ${problems.emailsTwice} emails delivered twice; ` +
    `${problems.runs} boards read, ${problems.overlaps} by two servers at once; ` +
    `${problems.broken.length} invariants broken; ${asked} requests, ${errors.length} errors ` +
    `(${((100 * errors.length) / asked).toFixed(2)} %), p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms; ` +
    `slowest start ${seconds(Math.max(...servers.startMs))}\n`,
)
process.exitCode =
  lost + problems.unfound + problems.overlaps + problems.broken.length === 0 ? 0 : 1

/** Each kind of part in turn, in random order. The next one is killed only once the last one works again. */
async function killUntilOver(parts: readonly Part[]): Promise<Kill[]> {
  const kinds = [...Map.groupBy(parts, ({ name }) => name).values()]
  const done: Kill[] = []
  let turn: Part[][] = []
  const began = performance.now()
  let end = began + Number(values.minutes) * 60_000
  process.once('SIGINT', () => {
    end = performance.now()
  })
  while (performance.now() < end) {
    const dueAt = began + (done.length + 1) * Number(values.every) * 1_000
    await delay(Math.max(0, Math.min(dueAt, end) - performance.now()))
    if (performance.now() >= end) break
    if (turn.length === 0) turn = [...kinds]
    const kind = turn.splice(Math.floor(random() * turn.length), 1)[0] ?? []
    const victim = kind[Math.floor(random() * kind.length)]
    if (!victim) break
    done.push({ name: victim.name, at: performance.now() })
    process.stderr.write(`${done.length}: ${victim.name}, ${load.asked()} asked\n`)
    await victim.kill()
  }
  return done
}

function seconds(ms: number) {
  return `${(ms / 1000).toFixed(1)} s`
}
