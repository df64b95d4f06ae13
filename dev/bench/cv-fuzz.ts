/**
 * `npm run bench -- cv-fuzz`: 10,000 changed files of six kinds, `--files 10000 --seed 1 --samples DIR --minutes 30`. Most are read
 * in a few processes, 250 in each, which are watched as the product watches its own; one in 50 goes through the
 * product's own pool, where each has a process to itself.
 */
import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import type { AccountId } from '#core/account/account.ts'
import { seededNumbers } from '#dev/seeded-numbers.ts'
import { CV_READER_LIMITS, createCvReader, type ReaderEnd } from '#server/documents/cv-reader.ts'
import { useOf } from '#server/process/process-use.ts'
import { type Base, KINDS, type Kind, makeBases } from './cv-bases.ts'
import type { FuzzLine } from './cv-fuzz-reader.ts'
import { type Figure, writeFigures } from './figures.ts'
import { mutated } from './mutate-file.ts'
import { percentiles } from './search-times.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    files: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    samples: { type: 'string' },
    minutes: { type: 'string', default: '600' },
  },
})
const count = Number(values.files)
const seed = Number(values.seed)
const IN_ONE_PROCESS = 250
const PROCESSES = 2
const POOL_SHARE = 50
const WATCH_MS = 25
const MB = 2 ** 20
/** What ends a process; the others are answers. */
const ENDS = new Set(['crashed', 'too_long', 'too_much_memory'])

type Read = { n: number; kind: Kind; ms: number; rssMb: number; outcome: string }

const bases = [...(await makeBases()), ...samples(values.samples)]
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-fuzz-'))
const basesFile = path.join(directory, 'bases.json')
fs.writeFileSync(
  basesFile,
  JSON.stringify(bases.map(({ kind, bytes }) => ({ kind, bytes: bytes.toString('base64') }))),
)

const stopAt = performance.now() + Number(values.minutes) * 60_000
const reads: Read[] = []
const queue = Array.from(
  { length: Math.ceil(count / IN_ONE_PROCESS) },
  (_, n) => n * IN_ONE_PROCESS,
)
await Promise.all(Array.from({ length: PROCESSES }, () => work()))
const pool = await throughPool(
  Array.from({ length: Math.floor(reads.length / POOL_SHARE) }, (_, n) => n * POOL_SHARE),
)
const ended = reads.filter(({ outcome }) => ENDS.has(outcome))
const again = await throughPool(ended.map(({ n }) => n))
fs.rmSync(directory, { recursive: true, force: true })
report()

async function work() {
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    if (performance.now() > stopAt) return
    const to = Math.min(count, from + IN_ONE_PROCESS)
    // A file that ends its process is counted, and the next process goes on behind it.
    for (let next = from; next < to; ) next = await readSome(next, to)
    process.stderr.write(`\r${reads.length} of ${count}`)
  }
}

/** Returns the number of the file to go on with. */
function readSome(from: number, to: number): Promise<number> {
  const child = spawn(
    process.execPath,
    [
      '--max-old-space-size=128',
      '--max-semi-space-size=8',
      '--expose-gc',
      'dev/bench/cv-fuzz-reader.ts',
      basesFile,
      ...[seed, from, to].map(String),
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  let current: { n: number; kind: Kind; began: number } | null = null
  let why = 'crashed'
  let rest = ''
  let last = from
  const end = (reason: string) => {
    why = reason
    child.kill('SIGKILL')
  }
  const watch = setInterval(() => {
    if (current && performance.now() - current.began > CV_READER_LIMITS.readMs) end('too_long')
    void useOf(child.pid).then(({ residentBytes }) => {
      if (residentBytes > CV_READER_LIMITS.memoryBytes) end('too_much_memory')
    })
  }, WATCH_MS)
  child.stdout.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const text of lines) {
      const line = JSON.parse(text) as FuzzLine
      if ('begins' in line) current = { n: line.begins, kind: line.kind, began: performance.now() }
      else if (current) {
        reads.push({
          n: line.ended,
          kind: current.kind,
          ms: line.ms,
          rssMb: line.rssMb,
          outcome: line.outcome,
        })
        last = line.ended + 1
        current = null
      }
    }
  })
  return new Promise((resolve) => {
    child.once('close', () => {
      clearInterval(watch)
      if (current) {
        const { n, kind, began } = current
        reads.push({ n, kind, ms: Math.round(performance.now() - began), rssMb: 0, outcome: why })
        resolve(n + 1)
        return
      }
      // It ended between two files, or before the first: that one is to blame then.
      if (last === from) {
        reads.push({
          n: from,
          kind: (bases[from % bases.length] as Base).kind,
          ms: 0,
          rssMb: 0,
          outcome: why,
        })
      }
      resolve(Math.max(last, from + 1))
    })
  })
}

/** Each in a process of its own, as in the product. */
async function throughPool(numbers: number[]) {
  const ends: Record<string, number> = {}
  const peaks: number[] = []
  const onEnd = (end: ReaderEnd, peakBytes: number) => {
    ends[end] = (ends[end] ?? 0) + 1
    peaks.push(peakBytes / MB)
  }
  const log = { info() {}, warn() {}, error() {} }
  const reader = createCvReader({ log, keepsSpare: true, onEnd })
  const before = process.memoryUsage.rss() / MB
  const readOne = async (account: AccountId) => {
    for (let n = numbers.shift(); n !== undefined; n = numbers.shift()) {
      const random = seededNumbers(seed * 1_000_003 + n)
      const base = bases[n % bases.length] as Base
      const other = bases[Math.floor(random() * bases.length)] as Base
      await reader.read(account, base.kind, mutated(base, other, random))
    }
  }
  await Promise.all(['a', 'b'].map((name) => readOne(name as AccountId)))
  await reader.stop()
  return { ends, peak: Math.max(0, ...peaks), grewMb: process.memoryUsage.rss() / MB - before }
}

function report() {
  const outcomes = (all: readonly Read[]) => {
    const counts: Record<string, number> = {}
    for (const { outcome } of all) counts[outcome] = (counts[outcome] ?? 0) + 1
    return outcomesOf(counts)
  }
  const times = percentiles(reads.map(({ ms }) => ms))
  const [atStart, atEnd] = [25, IN_ONE_PROCESS - 1].map((at) => {
    const of = reads.filter(
      ({ n, rssMb }) => rssMb > 0 && Math.abs((n % IN_ONE_PROCESS) - at) <= 12,
    )
    return percentiles(of.map(({ rssMb }) => rssMb)).p50
  })
  const figures: Figure[] = [
    [`Files changed and read, from ${bases.length} to begin with, seed ${seed}`, `${reads.length}`],
    ['What came of them', outcomes(reads)],
    ...KINDS.map(
      (kind): Figure => [`Of these ${kind}`, outcomes(reads.filter((it) => it.kind === kind))],
    ),
    [
      'Time of each: p50 / p95 / slowest',
      `${times.p50} / ${times.p95} / ${Math.max(...reads.map(({ ms }) => ms))} ms`,
    ],
    ['Memory of a process after 25 files / after 250, median', `${atStart} / ${atEnd} MB`],
    ['Through the product’s pool, a process each', outcomesOf(pool.ends)],
    ['Of those that ended a process, read again alone', outcomesOf(again.ends) || 'none did'],
    [
      'Largest of those processes; what the server grew by',
      `${Math.round(Math.max(pool.peak, again.peak))} MB; ${Math.round(pool.grewMb)} MB`,
    ],
  ]
  writeFigures(figures, {
    mark: 'bench cv-fuzz',
    command: `npm run bench -- ${process.argv.slice(2).join(' ')}`,
  })
  const bad = reads.filter(
    ({ outcome }) => outcome === 'odd' || outcome === 'crashed' || outcome.startsWith('threw'),
  )
  for (const { n, kind, outcome } of bad.slice(0, 20))
    process.stderr.write(`${kind} ${n}: ${outcome}\n`)
  if (bad.length > 0) process.exitCode = 1
}

function outcomesOf(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([outcome, n]) => `${n} ${outcome}`)
    .join(', ')
}

/** Real files besides, where somebody has some. */
function samples(from: string | undefined): Base[] {
  if (!from) return []
  const root = path.resolve(process.env.CALLED_FROM ?? '.', from)
  const names = fs.readdirSync(root, { recursive: true, encoding: 'utf8' })
  return names.flatMap((name) => {
    const kind = KINDS.find((it) => name.endsWith(`.${it}`))
    return kind ? [{ kind, bytes: fs.readFileSync(path.join(root, name)) }] : []
  })
}
