/** For tests: an engine with a few given jobs and a fixed time. */
import type { JobId } from '#core/job/job.ts'
import { type AskedQuery, EMPTY_QUERY, type JobQuery } from '#core/search/query.ts'
import { openWriter } from '#search/indexing/writer.ts'
import type { JobDocument } from '#search/segments/document.ts'
import { createEngine, type Engine, type EngineOptions } from './engine.ts'
import { madeDocument } from './sample-document.ts'

export const NOW = new Date('2026-03-02T09:00:00Z')
const HOUR_MS = 3_600_000
export const hoursAgo = (hours: number) => NOW.getTime() - hours * HOUR_MS

export type Stated = Omit<Partial<JobDocument>, 'id'>

const ALIASES = new Map([
  ['js', ['javascript']],
  ['javascript', ['js']],
  ['k8s', ['kubernetes']],
  ['ml', ['machine learning']],
  ['machine learning', ['ml', 'statistics']],
])

export const aliases = (word: string) => ALIASES.get(word) ?? []

/** Jobs are numbered 1, 2, 3… in the given order. */
export function engineOf(...jobs: Stated[]): Engine {
  const engine = createEngine({ aliases })
  engine.put(jobs.map((job, at) => madeDocument({ id: at + 1, ...job })))
  return engine
}

export const search = (engine: Engine, query: Partial<AskedQuery>) =>
  engine.search({ ...EMPTY_QUERY, ...query }, NOW)

/** The ids of the matching jobs. */
export const found = (engine: Engine, query: Partial<JobQuery>) =>
  search(engine, query).ids.toSorted((a, b) => a - b)

export const ids = (...numbers: number[]) => numbers as JobId[]

/** The engine's snapshot as the bytes of one file. */
export function snapshotOf(engine: Engine, position = 'here'): Uint8Array<SharedArrayBuffer> {
  const pieces = engine.snapshot(position)
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const bytes = new Uint8Array(new SharedArrayBuffer(length))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}

/** The engine after saving and reopening. */
export function reopened(engine: Engine, options: EngineOptions): Engine {
  const writer = openWriter(snapshotOf(engine), options)
  if (!writer) throw new Error('The snapshot of an engine cannot be opened.')
  return createEngine(options, writer)
}
