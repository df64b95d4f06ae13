/**
 * `npm run bench -- soak` (F47) runs the built product for an hour under a steady mix of pages, searches, API requests,
 * signed-in pages and sign-ins, and measures how the memory of its processes and threads develops after warm-up.
 * `--minutes 60`, `--warmup 10`, `--rate 10`, `--rows 5000`.
 */
import { once } from 'node:events'
import * as path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { removeDemo } from '#work/import/import-listings.ts'
import { importFirst } from './changing-jobs.ts'
import { type Figure, optionsOr, writeFigures } from './figures.ts'
import { childrenOf, readProc, residentMbOf } from './measured-process.ts'
import { startProduct } from './running-product.ts'
import type { ThreadHeap } from './soak-probe.ts'
import { createVisitors } from './soak-visitors.ts'

const { minutes, warmup, rate, rows } = optionsOr({
  minutes: 60,
  warmup: 10,
  rate: 10,
  rows: 5_000,
})
const MINUTE_MS = 60_000
const SAMPLE_MS = 15_000
/** How many times live heaps are read after warm-up. Not at every sample, because each reading collects garbage. */
const MARKS = 4
/** Megabytes a minute, for the server's process. */
const BAR = 1

type Sample = { minute: number; server: number; children: number }

const mean = (all: readonly number[]) => all.reduce((sum, it) => sum + it, 0) / all.length
const probe = path.resolve('dev/bench/soak-probe.ts')
const server = await startProduct({ flags: ['--expose-gc', '--import', probe] })
await importFirst(server.db, rows)
await removeDemo(server)
const visitors = await createVisitors(server)

const samples: Sample[] = []
const heaps: Figure[] = []
const asking = visitors.keepAsking(rate, (warmup + minutes) * MINUTE_MS)
await delay(warmup * MINUTE_MS)
await mark(0)
const began = performance.now()
for (let at = 1; at * SAMPLE_MS <= minutes * MINUTE_MS; at += 1) {
  await delay(began + at * SAMPLE_MS - performance.now())
  const minute = (at * SAMPLE_MS) / MINUTE_MS
  sample(minute)
  if ((at * SAMPLE_MS) % ((minutes * MINUTE_MS) / MARKS) < SAMPLE_MS) await mark(minute)
}
const { asked, errors } = await asking
await server.stop()

const kinds = Map.groupBy(errors, (error) => error.replace(/\/\d+|\?\S*/g, ''))
for (const [kind, { length }] of kinds) process.stderr.write(`${length} times ${kind}\n`)
const slope = slopeOf(samples)
const lateSlope = slopeOf(samples.filter(({ minute }) => minute > minutes / 2))
writeFigures([
  ['Requests and errors', `${asked} in ${warmup + minutes} minutes, ${errors.length} errors`],
  ['Memory of the server after warm-up / at the end / at most', formatRange('server')],
  ['The same for its readers and typesetters', formatRange('children')],
  [`Slope after ${warmup} minutes (bar ${BAR} MB/min)`, `${slope.toFixed(2)} MB/min`],
  ['Slope of the second half', `${lateSlope.toFixed(2)} MB/min`],
  ...heaps,
])
if (slope > BAR || errors.length > 0) process.exitCode = 1

function sample(minute: number) {
  const { pid } = server.child
  // Only Node's own: PostgreSQL's memory is mostly shared and would be counted once per process.
  const children = childrenOf(pid).filter((child) => readProc(child, 'comm').startsWith('node'))
  const mb = children.reduce((sum, child) => sum + residentMbOf(child), 0)
  const taken: Sample = { minute, server: residentMbOf(pid), children: mb }
  samples.push(taken)
  process.stderr.write(`${JSON.stringify(taken)}\n`)
}

async function mark(minute: number) {
  server.child.send('probe')
  const [threads] = (await once(server.child, 'message')) as [ThreadHeap[]]
  const parts = threads
    .toSorted((a, b) => a.thread - b.thread)
    .map(({ heap, outside }) => `${heap.toFixed(1)} / ${outside.toFixed(1)} MB`)
  heaps.push([`Live heap / outside it after ${minute} minutes, by thread`, parts.join('; ')])
  process.stderr.write(`${heaps.at(-1)?.join(': ')}\n`)
}

/** Megabytes a minute, by least squares. */
function slopeOf(points: readonly Sample[]) {
  const [x, y] = [mean(points.map((it) => it.minute)), mean(points.map((it) => it.server))]
  const over = mean(points.map((it) => (it.minute - x) * (it.server - y)))
  return over / mean(points.map((it) => (it.minute - x) ** 2))
}

function formatRange(of: 'server' | 'children') {
  const all = samples.map((it) => it[of])
  const tenth = Math.ceil(all.length / 10)
  return [mean(all.slice(0, tenth)), mean(all.slice(-tenth)), Math.max(...all)]
    .map((mb) => `${Math.round(mb)} MB`)
    .join(' / ')
}
