/**
 * `npm run bench -- gather [--companies 500 --jobs 200]` measures `npm run gather` over the boards of the fake internet
 * beside the running product: the first run, runs in which nothing changed, their memory and CPU time, and how soon a
 * new job can be found. The fake internet, the run, the server and PostgreSQL share the machine.
 */

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { makeWorld } from '#dev/fake-internet/fake-world.ts'
import { EMPLOYER_SYSTEMS } from '#dev/fake-internet/systems.ts'
import { type Figure, formatNumber, optionsOr, writeFigures } from './figures.ts'
import { cpuSecondsOf, makeDirectory, residentMbOf } from './measured-process.ts'
import { countOf, startProduct } from './running-product.ts'

const { companies, jobs } = optionsOr({ companies: 500, jobs: 200 })

const BARS = { perSecond: 2_000, times: 5, searchedMs: 5_000 }
const SAMPLE_MS = 250
const FOUND_LIMIT_MS = 60_000

const directory = makeDirectory()
const dataDir = path.join(directory, 'data')
process.env.DATA_DIR = dataDir

const list = path.join(directory, 'boards.tsv')
const sizes = ['--companies', `${companies + 1}`, '--jobs', `${jobs}`]
const internet = spawn(
  process.execPath,
  ['dev/fake-internet/serve.ts', '--still', '--list', list, ...sizes],
  { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] }, // exits with us
)
const [started] = await once(createInterface({ input: internet.stdout as Readable }), 'line')
const { port } = JSON.parse(started as string) as { port: number }
process.env.FAKE_INTERNET = `127.0.0.1:${port}`
process.env.JOB_FIELDS = 'all'
const product = await startProduct({ dataDir })
const { db } = product
const figures: Figure[] = []

const lines = fs.readFileSync(list, 'utf8').trim().split('\n')
const late = lines.pop()?.replace('\t', '/') ?? ''
fs.writeFileSync(list, `${lines.join('\n')}\n`)
boards('import', list)

const first = await gather()
const { listings, meanChars } = await countListings()
figures.push([
  `First run of ${formatNumber(lines.length)} boards with ${formatNumber(listings)} listings, each with its own text of ${formatNumber(meanChars)} characters on average (bar ${formatNumber(BARS.perSecond)} a second)`,
  `${first.seconds.toFixed(1)} s, ${formatNumber(listings / first.seconds)} a second`,
])
figures.push([
  'CPU time of that run per listing: the run, PostgreSQL, the server and the fake internet',
  `${first.cpuSeconds.map((seconds) => `${((seconds * 1_000) / listings).toFixed(2)} ms`).join(', ')}`,
])
figures.push([
  'Memory of that run, without PostgreSQL and the server: after a quarter, half, three quarters and all of it; peak',
  `${[0.25, 0.5, 0.75, 1].map((part) => `${formatNumber(at(first.memoryMb, part))} MB`).join(', ')}; ${formatNumber(Math.max(...first.memoryMb))} MB`,
])

await sql`update boards set next_run_at = now()`.execute(db)
addUnchanged('every board answers 304', await gather())
await sql`update boards set next_run_at = now(), validators = null`.execute(db)
addUnchanged('every board sends everything again', await gather())

boards('add', late)
const before = await foundJobs()
await gather(late)
const ended = performance.now()
while ((await foundJobs()) === before) {
  if (performance.now() - ended > FOUND_LIMIT_MS)
    throw new Error('The new jobs were not found in time')
  await delay(20)
}
figures.push([
  `From the end of a new board’s run until a search finds its jobs (bar ${BARS.searchedMs / 1_000} s)`,
  `${((performance.now() - ended) / 1_000).toFixed(2)} s`,
])

await product.stop()
internet.kill()
writeFigures(figures)

function boards(...args: string[]) {
  execFileSync(process.execPath, ['src/server/commands/boards.ts', ...args], { stdio: 'ignore' })
}

type Ran = { seconds: number; memoryMb: number[]; cpuSeconds: number[] }

async function gather(...only: string[]): Promise<Ran> {
  const began = performance.now()
  const before = othersCpu()
  const child = spawn(process.execPath, ['src/server/commands/gather.ts', ...only], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const memoryMb: number[] = []
  let own = 0
  const watch = setInterval(() => {
    memoryMb.push(residentMbOf(child.pid))
    own = Math.max(own, cpuSecondsOf(child.pid))
  }, SAMPLE_MS)
  const [code] = await once(child, 'exit')
  clearInterval(watch)
  if (code !== 0) throw new Error(`gather ended with ${code}`)
  const seconds = (performance.now() - began) / 1_000
  const others = othersCpu().map((after, index) => after - (before[index] ?? 0))
  return { seconds, memoryMb, cpuSeconds: [own, ...others] }
}

/** CPU seconds of PostgreSQL, the server and the fake internet since they started. */
function othersCpu(): number[] {
  return [
    cpuSecondsOf(product.postgresPid, { withChildren: true }),
    cpuSecondsOf(product.child.pid),
    cpuSecondsOf(internet.pid),
  ]
}

function addUnchanged(what: string, ran: Ran) {
  const { seconds, memoryMb, cpuSeconds } = ran
  const [own = 0, postgres = 0] = cpuSeconds
  figures.push([
    `The same boards again, nothing changed, and ${what} (bar ${BARS.times} times faster)`,
    `${seconds.toFixed(1)} s, ${(first.seconds / seconds).toFixed(1)} times faster; CPU time ${own.toFixed(1)} s, PostgreSQL ${postgres.toFixed(1)} s; peak memory ${formatNumber(Math.max(...memoryMb))} MB`,
  ])
}

function at(samples: readonly number[], part: number): number {
  const known = samples.filter((sample) => sample > 0)
  return known[Math.max(0, Math.ceil(known.length * part) - 1)] ?? 0
}

async function countListings(): Promise<{ listings: number; meanChars: number }> {
  const { rows } = await sql<{ listings: number; chars: number }>`
    select count(*)::int as listings, avg(length(j.description_text))::int as chars
      from listings l join jobs j on j.id = l.job_id where l.board_id is not null`.execute(db)
  return { listings: rows[0]?.listings ?? 0, meanChars: rows[0]?.chars ?? 0 }
}

/** The number of jobs a search finds for the company whose board comes last. */
function foundJobs(): Promise<number> {
  const options = { seed: '1', jobsEach: 1, isLively: false, hasTroubles: false }
  const size = { companies: companies + 1, systems: EMPLOYER_SYSTEMS, firstDay: new Date(0) }
  return countOf(`"${makeWorld({ ...options, ...size }).boards.at(-1)?.company}"`)
}
