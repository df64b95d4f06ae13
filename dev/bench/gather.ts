/**
 * `npm run bench -- gather [--companies 500 --jobs 200]`: `npm run gather` over the boards of the fake internet beside the
 * running product: the first run, runs in which nothing changed, their memory and processor time, and how soon a new job
 * can be found. The fake internet, the run, the server and PostgreSQL share the machine.
 */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { makeWorld } from '#dev/fake-internet/made-world.ts'
import { EMPLOYERS_SYSTEMS } from '#dev/fake-internet/systems.ts'
import { findRunningPostgres } from '#server/database/embedded-postgres.ts'
import { connect } from '#store/db.ts'
import { FOR_BULK } from '#store/patience.ts'
import { type Figure, writeFigures } from './figures.ts'
import { cpuSecondsOf, residentMbOf } from './process-use.ts'
import { startProduct } from './running-product.ts'

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    companies: { type: 'string', default: '500' },
    jobs: { type: 'string', default: '200' },
    /** Writes profiles of the runs there. */
    profile: { type: 'string' },
  },
})

const PORT = 3194
const ADDRESS = `http://127.0.0.1:${PORT}`
const BARS = { perSecond: 2_000, times: 5, searchedMs: 5_000 }
const SAMPLE_MS = 250
const FOUND_LIMIT_MS = 60_000

const companies = Number(values.companies)
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-bench-gather-'))
const dataDir = path.join(directory, 'data')
process.env.GATHER = 'off' // the server's own runs would take part in the measurement
process.env.DATA_DIR = dataDir

const list = path.join(directory, 'boards.tsv')
const internet = spawn(
  process.execPath,
  [
    ...['dev/fake-internet/serve.ts', '--still', '--list', list],
    ...['--companies', `${companies + 1}`, '--jobs', values.jobs],
  ],
  { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] }, // it ends with us
)
process.env.FAKE_INTERNET = `127.0.0.1:${(await firstLine(internet)).port}`
const product = await startProduct({ dataDir, port: PORT, core: null })
const url = await findRunningPostgres(dataDir)
if (!url) throw new Error('The server runs, but not its database')
const connection = connect(url, { patience: FOR_BULK, onError: () => {} })
const postgresPid = Number(
  fs.readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0],
)
const figures: Figure[] = []
/** At once, too: a measurement that is ended early has said what it knew. */
const tell = (figure: Figure) => {
  figures.push(figure)
  process.stdout.write(`${figure.join(': ')}\n`)
}

const lines = fs.readFileSync(list, 'utf8').trim().split('\n')
const late = lines.pop()?.replace('\t', '/') ?? ''
fs.writeFileSync(list, `${lines.join('\n')}\n`)
execFileSync(process.execPath, ['src/server/commands/boards.ts', 'import', list], {
  stdio: 'ignore',
})

const first = await gather('first')
const { listings, meanChars } = await countListings()
tell([
  `First run of ${number(lines.length)} boards with ${number(listings)} listings, each a text of its own of ${number(meanChars)} characters on average (bar ${number(BARS.perSecond)} a second)`,
  `${first.seconds.toFixed(1)} s, ${number(listings / first.seconds)} a second`,
])
tell([
  'Processor time of that run for each listing: the run, PostgreSQL, the server and the fake internet',
  `${first.cpuSeconds.map((seconds) => `${((seconds * 1_000) / listings).toFixed(2)} ms`).join(', ')}`,
])
tell([
  'Memory of that run, PostgreSQL and the server aside: after a quarter, half, three quarters and all of it; most',
  `${[0.25, 0.5, 0.75, 1].map((part) => `${number(at(first.memoryMb, part))} MB`).join(', ')}; ${number(Math.max(...first.memoryMb))} MB`,
])

await sql`update boards set next_run_at = now()`.execute(connection.db)
addUnchanged('every board says so (304)', await gather('unchanged'))
await sql`update boards set next_run_at = now(), validators = null`.execute(connection.db)
addUnchanged('every board sends all of it once more', await gather('sent again'))

execFileSync(process.execPath, ['src/server/commands/boards.ts', 'add', late], { stdio: 'ignore' })
const before = await foundJobs()
await gather('new', late)
const ended = performance.now()
while ((await foundJobs()) === before) {
  if (performance.now() - ended > FOUND_LIMIT_MS) throw new Error('The new jobs are not found')
  await delay(20)
}
tell([
  `From the end of the run of a new board until a search finds its jobs (bar ${BARS.searchedMs / 1_000} s)`,
  `${((performance.now() - ended) / 1_000).toFixed(2)} s`,
])

await connection.close()
await product.stop()
internet.kill()
fs.rmSync(directory, { recursive: true, force: true })
writeFigures(figures, {
  mark: 'bench gather',
  command: `npm run bench -- gather --companies ${companies} --jobs ${values.jobs}`,
})

type Ran = { seconds: number; memoryMb: number[]; cpuSeconds: number[] }

/** Runs the command to its end and looks at its memory on the way. */
async function gather(name: string, ...only: string[]): Promise<Ran> {
  const began = performance.now()
  const before = othersCpu()
  const profile = values.profile
    ? ['--cpu-prof', '--cpu-prof-dir', path.join(values.profile, name)]
    : []
  const child = spawn(process.execPath, [...profile, 'src/server/commands/gather.ts', ...only], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const memoryMb: number[] = []
  let own = 0
  const watch = setInterval(() => {
    memoryMb.push(residentMbOf(child.pid))
    own = Math.max(own, cpuSecondsOf(child.pid))
  }, SAMPLE_MS)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(`gather ended with ${code}`)
  const seconds = (performance.now() - began) / 1_000
  const others = othersCpu().map((after, index) => after - (before[index] ?? 0))
  return { seconds, memoryMb, cpuSeconds: [own, ...others] }
}

/** Of PostgreSQL, the server and the fake internet, in seconds since they began. */
function othersCpu(): number[] {
  return [
    cpuSecondsOf(postgresPid, { withChildren: true }),
    cpuSecondsOf(product.pid),
    cpuSecondsOf(internet.pid),
  ]
}

function addUnchanged(what: string, ran: Ran) {
  const { seconds, memoryMb, cpuSeconds } = ran
  const [own = 0, postgres = 0] = cpuSeconds
  tell([
    `The same boards again, nothing changed, and ${what} (bar ${BARS.times} times faster)`,
    `${seconds.toFixed(1)} s, ${(first.seconds / seconds).toFixed(1)} times faster; processor time ${own.toFixed(1)} s, of PostgreSQL ${postgres.toFixed(1)} s; most memory ${number(Math.max(...memoryMb))} MB`,
  ])
}

function at(samples: readonly number[], part: number): number {
  const known = samples.filter((sample) => sample > 0)
  return known[Math.max(0, Math.ceil(known.length * part) - 1)] ?? 0
}

async function countListings(): Promise<{ listings: number; meanChars: number }> {
  const { rows } = await sql<{ listings: number; chars: number }>`
    select count(*)::int as listings, avg(length(j.description_text))::int as chars
      from listings l join jobs j on j.id = l.job_id where l.board_id is not null`.execute(
    connection.db,
  )
  return { listings: rows[0]?.listings ?? 0, meanChars: rows[0]?.chars ?? 0 }
}

/** Of the company whose board comes last. */
async function foundJobs(): Promise<number> {
  const options = { seed: '1', jobsEach: 1, isLively: false, hasTroubles: false }
  const { boards } = makeWorld({
    ...options,
    companies: companies + 1,
    systems: EMPLOYERS_SYSTEMS,
    firstDay: new Date(0),
  })
  const query = encodeURIComponent(`"${boards.at(-1)?.company}"`)
  const answer = await fetch(`${ADDRESS}/api/jobs?query=${query}&perPage=1`)
  return ((await answer.json()) as { totalCount: number }).totalCount
}

async function firstLine(child: ChildProcess): Promise<{ port: number }> {
  if (!child.stdout) throw new Error('its output cannot be read')
  for await (const line of createInterface({ input: child.stdout })) {
    return JSON.parse(line) as { port: number }
  }
  throw new Error('The fake internet did not start')
}

function number(value: number) {
  return Math.round(value).toLocaleString('en')
}
