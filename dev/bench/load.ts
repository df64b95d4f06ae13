/**
 * `npm run bench -- load` sends 200 mixed searches a second, pages and API, while 100 jobs a second change. `--rows
 * 100000`, `--seconds 300`, `--rate 200`. The searches come from a separate process; everything shares the
 * machine.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { removeDemo } from '#work/import/import-listings.ts'
import { changeJobs, importFirst } from './changing-jobs.ts'
import { type Figure, formatTimes, optionsOr, percentiles, writeFigures } from './figures.ts'
import { countOf, startProduct } from './running-product.ts'
import { askSteadily } from './steady-client.ts'

const { rows, seconds, rate } = optionsOr({ rows: 100_000, seconds: 300, rate: 200 })
/** Searches before the measurement, so that code is compiled and caches are filled, as on any running server. */
const WARM_UP_SECONDS = 30
const FOLLOW_LIMIT_MS = 60_000
const BARS = { p99: 50, growth: 1.1 }

const server = await startProduct()
const { db } = server
await importFirst(db, rows)
await removeDemo({ db })
process.stderr.write(`indexed ${await untilFollowed()} ms after the last listing was stored\n`)
await askSteadily(rate, Math.min(WARM_UP_SECONDS, seconds))

const memory: number[] = []
const watch = setInterval(() => memory.push(server.residentMb()), 1_000)
const [{ asked, errors, kinds }, changed] = await Promise.all([
  askSteadily(rate, seconds),
  changeJobs(db, { count: rows, seconds }),
])
clearInterval(watch)
const followedMs = await untilFollowed()
await server.stop()

for (const error of errors.slice(0, 10)) process.stderr.write(`${error}\n`)
const fifth = Math.ceil(memory.length / 5)
const [atStart = 0, atEnd = 0] = [memory.slice(0, fifth), memory.slice(-fifth)].map(
  (part) => percentiles(part).p50,
)
writeFigures([
  ['Searches sent, and jobs changed meanwhile', `${asked} in ${seconds} s, ${changed} jobs`],
  ...Object.entries(kinds).map(
    ([kind, times]): Figure => [
      `Searches: ${kind}`,
      formatTimes(times, 'p50', 'p95', 'p99', 'max'),
    ],
  ),
  ['Errors', String(errors.length)],
  [
    'Memory of the server at the start / at the end / at most, without PostgreSQL',
    [atStart, atEnd, Math.max(...memory)].map((mb) => `${Math.round(mb)} MB`).join(' / '),
  ],
  ['From the last stored change until the index has all changes', `${followedMs} ms`],
])
const p99 = kinds.all?.p99 ?? 0
const missed = [
  p99 > BARS.p99 && `p99 ${p99.toFixed(1)} ms, not under ${BARS.p99}`,
  errors.length > 0 && `${errors.length} errors`,
  atEnd / atStart > BARS.growth && `memory grew by a factor of ${(atEnd / atStart).toFixed(2)}`,
].filter(Boolean)
process.stdout.write(`Missed bars: ${missed.join('; ') || 'none'}\n`)
if (missed.length > 0) process.exitCode = 1

/** Milliseconds from now until the index has as many jobs as are open in the database. */
async function untilFollowed(): Promise<number> {
  const began = performance.now()
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from jobs where closed_at is null`.execute(db)
  while (performance.now() - began < FOLLOW_LIMIT_MS) {
    if ((await countOf()) === rows[0]?.open) return Math.round(performance.now() - began)
    await delay(20)
  }
  throw new Error('The index did not catch up with the database')
}
