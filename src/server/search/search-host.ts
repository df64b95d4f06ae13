/**
 * The main thread's side of the search: one thread writes the index (search-writer.ts), others answer from it
 * (search-searcher.ts), and this one stays free for requests. The index is derived data: any thread can die at
 * any moment, and its replacement starts from the snapshot or the database.
 */
import type { MessagePort, Worker } from 'node:worker_threads'
import { Refusal } from '#core/api/refusal.ts'
import type { JobId } from '#core/job/job.ts'
import { type ExchangeRates, SHIPPED_RATES } from '#core/pay/exchange-rates.ts'
import type { JobSearch } from '#core/search/query.ts'
import { createCoalescedRunner } from '#server/process/runners.ts'
import { type Calls, createCalls } from '#server/process/thread-calls.ts'
import type { FindMatches } from '#work/alert/standing-alerts.ts'
import type { Log } from '#work/use-case/use-case-services.ts'
import { findStanding } from './find-standing.ts'
import { type AskSearcher, searchBy } from './search-questions.ts'
import {
  type HostCalls,
  type IndexState,
  makerOf,
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

/** Before a writer that died is replaced; meanwhile the searchers keep using what they have. */
const RESTART_PAUSE_MS = 1_000

export type SearchState = {
  /** Whether the index can answer. */
  ready: boolean
  jobs: number
  /** The transaction up to which the index is complete. */
  position: string | null
  /** Milliseconds since the index last compared itself with the database; null before the first time. */
  ageMs: number | null
  /** Questions waiting for a searcher. */
  waiting: number
  /** Null until the index is complete. */
  index: IndexState | null
  /** For a search on a cluster: whether its index follows the database. */
  cluster?: { isFollowed: boolean }
}

export type SearchHost = JobSearch & {
  /** Asks one of the searchers. For threads that have a JobSearch of their own. */
  ask: AskSearcher
  /** How long one search may take. */
  searchMs: number
  /** Resolves when the index is complete. */
  load(): Promise<void>
  /** Applies new changes; resolves when everything committed before the call is visible. */
  catchUp(): Promise<void>
  /** Follows the database until `stop`. */
  follow(): Promise<void>
  standing: FindMatches
  stop(): Promise<void>
  state(): SearchState
}

type Options = Pick<WriterStart, 'databaseUrl' | 'snapshotFile'> & {
  searchers: number
  rates?: ExchangeRates
  log: Log
  /** Called with the jobs that have changed, before the index is updated; null if any may have. */
  onChange: (ids: JobId[] | null) => void
  /** Called when searches find what has changed. */
  onShown?: () => void
  onAnswer?: (answered: Answered) => void
  limits?: SearchLimits
  start?: StartThread
}

export function createSearchHost(options: Options): SearchHost {
  const { databaseUrl, snapshotFile, log, onChange, start = startThread } = options
  const { rates = SHIPPED_RATES, onShown = () => {} } = options
  const limits = options.limits ?? SEARCH_LIMITS
  let index: IndexState | null = null
  let lookedAt: number | null = null
  let isFollowing = false
  let isChanging = false
  let stopping = false
  const fromWriter: HostCalls = {
    forget(ids) {
      isChanging = true
      onChange(ids)
    },
    looked(state) {
      index = state
      lookedAt = performance.now()
      if (!isChanging) return
      isChanging = false
      onShown()
    },
    log: ({ level, fields, message }) => log[level](fields, message),
  }
  let writer = startWriter()
  const pool = createSearcherPool({
    size: options.searchers,
    limits,
    log,
    start: () => start('searcher', { rates }),
    attach: (port: MessagePort) => writer.calls.ask('attach', port, [port]),
    onAnswer: options.onAnswer ?? (() => {}),
  })

  function startWriter(): { worker: Worker; calls: Calls<WriterCalls> } {
    const worker = start('writer', {
      ...{ databaseUrl, snapshotFile, rates },
      madeBy: makerOf(rates),
    })
    const calls = createCalls<WriterCalls>(worker, fromWriter)
    worker.on('error', (error) =>
      log.error({ err: error }, 'the writer of the search index failed'),
    )
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
    log.warn({}, 'the writer of the search index had ended and was restarted')
    writer.calls
      .ask('load', null)
      .then(() => (isFollowing ? writer.calls.ask('follow', null) : undefined))
      .catch((error: unknown) => {
        log.error({ err: error }, 'the search index could not be built')
        void writer.worker.terminate() // its replacement tries again after a pause
      })
  }

  const ask: AskSearcher = async (...question) => {
    if (!index) throw new Refusal('not_ready')
    return pool.ask(...question)
  }

  const catchUp = createCoalescedRunner(() => writer.calls.ask('catchUp', null))

  return {
    ...searchBy(ask, limits.searchMs),
    ask,
    searchMs: limits.searchMs,
    load: () => writer.calls.ask('load', null),
    catchUp,
    standing: findStanding({ catchUp, ask: (asked) => ask('standing', asked) }),
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
  }
}
