/**
 * `npm run bench -- cv` measures uploads of two-page PDFs to the built product: how long one takes, the CPU time of
 * its reader process from start to end, and how fifty simultaneous uploads affect searches.
 * `--rows 20000 --seconds 60 --rate 50`; `--seconds 0` leaves the searches out. Everything shares the machine.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { DEFAULT_DESIGN } from '#core/documents/cv-design.ts'
import { createDocumentWriter } from '#cv/write/write-document.ts'
import { readTypesetFiles } from '#server/documents/typeset-files.ts'
import { fortyCvs } from '#test/forty-cvs.ts'
import { signUp } from '#test/sign-up.ts'
import { importFirst } from './changing-jobs.ts'
import {
  type Figure,
  formatCounts,
  formatTimes,
  optionsOr,
  percentiles,
  writeFigures,
} from './figures.ts'
import { childrenOf, endedChildrenCpuSeconds, peakMbOf } from './measured-process.ts'
import { ORIGIN, startProduct } from './running-product.ts'
import { askSteadily } from './steady-client.ts'

const { rows, seconds, rate, rounds } = optionsOr({
  rows: 20_000,
  seconds: 60,
  rate: 50,
  rounds: 3,
})
const PDFS = 20
const PEOPLE = 50
/** Time between two waves of uploads. */
const WAVE_MS = 10_000
/** Pause after each read, so that the next process is ready, as it usually is between two real uploads. */
const PAUSE_MS = 4_000
const BARS = { medianMs: 150, cpuSeconds: 0.3, p99Growth: 1.2 }
const WATCH_MS = 20

const pdfs = await twoPagePdfs()
const server = await startProduct()
const people: Awaited<ReturnType<typeof signUp>>[] = []
for (let n = 0; n < (seconds > 0 ? PEOPLE : 1); n++) {
  people.push(await signUp(server, `Person ${n}`, `person-${n}@example.org`, `10.0.${n}.1`))
}
const figures = [...(await uploadAlone()), ...(seconds > 0 ? await searchBeside() : [])]
await server.stop()
writeFigures(figures)

/** Searches alone, then beside uploads. */
async function searchBeside(): Promise<Figure[]> {
  await importFirst(server.db, rows)
  // Warm-up: code is compiled and caches are filled, as on any running server.
  await askSteadily(rate, Math.min(20, seconds))
  await uploadUntil(performance.now())
  const alone = await askSteadily(rate, seconds)
  const stopAt = performance.now() + seconds * 1_000
  const [beside, uploads] = await Promise.all([askSteadily(rate, seconds), uploadUntil(stopAt)])
  const [aloneTimes, besideTimes] = [alone, beside].map(({ kinds }) => kinds.all)
  if (!aloneTimes || !besideTimes) throw new Error('Nothing was measured')
  return [
    [`Searches alone, ${alone.asked}`, formatTimes(aloneTimes, 'p50', 'p95', 'p99')],
    [
      `Searches while ${PEOPLE} people upload a file at once, every ${WAVE_MS / 1_000} s`,
      formatTimes(besideTimes, 'p50', 'p95', 'p99'),
    ],
    [
      `p99 with uploads / alone (bar ${BARS.p99Growth.toFixed(2)})`,
      (besideTimes.p99 / aloneTimes.p99).toFixed(2),
    ],
    ['Responses to the uploads, by status', formatCounts(uploads)],
    ['Memory of the server afterwards', `${Math.round(server.residentMb())} MB`],
  ]
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

/** One upload after the other; a reader is ready for each. */
async function uploadAlone(): Promise<Figure[]> {
  const { pid } = server.child
  let peakMb = 0
  const watch = setInterval(() => {
    const readers = childrenOf(pid).filter((child) => child !== server.postgresPid)
    peakMb = Math.max(peakMb, ...readers.map(peakMbOf))
  }, WATCH_MS)
  const uploadOne = async (n: number) => {
    await delay(PAUSE_MS)
    const began = performance.now()
    await upload(people[n % people.length] as (typeof people)[number], n)
    return performance.now() - began
  }
  await uploadOne(0) // the first starts the thread that starts readers
  const before = endedChildrenCpuSeconds(pid)
  const times: number[] = []
  for (let n = 1; n <= rounds * PDFS; n++) times.push(await uploadOne(n))
  clearInterval(watch)
  const cpuSeconds = (endedChildrenCpuSeconds(pid) - before) / times.length
  return [
    [
      `Upload of a two-page PDF, with its answer, ${times.length} one after the other (bar ${BARS.medianMs} ms)`,
      formatTimes(percentiles(times), 'p50', 'p95'),
    ],
    [
      `CPU time of its reader process, from start to end (bar ${BARS.cpuSeconds} s)`,
      `${cpuSeconds.toFixed(2)} s`,
    ],
    ['Peak memory of a reader process', `${Math.round(peakMb)} MB`],
  ]
}

/** The number of answers by status. */
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

/** Does what the page does in a browser: uploads the file, then requests the page's data again. */
async function upload({ request }: (typeof people)[number], n: number): Promise<number> {
  const body = new FormData()
  body.append('intent', 'upload-cv')
  body.append('file', new Blob([new Uint8Array(pdfs[n % pdfs.length] ?? [])]), `cv-${n}.pdf`)
  const page = '/dashboard/profile.data'
  const headers = { origin: ORIGIN }
  const answer = await request(`${page}?form=upload-cv`, { method: 'POST', body, headers })
  await answer.arrayBuffer()
  await (await request(page)).arrayBuffer()
  return answer.status
}
