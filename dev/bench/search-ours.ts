/**
 * `node --expose-gc search-ours.ts ROWS ROUNDS SNAPSHOT [PROFILE]`: the questions of the comparison, asked of our engine,
 * and what it costs to build, keep and change. SNAPSHOT is where it is kept; PROFILE where a CPU profile of the
 * questions is written.
 */
import * as fs from 'node:fs'
import { Session } from 'node:inspector/promises'
import { EMPTY_QUERY } from '#core/search/query.ts'
import type { JobDocument } from '#search/document.ts'
import type { Engine } from '#test/search/engine.ts'
import { createOurEngine } from './our-engine.ts'
import { residentMb } from './resident.ts'
import { BENCH_NOW, createListings } from './search-listings.ts'
import { type Ask, SUGGESTIONS } from './search-queries.ts'
import { type Measured, measureClasses, percentiles } from './search-times.ts'

/** Listings handed over at once while building. */
const CHUNK = 16_384
const SINGLE_ADDS = 200
const BATCHES = 50
const BATCH = 100

const [rows = 0, rounds = 1] = process.argv.slice(2, 4).map(Number)
const [snapshotFile = '', profileFile] = process.argv.slice(4)
const figures: Measured['figures'] = {}

const engine = createOurEngine()
build()
figures.builtResidentMb = residentMb()

const classes = await profiled(() => measureClasses(answer, rounds))
keep()
change()
const measured: Measured = { engine: 'ours', rows, classes, figures }
process.stdout.write(JSON.stringify(measured))

/** Fills the engine; the time that making the listings takes is not counted. */
function build() {
  const listings = createListings()
  let ms = 0
  let chunk: JobDocument[] = []
  const flush = () => {
    const began = performance.now()
    engine.put(chunk)
    ms += performance.now() - began
    chunk = []
  }
  for (const job of listings.first(rows)) {
    chunk.push(job)
    if (chunk.length === CHUNK) flush()
  }
  flush()
  const mergeBegan = performance.now()
  while (engine.merge());
  figures.buildMergesSeconds = (performance.now() - mergeBegan) / 1000
  figures.buildSeconds = ms / 1000 + figures.buildMergesSeconds
}

function answer(ask: Ask): void {
  if ('query' in ask) engine.search(ask.query, BENCH_NOW)
  else engine.suggest(ask.suggest, SUGGESTIONS)
}

/** As the product keeps it: one file. Another process opens it. */
function keep() {
  const began = performance.now()
  const file = fs.openSync(snapshotFile, 'w')
  for (const piece of engine.snapshot('')) fs.writeFileSync(file, piece)
  fs.closeSync(file)
  figures.snapshotSeconds = (performance.now() - began) / 1000
  figures.snapshotMb = fs.statSync(snapshotFile).size / 2 ** 20
}

function change() {
  const listings = createListings()
  const count = SINGLE_ADDS + BATCHES * BATCH
  const news = Array.from({ length: count }, (_, at) => listings.at(rows + 1 + at))
  const adds = news.slice(0, SINGLE_ADDS).map((job) => {
    const began = performance.now()
    engine.put([job])
    const ms = performance.now() - began
    requireVisible(engine, job)
    return ms
  })
  figures.addMs = percentiles(adds).p50
  figures.addP95Ms = percentiles(adds).p95

  let batchesMs = 0
  const merges: number[] = []
  for (let batch = 0; batch < BATCHES; batch++) {
    const start = SINGLE_ADDS + batch * BATCH
    const began = performance.now()
    engine.put(news.slice(start, start + BATCH))
    batchesMs += performance.now() - began
    let isDue = true
    while (isDue) {
      const mergeBegan = performance.now()
      isDue = engine.merge()
      if (isDue) merges.push(performance.now() - mergeBegan)
    }
  }
  figures.addsPerSecond = (BATCHES * BATCH) / (batchesMs / 1000)
  figures.merges = merges.length
  figures.mergeMs = merges.length > 0 ? percentiles(merges).p50 : null
  figures.mergeMaxMs = merges.length > 0 ? percentiles(merges).max : null
}

function requireVisible(engine: Engine, { id, companySlug }: JobDocument) {
  const pageOf = (page: number) =>
    engine.search({ ...EMPTY_QUERY, company: companySlug, perPage: 100, page }, BENCH_NOW)
  for (let page = 1; ; page++) {
    const { ids, hasMore } = pageOf(page)
    if (ids.includes(id)) return
    if (!hasMore) throw new Error(`Job ${id} was added and is not found`)
  }
}

async function profiled<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!profileFile) return work()
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: 200 })
  await session.post('Profiler.start')
  const result = await work()
  const { profile } = await session.post('Profiler.stop')
  fs.writeFileSync(profileFile, JSON.stringify(profile))
  return result
}
