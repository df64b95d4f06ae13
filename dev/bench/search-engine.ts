/**
 * `node --expose-gc search-engine.ts build SNAPSHOT ROWS ROUNDS` builds our engine, asks every question and measures
 * what building, saving and changing it costs. `open SNAPSHOT` opens the saved engine as a starting server does and
 * answers every question twice: this process holds no empty pages of what the other one read.
 */
import * as fs from 'node:fs'
import { EMPTY_QUERY } from '#core/search/query.ts'
import { SKILL_PHRASES } from '#core/skill/skill-phrases.ts'
import { openWriter } from '#search/indexing/writer.ts'
import { readShared, writeWhole } from '#server/process/snapshot-file.ts'
import { createEngine, type Engine } from '#test/search/engine.ts'
import { percentiles, type Times } from './figures.ts'
import { BENCH_NOW, createListings } from './generated-listings.ts'
import { collectedMb, cpuMsOf } from './measured-process.ts'
import { type Ask, QUERY_CLASSES, SUGGESTIONS } from './search-queries.ts'

export type Built = { classes: Record<string, Times>; figures: EngineFigures }
export type EngineFigures = Record<string, number>

const OPTIONS = { phrases: SKILL_PHRASES }
/** Listings added at once while building. */
const CHUNK = 16_384
const SINGLE_ADDS = 200
const BATCHES = 50
const BATCH = 100
/** A class stops after the round in which it exceeds this. */
const CLASS_BUDGET_MS = 20_000

const [mode, snapshotFile = '', ...numbers] = process.argv.slice(2)
const [rows = 0, rounds = 1] = numbers.map(Number)
const result = mode === 'open' ? open() : build()
process.stdout.write(JSON.stringify(result))

function open(): EngineFigures {
  let engine: Engine | null = null
  const openMs = cpuMsOf(() => {
    const bytes = readShared(snapshotFile)
    const writer = bytes && openWriter(bytes, OPTIONS)
    if (!writer) return
    engine = createEngine(OPTIONS, writer)
    engine.search(EMPTY_QUERY, BENCH_NOW)
  })
  if (!engine) throw new Error('The snapshot cannot be opened')
  const openedMb = collectedMb()
  for (const ask of [...QUERY_CLASSES, ...QUERY_CLASSES].flatMap(({ asks }) => asks)) {
    answer(engine, ask)
  }
  return { openSeconds: openMs / 1000, openedMb, residentMb: collectedMb() }
}

function build(): Built {
  const engine = createEngine(OPTIONS)
  const buildSeconds = fill(engine)
  const builtResidentMb = collectedMb()
  const classes = Object.fromEntries(
    QUERY_CLASSES.map(({ name, asks }) => [name, measure(engine, asks)]),
  )
  const figures = { buildSeconds, builtResidentMb, ...save(engine), ...change(engine) }
  return { classes, figures }
}

/** Returns the seconds it took, without generating the listings. */
function fill(engine: Engine): number {
  const listings = createListings()
  let ms = 0
  for (let from = 1; from <= rows; from += CHUNK) {
    const count = Math.min(CHUNK, rows - from + 1)
    const chunk = Array.from({ length: count }, (_, at) => listings.at(from + at))
    ms += cpuMsOf(() => engine.put(chunk))
  }
  ms += cpuMsOf(() => {
    while (engine.merge());
  })
  return ms / 1000
}

/** Asks each question a few times, one after another. The first round is a warm-up, unless it exceeds the budget. */
function measure(engine: Engine, asks: Ask[]): Times {
  let spent = 0
  const askAll = () => {
    const times = asks.map((ask) => cpuMsOf(() => answer(engine, ask)))
    spent += times.reduce((sum, ms) => sum + ms, 0)
    return times
  }
  let times = askAll()
  for (let round = 1; round <= rounds && spent < CLASS_BUDGET_MS; round++) {
    times = [...(round === 1 ? [] : times), ...askAll()]
  }
  return percentiles(times)
}

function answer(engine: Engine, ask: Ask): void {
  if ('query' in ask) engine.search(ask.query, BENCH_NOW)
  else engine.suggest(ask.suggest, SUGGESTIONS)
}

function save(engine: Engine): EngineFigures {
  const ms = cpuMsOf(() => writeWhole(snapshotFile, [...engine.snapshot('')]))
  return { snapshotSeconds: ms / 1000, snapshotMb: fs.statSync(snapshotFile).size / 2 ** 20 }
}

function change(engine: Engine): EngineFigures {
  const listings = createListings()
  let newest = rows
  const adds = Array.from({ length: SINGLE_ADDS }, () => {
    const job = listings.at(++newest)
    // the company's jobs are counted, because a large one has more than a page of them
    const countJobs = () =>
      engine.search({ ...EMPTY_QUERY, company: job.companySlug }, BENCH_NOW).total
    const before = countJobs()
    const ms = cpuMsOf(() => engine.put([job]))
    if (countJobs() !== before + 1) throw new Error(`Job ${job.id} was added and is not found`)
    return ms
  })
  let batchesMs = 0
  const merges: number[] = []
  for (let batch = 0; batch < BATCHES; batch++) {
    const jobs = Array.from({ length: BATCH }, () => listings.at(++newest))
    batchesMs += cpuMsOf(() => engine.put(jobs))
    let isDue = true
    while (isDue) {
      const ms = cpuMsOf(() => {
        isDue = engine.merge()
      })
      if (isDue) merges.push(ms)
    }
  }
  const [add, merge] = [percentiles(adds), percentiles(merges)]
  const addsPerSecond = (BATCHES * BATCH) / (batchesMs / 1000)
  return {
    ...{ addMs: add.p50, addP95Ms: add.p95, addsPerSecond },
    ...{ merges: merges.length, mergeMs: merge.p50, mergeMaxMs: merge.max },
  }
}
