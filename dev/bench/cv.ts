/**
 * `npm run bench -- cv`: how long a two-page PDF takes through the pool of reading processes, and what fifty files that
 * are handed in at once do to searches. `--rows 20000 --seconds 60 --per-second 50`. Everything shares the machine.
 */

import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { AccountId } from '#core/account/account.ts'
import { DEFAULT_DESIGN } from '#core/documents/cv-design.ts'
import { createDocumentWriter } from '#cv/write/write-document.ts'
import { findRunningPostgres } from '#server/database/embedded-postgres.ts'
import { createCvReader } from '#server/documents/cv-reader.ts'
import { readTypesetFiles } from '#server/documents/typeset-files.ts'
import { connect } from '#store/db.ts'
import { FOR_BULK } from '#store/patience.ts'
import { fortyCvs } from '#test/forty-cvs.ts'
import { importFirst } from './changing-jobs.ts'
import { type Figure, writeFigures } from './figures.ts'
import { type MadePerson, makePerson } from './made-people.ts'
import { run } from './own-process.ts'
import { startProduct } from './running-product.ts'
import { createListings } from './search-listings.ts'
import { percentiles } from './search-times.ts'
import type { SteadyTimes } from './steady-asker.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rows: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '60' },
    'per-second': { type: 'string', default: '50' },
  },
})
const seconds = Number(values.seconds)
const PORT = 3194
const ORIGIN = `http://127.0.0.1:${PORT}`
const PDFS = 20
const ROUNDS = 3
const PEOPLE = 50
/** Between two waves of uploads. */
const WAVE_MS = 10_000
/** Since the process before was used: the next one has made itself ready by then, as between two people. */
const PAUSE_MS = 4_000
const BARS = { medianMs: 300, p99Growth: 1.2 }

const pdfs = await twoPagePdfs()
const reading = await readThroughPool()
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-cv-'))
const dataDir = path.join(directory, 'data')
const server = await startProduct({ dataDir, port: PORT, core: null })
const url = await findRunningPostgres(dataDir)
if (!url) throw new Error('The server runs, but not its database')
const connection = connect(url, { patience: FOR_BULK, onError: () => {} })
const people: MadePerson[] = []
for (let n = 0; n < PEOPLE; n++) {
  people.push(await makePerson({ db: connection.db, dataDir }, `Person ${n}`))
}
await importFirst({ db: connection.db, listings: createListings() }, Number(values.rows), () => {})
// Code is compiled and caches are filled as on any server that runs.
await ask(Math.min(20, seconds))
await uploadUntil(performance.now())
const alone = await ask(seconds)
const stopAt = performance.now() + seconds * 1_000
const [beside, uploads] = await Promise.all([ask(seconds), uploadUntil(stopAt)])
const mostMb = server.residentMb()
await connection.close()
await server.stop()
fs.rmSync(directory, { recursive: true, force: true })

const growth = beside.all.p99 / alone.all.p99
const figures: Figure[] = [
  [
    `A two-page PDF through the pool, ${reading.times.length} reads: median / p95 (bar ${BARS.medianMs} ms)`,
    `${format(percentiles(reading.times).p50)} / ${format(percentiles(reading.times).p95)}`,
  ],
  [
    'The same without a process that was started before: median',
    format(percentiles(reading.cold).p50),
  ],
  ['Memory of a process that reads it, at most', `${Math.round(reading.peakMb)} MB`],
  [
    `Searches alone, ${alone.asked}: p50 / p95 / p99`,
    [alone.all.p50, alone.all.p95, alone.all.p99].map(format).join(' / '),
  ],
  [
    `Searches while ${PEOPLE} people hand in a file at once, every ${WAVE_MS / 1_000} s`,
    [beside.all.p50, beside.all.p95, beside.all.p99].map(format).join(' / '),
  ],
  ['p99 beside / alone (bar 1.20)', growth.toFixed(2)],
  [
    'Of these files',
    Object.entries(uploads)
      .map(([status, n]) => `${n} answered ${status}`)
      .join(', '),
  ],
  ['Memory of the server afterwards', `${Math.round(mostMb)} MB`],
]
writeFigures(figures, {
  mark: 'bench cv',
  command: `npm run bench -- ${process.argv.slice(2).join(' ')}`,
})

function ask(forSeconds: number): Promise<SteadyTimes> {
  return run('dev/bench/steady-asker.ts', [ORIGIN, values['per-second'], forSeconds])
}

async function twoPagePdfs(): Promise<Buffer[]> {
  const writer = createDocumentWriter(readTypesetFiles())
  const made: Buffer[] = []
  for (const { cv } of fortyCvs()) {
    const { files, pages } = await writer.cv(cv, DEFAULT_DESIGN, 'pdf')
    if (pages === 2 && files[0] && made.length < PDFS) made.push(Buffer.from(files[0]))
  }
  return made
}

async function readThroughPool() {
  const log = { info() {}, warn() {}, error() {} }
  const account = 'bench' as AccountId
  const times: number[] = []
  const cold: number[] = []
  let peakMb = 0
  const onEnd = (_: unknown, peakBytes: number) => {
    peakMb = Math.max(peakMb, peakBytes / 2 ** 20)
  }
  for (const [keepsSpare, into, rounds] of [
    [true, times, ROUNDS],
    [false, cold, 1],
  ] as const) {
    const reader = createCvReader({ log, keepsSpare, onEnd })
    if (keepsSpare) reader.warm()
    for (const pdf of Array.from({ length: rounds }, () => pdfs).flat()) {
      await delay(PAUSE_MS)
      const began = performance.now()
      const { lines } = await reader.read(account, 'pdf', pdf)
      if (lines.length === 0) throw new Error('a PDF was not read')
      into.push(performance.now() - began)
    }
    await reader.stop()
  }
  return { times, cold, peakMb }
}

async function uploadUntil(stopAt: number): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  let wave = 0
  do {
    const waveEnds = performance.now() + WAVE_MS
    const answers = await Promise.all(people.map((person, n) => upload(person, wave + n)))
    for (const status of answers) statuses[status] = (statuses[status] ?? 0) + 1
    await delay(Math.max(0, Math.min(waveEnds, stopAt) - performance.now()))
    wave++
  } while (performance.now() < stopAt)
  return statuses
}

/** As the page does in a browser: the file goes up, and what the page shows is asked for anew. */
async function upload({ cookie }: MadePerson, n: number): Promise<number> {
  const form = new FormData()
  form.append('intent', 'upload-cv')
  form.append('file', new Blob([new Uint8Array(pdfs[n % pdfs.length] ?? [])]), `cv-${n}.pdf`)
  const headers = { cookie, origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
  const answer = await fetch(`${ORIGIN}/dashboard/profile.data?form=upload-cv`, {
    method: 'POST',
    body: form,
    headers,
    redirect: 'manual',
  })
  await answer.arrayBuffer()
  const page = await fetch(`${ORIGIN}/dashboard/profile.data`, { headers })
  await page.arrayBuffer()
  return answer.status
}

function format(ms: number): string {
  return `${ms.toFixed(1)} ms`
}
