/**
 * The threads of the search: one writer that keeps the index true, and searchers that answer from it. Says which
 * file each runs, what it gets at its start, and what the threads ask each other.
 */
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { type MessagePort, Worker } from 'node:worker_threads'
import type { JobId } from '#core/job/job.ts'
import type {
  AskedQuery,
  Explanation,
  JobQuery,
  Statistics,
  Suggestion,
} from '#core/search/query.ts'
import type { Publication } from '#search/writer.ts'
import { programFile } from '#server/process/project-root.ts'

export type ThreadKind = 'writer' | 'searcher'

export type WriterStart = {
  databaseUrl: string
  /** Where the index is kept between two starts; null to go without. */
  snapshotFile: string | null
  /** The code that keeps the index: a snapshot made by any other is not used. */
  madeBy: string
}

/** What the writer tells of its index. */
export type IndexState = {
  jobs: number
  /** See search-feed.ts. */
  position: string
  /** Bytes of the memory that writer and searchers share. */
  bytes: number
  segments: number
  /** When the snapshot was written, in milliseconds since 1970; null when there is none. */
  savedAt: number | null
  /** How often the whole index was made from the database since the thread began. */
  builds: number
}

/** What the main thread asks the writer. */
export type WriterCalls = {
  /** Answers when the index is complete. */
  load(nothing: null): void
  /** Answers when everything committed before is visible to every searcher. */
  catchUp(nothing: null): void
  /** Begins to follow the database. */
  follow(nothing: null): void
  /** Gives publications to a searcher from now on; answers when it has its first. */
  attach(port: MessagePort): void
  /** Answers when the snapshot is written and the database let go. */
  stop(nothing: null): void
}

/** What the writer asks the main thread. */
export type HostCalls = {
  /** These jobs are about to change in the index; null for any. */
  forget(ids: JobId[] | null): void
  /** Sent after each successful look at the database. */
  looked(state: IndexState): void
  log(line: { level: LogLevel; fields: object; message: string }): void
}

export type LogLevel = 'info' | 'warn' | 'error'

/** What the writer asks a searcher. */
export type ReaderCalls = {
  adopt(publication: Publication): void
  /** Memory that nothing points to any more is to be given back now. */
  letGo(nothing: null): void
}

/** What the main thread asks a searcher. Answers are JSON: a string crosses faster than an object. */
export type SearcherCalls = {
  listenTo(writer: MessagePort): void
  search(asked: { query: AskedQuery; now: Date; limitMs: number }): string
  suggest(asked: { text: string; limit: number }): Suggestion[]
  related(asked: { id: JobId; limit: number }): JobId[]
  statistics(nothing: null): Statistics
  explain(asked: {
    query: JobQuery
    ids: readonly JobId[]
    now: Date
    limitMs: number
  }): (Explanation | null)[]
}

export type StartThread = (kind: ThreadKind, data: WriterStart | null) => Worker

/**
 * Small nurseries: V8 would give each thread three times 16 MB for objects that live for a moment. A searcher keeps
 * its index outside its heap, so that a heap of this size means a query gone mad: it ends its thread and nothing else.
 */
const LIMITS = {
  writer: { maxYoungGenerationSizeMb: 8 },
  searcher: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 512 },
} as const

export function startThread(kind: ThreadKind, data: WriterStart | null): Worker {
  return new Worker(programFile(`search/search-${kind}`), {
    name: `search-${kind}`,
    workerData: data,
    resourceLimits: LIMITS[kind],
  })
}

/**
 * Stands for the code that a thread runs, once it is built: its file names the others by their contents. An index
 * kept by other code may look the same and mean something else.
 */
export function codeOf(kind: ThreadKind): string {
  return createHash('sha256')
    .update(fs.readFileSync(programFile(`search/search-${kind}`)))
    .digest('hex')
}
