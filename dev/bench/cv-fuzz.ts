/**
 * `npm run bench -- cv-fuzz` reads 10,000 mutated files of six kinds, `--files 10000 --seed 1`. They are read in a
 * few processes, 250 in each, which are watched as the product watches its own. One in 50 also goes through the
 * product's own pool, where each file has its own process.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { createInterface } from 'node:readline'
import { serialize } from 'node:v8'
import type { AccountId } from '#core/account/account.ts'
import { CV_READER_LIMITS, createCvReader, type ReaderEnd } from '#server/documents/cv-reader.ts'
import { type Base, KINDS, makeBases } from './cv-bases.ts'
import type { FuzzedRead } from './cv-fuzz-reader.ts'
import { type Figure, formatCounts, optionsOr, percentiles, writeFigures } from './figures.ts'
import { makeDirectory, residentMbOf } from './measured-process.ts'
import { mutatedFile } from './mutate-file.ts'

const { files: count, seed } = optionsOr({ files: 10_000, seed: 1 })
const IN_ONE_PROCESS = 250
const PROCESSES = 2
const POOL_SHARE = 50
const WATCH_MS = 25
const MB = 2 ** 20
const FLAGS = ['--max-old-space-size=128', '--max-semi-space-size=8', '--expose-gc']

const bases = await makeBases()
const basesFile = path.join(makeDirectory(), 'bases')
fs.writeFileSync(basesFile, serialize(bases))
const reads: FuzzedRead[] = []
await readAll()
const pool = await throughPool(
  Array.from({ length: Math.floor(reads.length / POOL_SHARE) }, (_, n) => n * POOL_SHARE),
)
const again = await throughPool(reads.flatMap(({ n, rssMb }) => (rssMb === 0 ? [n] : [])))
report()

async function readAll() {
  let started = 0
  const work = async () => {
    while (started < count) {
      const from = started
      const to = Math.min(count, from + IN_ONE_PROCESS)
      started = to
      // A file that ends its process is counted, and the next process continues after it.
      for (let next = from; next < to; ) next = await readSome(next, to)
      process.stderr.write(`\r${reads.length} of ${count}`)
    }
  }
  await Promise.all(Array.from({ length: PROCESSES }, work))
}

/** Returns the number of the file to continue with. */
async function readSome(from: number, to: number): Promise<number> {
  const args = [basesFile, seed, from, to].map(String)
  const child = spawn(process.execPath, [...FLAGS, 'dev/bench/cv-fuzz-reader.ts', ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const closed = once(child, 'close')
  let began = performance.now()
  let outcome = 'crashed'
  let next = from
  const end = (reason: string) => {
    outcome = reason
    child.kill('SIGKILL')
  }
  const watch = setInterval(() => {
    if (performance.now() - began > CV_READER_LIMITS.readMs) end('too_long')
    if (residentMbOf(child.pid) > CV_READER_LIMITS.memoryBytes / MB) end('too_much_memory')
  }, WATCH_MS)
  for await (const line of createInterface({ input: child.stdout })) {
    reads.push(JSON.parse(line) as FuzzedRead)
    next++
    began = performance.now()
  }
  await closed
  clearInterval(watch)
  if (next === to) return to
  // The file that was being read ended the process.
  const { kind } = bases[next % bases.length] as Base
  const ms = Math.round(performance.now() - began)
  reads.push({ n: next, kind, ms, rssMb: 0, outcome })
  return next + 1
}

/** Each file has its own process, as in the product. */
async function throughPool(numbers: number[]) {
  const ends: Partial<Record<ReaderEnd, number>> = {}
  let peakMb = 0
  const onEnd = (end: ReaderEnd, peakBytes: number) => {
    ends[end] = (ends[end] ?? 0) + 1
    peakMb = Math.max(peakMb, peakBytes / MB)
  }
  const log = { info() {}, warn() {}, error() {} }
  const reader = createCvReader({ log, keepsSpare: true, onEnd })
  const before = process.memoryUsage.rss() / MB
  const readOn = async (account: AccountId) => {
    for (let n = numbers.shift(); n !== undefined; n = numbers.shift()) {
      const { kind, bytes } = mutatedFile(bases, seed, n)
      await reader.read(account, kind, bytes)
    }
  }
  await Promise.all(['a', 'b'].map((name) => readOn(name as AccountId)))
  await reader.stop()
  return { ends: formatCounts(ends), peakMb, grewMb: process.memoryUsage.rss() / MB - before }
}

function report() {
  const { p50, p95, max } = percentiles(reads.map(({ ms }) => ms))
  const [atStart, atEnd] = [25, IN_ONE_PROCESS - 1].map((at) => {
    const near = reads.filter(({ n }) => Math.abs((n % IN_ONE_PROCESS) - at) <= 12)
    return percentiles(near.map(({ rssMb }) => rssMb).filter(Boolean)).p50
  })
  writeFigures([
    [`Mutated files read, from ${bases.length} originals, seed ${seed}`, `${reads.length}`],
    ['Outcomes', outcomesOf(reads)],
    ...KINDS.map(
      (kind): Figure => [`Of these ${kind}`, outcomesOf(reads.filter((it) => it.kind === kind))],
    ),
    ['Time of each: p50 / p95 / slowest', `${p50} / ${p95} / ${max} ms`],
    ['Memory of a process after 25 files / after 250, median', `${atStart} / ${atEnd} MB`],
    ['Through the product’s pool, one process each', pool.ends],
    ['Files that ended a process, read again alone', again.ends || 'none'],
    [
      'Largest of those processes; growth of the server',
      `${Math.round(Math.max(pool.peakMb, again.peakMb))} MB; ${Math.round(pool.grewMb)} MB`,
    ],
  ])
  const bad = reads.filter(({ outcome }) => /^(?:odd|crashed|threw)/.test(outcome))
  for (const { n, kind, outcome } of bad.slice(0, 20)) {
    process.stderr.write(`${kind} ${n}: ${outcome}\n`)
  }
  if (bad.length > 0) process.exitCode = 1
}

function outcomesOf(all: readonly FuzzedRead[]): string {
  const groups = Map.groupBy(all, ({ outcome }) => outcome)
  return formatCounts(Object.fromEntries([...groups].map(([name, { length }]) => [name, length])))
}
