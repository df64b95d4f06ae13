/**
 * The search as the product asks it: one thread writes the index (search-writer.ts), others answer from it
 * (search-searcher.ts), and this one stays free for requests. The index is derived state: any of the threads
 * can be lost at any moment, and a new one begins from the snapshot or the database.
 */
import type { MessagePort, Worker } from 'node:worker_threads'
import { Refusal } from '#core/api/refusal.ts'
import type { JobId } from '#core/job/job.ts'
import type { JobSearch, SearchPage } from '#core/search/query.ts'
import { type Calls, createCalls } from '#server/process/thread-calls.ts'
import { createTurns } from '#server/process/turns.ts'
import type { Log } from '#work/world/world.ts'
import {
  codeOf,
  type HostCalls,
  type IndexState,
  type StartThread,
  startThread,
  type WriterCalls,
  type WriterStart,
} from './search-threads.ts'
import {
  type Answered,
  createSearcherPool,
  SEARCH_LIMITS,
  type SearchLimits,
} from './searcher-pool.ts'

/** Before a writer that died is replaced: the searchers go on with what they have. */
const RESTART_PAUSE_MS = 1_000

export type SearchState = {
  /** Whether the index answers. */
  ready: boolean
  jobs: number
  /** The transaction up to which the index is complete. */
  position: string | null
  /** Milliseconds since the index last compared itself with the database; null before it ever did. */
  ageMs: number | null
  /** Questions that wait for a searcher. */
  waiting: number
  /** Null until the index is complete. */
  index: IndexState | null
}

export type SearchHost = JobSearch & {
  /** Resolves when the index answers for everything. */
  load(): Promise<void>
  /** Takes in what has changed; resolves when everything committed before the call is visible. */
  catchUp(): Promise<void>
  /** Begins to follow the database until `stop`. */
  follow(): Promise<void>
  stop(): Promise<void>
  state(): SearchState
}

type Options = Pick<WriterStart, 'databaseUrl' | 'snapshotFile'> & {
  searchers: number
  log: Log
  /** Hears which jobs have changed, before the index has them; null when any may have. */
  onChange: (ids: JobId[] | null) => void
  onAnswer?: (answered: Answered) => void
  limits?: SearchLimits
  start?: StartThread
}

export function createSearchHost(options: Options): SearchHost {
  const { databaseUrl, snapshotFile, log, onChange, start = startThread } = options
  const limits = options.limits ?? SEARCH_LIMITS
  let index: IndexState | null = null
  let lookedAt: number | null = null
  let isFollowing = false
  let stopping = false
  const fromWriter: HostCalls = {
    forget: onChange,
    looked(state) {
      index = state
      lookedAt = performance.now()
    },
    log: ({ level, fields, message }) => log[level](fields, message),
  }
  let writer = startWriter()
  const pool = createSearcherPool({
    size: options.searchers,
    limits,
    log,
    start: () => start('searcher', null),
    attach: (port: MessagePort) => writer.calls.ask('attach', port, [port]),
    onAnswer: options.onAnswer ?? (() => {}),
  })

  function startWriter(): { worker: Worker; calls: Calls<WriterCalls> } {
    const worker = start('writer', { databaseUrl, snapshotFile, madeBy: codeOf('writer') })
    const calls = createCalls<WriterCalls>(worker, fromWriter)
    worker.on('error', (error) => log.error({ err: error }, 'the writer of the search index broke'))
    worker.once('exit', () => {
      calls.end(new Error('the writer of the search index has ended'))
      if (!stopping) setTimeout(replaceWriter, RESTART_PAUSE_MS).unref()
    })
    return { worker, calls }
  }

  function replaceWriter() {
    if (stopping) return
    writer = startWriter()
    pool.reattach()
    log.warn({}, 'the writer of the search index had ended; started again')
    writer.calls
      .ask('load', null)
      .then(() => (isFollowing ? writer.calls.ask('follow', null) : undefined))
      .catch((error: unknown) => {
        log.error({ err: error }, 'the search index could not be made')
        void writer.worker.terminate() // and once more, after a pause
      })
  }

  function ready() {
    if (!index) throw new Refusal('not_ready')
    return pool
  }

  return {
    load: () => writer.calls.ask('load', null),
    catchUp: createTurns(() => writer.calls.ask('catchUp', null)),
    async follow() {
      isFollowing = true
      await writer.calls.ask('follow', null)
    },
    async stop() {
      stopping = true
      await writer.calls.ask('stop', null).catch(() => {}) // it may have ended by itself
      await writer.worker.terminate()
      await pool.stop()
    },
    state: () => ({
      ready: index !== null,
      jobs: index?.jobs ?? 0,
      position: index?.position ?? null,
      ageMs: lookedAt === null ? null : Math.round(performance.now() - lookedAt),
      waiting: pool.waiting(),
      index,
    }),
    async search(query, now, abandon) {
      const asked = { query, now, limitMs: limits.searchMs }
      return JSON.parse(await ready().ask('search', asked, abandon)) as SearchPage
    },
    suggest: async (text, limit) => ready().ask('suggest', { text, limit }),
    related: async (id, limit) => ready().ask('related', { id, limit }),
    statistics: async () => ready().ask('statistics', null),
    async explain(query, ids, now, abandon) {
      const asked = { query, ids, now, limitMs: limits.searchMs }
      return ready().ask('explain', asked, abandon)
    },
  }
}
