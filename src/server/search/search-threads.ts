/**
 * The threads of the search: one writer that maintains the index, and searchers that answer from it. Defines
 * which file each runs, its start data, and the calls between the threads.
 */
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { type MessagePort, Worker } from 'node:worker_threads'
import type { AlertSearch } from '#core/alert/alert.ts'
import type { JobId } from '#core/job/job.ts'
import type { MatchPerson } from '#core/match/match-person.ts'
import type { WhatIfAnswer } from '#core/match/what-if.ts'
import type { ExchangeRates } from '#core/pay/exchange-rates.ts'
import type { PayAnswer } from '#core/salaries/pay-figures.ts'
import type { PayQuestion } from '#core/salaries/pay-question.ts'
import type {
  AskedQuery,
  Explanation,
  JobQuery,
  Statistics,
  Suggestion,
} from '#core/search/query.ts'
import type { Publication } from '#search/indexing/writer.ts'
import type { ClusterSettings } from '#server/process/cluster-settings.ts'
import { programFile } from '#server/process/project-root.ts'

export type ThreadKind = 'writer' | 'searcher' | 'feeder' | 'cluster'

export type WriterStart = {
  databaseUrl: string
  /** Where the index is stored between two starts; null for no snapshot. */
  snapshotFile: string | null
  /** A hash of the code and the exchange rates that make the index: a snapshot made by others is not used. */
  madeBy: string
  rates: ExchangeRates
}

export type SearcherStart = { rates: ExchangeRates }

/** Both threads of a search on a cluster start with the same. */
export type ClusterStart = {
  databaseUrl: string
  cluster: ClusterSettings
  rates: ExchangeRates
  /** A hash of the code and the exchange rates that make the index. */
  madeBy: string
  /** How long the cluster may take for one search. */
  searchMs: number
}

/** The state of the index, reported by the writer. */
export type IndexState = {
  jobs: number
  /** See search-feed.ts. */
  position: string
  /** Bytes of memory shared by the writer and the searchers, and its segments; null if a cluster has it. */
  bytes: number | null
  segments: number | null
  /** When the snapshot was written, in milliseconds since 1970; null if there is none. */
  savedAt: number | null
  /** How often the whole index was built from the database since the thread started. */
  builds: number
}

/** Calls from the main thread to the writer. */
export type WriterCalls = {
  /** Answers when the index is complete. */
  load(nothing: null): void
  /** Answers when everything committed before the call is visible to every searcher. */
  catchUp(nothing: null): void
  /** Starts following the database. */
  follow(nothing: null): void
  /** Sends publications to a searcher from now on; answers when it has received the first. */
  attach(port: MessagePort): void
  /** Answers when the snapshot is written and the database connections are closed. */
  stop(nothing: null): void
}

/** Calls from the writer to the main thread. */
export type HostCalls = {
  /** These jobs are about to change in the index; null for any. */
  forget(ids: JobId[] | null): void
  /** Sent after each successful check of the database. */
  looked(state: IndexState): void
  log(line: { level: LogLevel; fields: object; message: string }): void
}

export type LogLevel = 'info' | 'warn' | 'error'

/** Calls from the writer to a searcher. */
export type ReaderCalls = {
  adopt(publication: Publication): void
  /** Asks the searcher to release unreferenced memory now. */
  releaseMemory(nothing: null): void
}

/** Calls from the main thread to a searcher. Answers are JSON: a string crosses threads faster than an object. */
export type SearcherCalls = {
  listenTo(writer: MessagePort): void
  search(asked: { query: AskedQuery; now: Date; limitMs: number }): string
  suggest(asked: { text: string; limit: number }): Suggestion[]
  related(asked: { id: JobId; limit: number }): JobId[]
  statistics(nothing: null): Statistics
  pay(asked: { question: PayQuestion; now: Date; limitMs: number }): PayAnswer
  whatIf(asked: { person: MatchPerson; jobs: number; limitMs: number }): WhatIfAnswer
  explain(asked: {
    query: JobQuery
    ids: readonly JobId[]
    now: Date
    limitMs: number
  }): (Explanation | null)[]
  /** Null if the thread does not have the searches of this name: ask again with the searches. */
  standing(asked: {
    name: string
    searches: readonly AlertSearch[] | null
    ids: readonly JobId[]
    now: Date
  }): Map<number, JobId[]> | null
}

/** Calls from the main thread to the feeder of a cluster. */
export type FeederCalls = {
  /** Starts taking part in feeding the cluster. */
  follow(nothing: null): void
  stop(nothing: null): void
}

/** Calls from the main thread to a thread that answers from a cluster, over a port of their own. */
export type ClusterCalls = {
  /** Answers when searches can be answered. */
  ready(nothing: null): void
  /** Starts following the database and the cluster. */
  follow(nothing: null): void
  /** Answers when everything committed before the call is visible. */
  catchUp(nothing: null): void
  stop(nothing: null): void
}

export type StartThread = (
  kind: ThreadKind,
  data: WriterStart | SearcherStart | ClusterStart,
) => Worker

/**
 * Small young generations: by default, V8 would give each thread three times 16 MB for short-lived objects. A
 * searcher keeps its index outside its heap, so a heap of this size means a runaway query, which should end only
 * its own thread.
 */
const LIMITS = {
  writer: { maxYoungGenerationSizeMb: 8 },
  searcher: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 512 },
  feeder: { maxYoungGenerationSizeMb: 8 },
  cluster: { maxYoungGenerationSizeMb: 8 },
} as const

export function startThread(
  kind: ThreadKind,
  data: WriterStart | SearcherStart | ClusterStart,
): Worker {
  return new Worker(programFile(`search/search-${kind}`), {
    name: `search-${kind}`,
    workerData: data,
    resourceLimits: LIMITS[kind],
  })
}

/**
 * Identifies the built code that a writer runs, including its imports, whose file names contain content hashes, and
 * the rates it converts salaries with. An index stored by another may look the same and mean something else.
 */
export function makerOf(rates: ExchangeRates, kind: 'writer' | 'feeder' = 'writer'): string {
  return createHash('sha256')
    .update(fs.readFileSync(programFile(`search/search-${kind}`)))
    .update(JSON.stringify(rates))
    .digest('hex')
}
