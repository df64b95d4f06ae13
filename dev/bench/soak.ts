/**
 * `npm run bench -- soak`: F47. The built product under a steady mix of pages, searches, the API, signed-in pages and
 * sign-ins, for an hour; what the memory of its processes and threads does after warm-up. `--minutes 60`,
 * `--warm-up 10`, `--per-second 10`, `--rows 5000`, `--snapshots DIR` for heap snapshots after warm-up and at the end.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findRunningPostgres } from '#server/database/embedded-postgres.ts'
import { connect } from '#store/db.ts'
import { removeDemo } from '#work/import/import-listings.ts'
import { importFirst } from './changing-jobs.ts'
import { type Figure, writeFigures } from './figures.ts'
import { residentMbOf } from './process-use.ts'
import { startProduct } from './running-product.ts'
import { createListings } from './search-listings.ts'
import type { Asked, ThreadHeap } from './soak-probe.ts'
import { createVisitors } from './soak-visitors.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    minutes: { type: 'string', default: '60' },
    'warm-up': { type: 'string', default: '10' },
    'per-second': { type: 'string', default: '10' },
    rows: { type: 'string', default: '5000' },
    port: { type: 'string', default: '3196' },
    snapshots: { type: 'string' },
  },
})
const [minutes, warmUp, perSecond, rows, port] = [
  values.minutes,
  values['warm-up'],
  values['per-second'],
  values.rows,
  values.port,
].map(Number) as [number, number, number, number, number]
const origin = `http://127.0.0.1:${port}`
const MINUTE_MS = 60_000
const SAMPLE_MS = 15_000
/** How often live heaps are read; each time garbage is collected, so not at every sample. */
const MARKS = 4
/** Megabytes a minute, of the server's process. */
const BAR = 1

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-soak-'))
const dataDir = path.join(directory, 'data')
const server = await startProduct({
  dataDir,
  port,
  core: null,
  flags: ['--expose-gc', '--import', path.resolve('dev/bench/soak-probe.ts')],
  env: { TRUST_PROXY: '1', GATHER: 'off' },
})
const url = await findRunningPostgres(dataDir)
if (!url) throw new Error('The server runs, but not its database')
const connection = connect(url, { onError: () => {} })
await importFirst({ db: connection.db, listings: createListings() }, rows, () => {})
await removeDemo({ db: connection.db })
const visitors = await createVisitors(origin, connection.db)
await connection.close()

const until = performance.now() + warmUp * MINUTE_MS
const samples: { minute: number; server: number; children: number }[] = []
const heaps: { minute: number; threads: ThreadHeap[] }[] = []
const asking = visitors.keepAsking(perSecond, (warmUp + minutes) * MINUTE_MS)

await delay(until - performance.now())
await mark(0)
if (values.snapshots) await probe({ probe: 'snapshot', directory: snapshotDirectory('before') })
const began = performance.now()
for (let at = 1; at * SAMPLE_MS <= minutes * MINUTE_MS; at += 1) {
  await delay(began + at * SAMPLE_MS - performance.now())
  sample((at * SAMPLE_MS) / MINUTE_MS)
  if ((at * SAMPLE_MS) % ((minutes * MINUTE_MS) / MARKS) < SAMPLE_MS) {
    await mark((at * SAMPLE_MS) / MINUTE_MS)
  }
}
const { asked, errors } = await asking
if (values.snapshots) await probe({ probe: 'snapshot', directory: snapshotDirectory('after') })
await server.stop()
fs.rmSync(directory, { recursive: true, force: true })

for (const error of [...new Set(errors)].slice(0, 10)) process.stderr.write(`${error}\n`)
const slope = slopeOf(samples.map(({ minute, server }) => [minute, server]))
const lateSlope = slopeOf(
  samples
    .filter(({ minute }) => minute > minutes / 2)
    .map(({ minute, server }) => [minute, server]),
)
const figures: Figure[] = [
  ['Asked, and errors', `${asked} in ${warmUp + minutes} minutes, ${errors.length} errors`],
  ['Memory of the server after warm-up / at the end / at most', formatRange((it) => it.server)],
  ['Memory of its readers and typesetters in the same way', formatRange((it) => it.children)],
  [`Slope after ${warmUp} minutes (bar ${BAR} MB/min)`, `${slope.toFixed(2)} MB/min`],
  ['Slope of the second half', `${lateSlope.toFixed(2)} MB/min`],
  ...heaps.map(
    ({ minute, threads }): Figure => [
      `Live heap / outside it after ${minute} minutes, thread by thread`,
      threads
        .toSorted((a, b) => a.thread - b.thread)
        .map(({ heap, outside }) => `${heap.toFixed(1)} / ${outside.toFixed(1)} MB`)
        .join('; '),
    ],
  ),
]
writeFigures(figures, {
  mark: 'bench soak',
  command: `npm run bench -- ${process.argv.slice(2).join(' ')}`,
})
if (slope > BAR || errors.length > 0) process.exitCode = 1

function sample(minute: number) {
  const taken = {
    minute,
    server: residentMbOf(server.pid),
    children: childrenOf(server.pid).reduce((sum, pid) => sum + residentMbOf(pid), 0),
  }
  samples.push(taken)
  process.stderr.write(
    `${minute.toFixed(2)} min: ${taken.server.toFixed(1)} MB, children ${taken.children.toFixed(1)} MB\n`,
  )
}

async function mark(minute: number) {
  const threads = await probe({ probe: 'sample', collect: true })
  heaps.push({ minute, threads })
  process.stderr.write(`${JSON.stringify(threads)}\n`)
}

function probe(asked: Asked): Promise<ThreadHeap[]> {
  server.child.send(asked)
  return new Promise((resolve) =>
    server.child.once('message', (said) => resolve((said as { heaps: ThreadHeap[] }).heaps)),
  )
}

function snapshotDirectory(name: string) {
  const place = path.resolve(values.snapshots ?? '', name)
  fs.mkdirSync(place, { recursive: true })
  return place
}

/** Node's own only: PostgreSQL's memory is mostly shared, and counted once for each of its processes. */
function childrenOf(pid: number | undefined): number[] {
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .filter((child) => nameOf(child).startsWith('node'))
}

function nameOf(pid: number) {
  try {
    return fs.readFileSync(`/proc/${pid}/comm`, 'utf8')
  } catch {
    return '' // it has ended
  }
}

/** Least squares. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]) {
  const mean = (of: 0 | 1) => points.reduce((sum, it) => sum + it[of], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const over = points.reduce((sum, it) => sum + (it[0] - x) * (it[1] - y), 0)
  return over / points.reduce((sum, it) => sum + (it[0] - x) ** 2, 0)
}

function formatRange(of: (sample: (typeof samples)[number]) => number) {
  const all = samples.map(of)
  const mean = (some: number[]) => some.reduce((sum, it) => sum + it, 0) / some.length
  const tenth = Math.ceil(all.length / 10)
  return [mean(all.slice(0, tenth)), mean(all.slice(-tenth)), Math.max(...all)]
    .map((mb) => `${Math.round(mb)} MB`)
    .join(' / ')
}
