/**
 * `npm run bench -- gather [--companies 500 --jobs 200]`: `npm run gather` over the boards of the fake internet beside the
 * running product: the first run, one in which nothing changed, its memory, and how soon a new job can be found. The
 * fake internet, the run, the server and PostgreSQL share the machine.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeWorld } from '#dev/fake-internet/made-world.ts'
import { EMPLOYERS_SYSTEMS } from '#dev/fake-internet/systems.ts'
import { findRunningPostgres } from '#server/embedded-postgres.ts'
import { connect } from '#store/db.ts'
import { type Figure, writeFigures } from './figures.ts'
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
const connection = connect(url, { onError: () => {} })
const figures: Figure[] = []

const lines = fs.readFileSync(list, 'utf8').trim().split('\n')
const late = lines.pop()?.replace('\t', '/') ?? ''
fs.writeFileSync(list, `${lines.join('\n')}\n`)
execFileSync(process.execPath, ['src/server/boards.ts', 'import', list], { stdio: 'ignore' })

const first = await gather('first')
const listings = await countListings()
const rate = listings / first.seconds
figures.push([
  `First run of ${number(lines.length)} boards with ${number(listings)} listings (bar ${number(BARS.perSecond)} a second)`,
  `${first.seconds.toFixed(1)} s, ${number(rate)} a second`,
])
figures.push([
  'Memory of that run, PostgreSQL and the server aside: after a quarter, half and all of it; most',
  `${[0.25, 0.5, 1].map((part) => `${number(at(first.memoryMb, part))} MB`).join(', ')}; ${number(Math.max(...first.memoryMb))} MB`,
])

await connection.pool.query('update boards set next_run_at = now()')
const second = await gather('unchanged')
figures.push([
  `The same boards again, nothing changed (bar ${BARS.times} times faster)`,
  `${second.seconds.toFixed(1)} s, ${(first.seconds / second.seconds).toFixed(1)} times faster; most memory ${number(Math.max(...second.memoryMb))} MB`,
])

execFileSync(process.execPath, ['src/server/boards.ts', 'add', late], { stdio: 'ignore' })
const before = await foundJobs()
await gather('new', late)
const ended = performance.now()
while ((await foundJobs()) === before) {
  if (performance.now() - ended > FOUND_LIMIT_MS) throw new Error('The new jobs are not found')
  await delay(20)
}
figures.push([
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

/** Runs the command to its end and looks at its memory on the way. */
async function gather(name: string, ...only: string[]) {
  const began = performance.now()
  const profile = values.profile
    ? ['--cpu-prof', '--cpu-prof-dir', path.join(values.profile, name)]
    : []
  const child = spawn(process.execPath, [...profile, 'src/server/gather.ts', ...only], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const memoryMb: number[] = []
  const watch = setInterval(() => memoryMb.push(residentMb(child)), SAMPLE_MS)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(`gather ended with ${code}`)
  return { seconds: (performance.now() - began) / 1_000, memoryMb }
}

function residentMb({ pid }: ChildProcess): number {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024
  } catch {
    return 0 // it has just ended
  }
}

function at(samples: readonly number[], part: number): number {
  const known = samples.filter((sample) => sample > 0)
  return known[Math.max(0, Math.ceil(known.length * part) - 1)] ?? 0
}

async function countListings(): Promise<number> {
  const { rows } = await connection.pool.query<{ count: number }>(
    'select count(*)::int as count from listings where board_id is not null',
  )
  return rows[0]?.count ?? 0
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
