/**
 * The main thread's side of a search on a cluster: one thread feeds the cluster when this server has the lease
 * (search-feeder.ts), others answer from it (search-cluster.ts). Any of them can die and is replaced.
 */
import type { MessagePort, Worker } from 'node:worker_threads'
import { Refusal } from '#core/api/refusal.ts'
import type { JobId } from '#core/job/job.ts'
import { type ExchangeRates, SHIPPED_RATES } from '#core/pay/exchange-rates.ts'
import type { ClusterSettings } from '#server/process/cluster-settings.ts'
import { createCoalescedRunner } from '#server/process/runners.ts'
import { type Calls, createCalls } from '#server/process/thread-calls.ts'
import type { Log } from '#work/use-case/use-case-services.ts'
import { findStanding } from './find-standing.ts'
import type { SearchHost } from './search-host.ts'
import { type AskSearcher, searchBy } from './search-questions.ts'
import {
  type ClusterCalls,
  type ClusterStart,
  type FeederCalls,
  type HostCalls,
  type IndexState,
  makerOf,
  type StartThread,
  startThread,
} from './search-threads.ts'
import {
  type Answered,
  createSearcherPool,
  SEARCH_LIMITS,
  type SearchLimits,
} from './searcher-pool.ts'

/** A thread waits for the cluster most of the time. */
const QUESTIONS_AT_ONCE = 16
/** Before a feeder that died is replaced. */
const RESTART_PAUSE_MS = 1_000
/** Longer than between two looks of the feeder, and than one that has much to write. */
const STALE_MS = 30_000

/** A search may fail over to another node once or twice. */
export const CLUSTER_LIMITS: SearchLimits = { ...SEARCH_LIMITS, searchMs: 2_000, hungMs: 10_000 }

type Options = {
  databaseUrl: string
  cluster: ClusterSettings
  searchers: number
  rates?: ExchangeRates
  log: Log
  onChange: (ids: JobId[] | null) => void
  onShown?: () => void
  onAnswer?: (answered: Answered) => void
  limits?: SearchLimits
  start?: StartThread
}

export function createClusterHost(options: Options): SearchHost {
  const { databaseUrl, cluster, log, onChange, start = startThread } = options
  const { rates = SHIPPED_RATES, onShown = () => {}, limits = CLUSTER_LIMITS } = options
  const data: ClusterStart = {
    ...{ databaseUrl, cluster, rates, madeBy: makerOf(rates, 'feeder') },
    searchMs: limits.searchMs,
  }
  const ports = new Set<Calls<ClusterCalls>>()
  const firstReady = Promise.withResolvers<void>()
  let index: IndexState | null = null
  let lookedAt: number | null = null
  let isFollowing = false
  let stopping = false

  const fromThreads: HostCalls = {
    forget: (ids) => onChange(ids),
    looked(state) {
      index = state
      lookedAt = performance.now()
      onShown()
    },
    log: ({ level, fields, message }) => log[level](fields, message),
  }

  let feeder = startFeeder()
  const pool = createSearcherPool({
    size: options.searchers,
    atOnce: QUESTIONS_AT_ONCE,
    limits,
    log,
    start: () => start('cluster', data),
    attach,
    onAnswer: options.onAnswer ?? (() => {}),
  })

  async function attach(port: MessagePort) {
    const calls = createCalls<ClusterCalls>(port, fromThreads)
    ports.add(calls)
    port.once('close', () => {
      ports.delete(calls)
      calls.end(new Error('this thread has ended'))
    })
    await calls.ask('ready', null)
    if (isFollowing) await calls.ask('follow', null)
    firstReady.resolve()
  }

  function startFeeder(): { worker: Worker; calls: Calls<FeederCalls> } {
    const worker = start('feeder', data)
    const calls = createCalls<FeederCalls>(worker, { log: fromThreads.log })
    worker.on('error', (error) =>
      log.error({ err: error }, 'the feeder of the search cluster failed'),
    )
    worker.once('exit', () => {
      calls.end(new Error('the feeder of the search cluster has ended'))
      if (!stopping) setTimeout(replaceFeeder, RESTART_PAUSE_MS).unref()
    })
    calls.ask('follow', null).catch(() => {}) // its exit event covers this
    return { worker, calls }
  }

  function replaceFeeder() {
    if (stopping) return
    log.warn({}, 'the feeder of the search cluster had ended and was restarted')
    feeder = startFeeder()
  }

  const ask: AskSearcher = async (...question) => {
    if (!index) throw new Refusal('not_ready')
    return pool.ask(...question)
  }

  const catchUp = createCoalescedRunner(async () => {
    await firstReady.promise
    await Promise.all([...ports].map((calls) => calls.ask('catchUp', null)))
  })
  const ageMs = () => (lookedAt === null ? null : Math.round(performance.now() - lookedAt))

  return {
    ...searchBy(ask, limits.searchMs),
    ask,
    searchMs: limits.searchMs,
    load: () => firstReady.promise,
    catchUp,
    standing: findStanding({ catchUp, ask: (asked) => ask('standing', asked) }),
    async follow() {
      isFollowing = true
      await Promise.all([...ports].map((calls) => calls.ask('follow', null)))
    },
    async stop() {
      stopping = true
      const ended = [feeder.calls, ...ports].map((calls) =>
        (calls as Calls<Pick<FeederCalls, 'stop'>>).ask('stop', null).catch(() => {}),
      )
      await Promise.all(ended)
      await feeder.worker.terminate()
      await pool.stop()
    },
    state: () => ({
      ready: index !== null,
      jobs: index?.jobs ?? 0,
      position: index?.position ?? null,
      ageMs: ageMs(),
      waiting: pool.waiting(),
      index,
      cluster: { isFollowed: (ageMs() ?? Number.POSITIVE_INFINITY) < STALE_MS },
    }),
  }
}
