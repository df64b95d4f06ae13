/**
 * Threads that render pages which visitors share, so that a server uses all cores of its machine with one index. Each
 * page goes to the least busy thread, or is rendered on the main thread if that is less busy, if the database is down,
 * or if a thread fails it. A thread that dies or hangs is replaced after a pause, and loses no page.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { JobId } from '#core/job/job.ts'
import type { SiteState } from '#core/operator/site-state.ts'
import { programFile } from '#server/process/project-root.ts'
import { currentRequestId } from '#server/process/request-scope.ts'
import { type Calls, createCalls } from '#server/process/thread-calls.ts'
import type { KeptAnswer } from '#server/search/outage-relay.ts'
import type { AskSearcher } from '#server/search/search-questions.ts'
import { readsReplica } from '#store/read-routing.ts'
import { publishStatement } from '#store/statement-channel.ts'
import type { Clock, Log } from '#work/use-case/use-case-services.ts'
import type {
  PageHostCalls,
  PageThreadCalls,
  PageThreadStart,
  RenderedPage,
} from './page-thread-calls.ts'
import type { SharedRender } from './shared-page.ts'

/**
 * As the main thread has them at its start (bin/rolecall). A page that takes more ends its thread, and is then rendered
 * on the main thread, as it would be without threads.
 */
const MEMORY = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 512 }
/**
 * How many more pages than the main thread a thread may have: the main thread also does everything else, and while it
 * renders it takes no finished page from a thread and gives it none.
 */
const AHEAD = 1
/** Before a thread that died is replaced; twice that for the second in a row, and so on. */
const RESTART_PAUSE_MS = 1_000
const MAX_RESTART_PAUSE_MS = 60_000
/** A thread that has lived this long did not die of its start. */
const LIVES_MS = 60_000
/**
 * A thread that renders asks for something, or answers, every few milliseconds, and waits for the database for three
 * seconds at most. One that has been silent for so many looks hangs.
 */
const LOOK_MS = 1_000
const MAX_SILENT_LOOKS = 5
const STOP_MS = 1_000

export type PageThreads = {
  /** `here` renders on the main thread. */
  render(
    shared: SharedRender,
    site: () => Promise<SiteState>,
    here: () => Promise<Response>,
  ): Promise<Response>
  /** These jobs have changed; null for any. Called before searches find what has changed. */
  forget(ids: readonly JobId[] | null): void
  figures(): PageThreadFigures
  stop(): Promise<void>
}

/** Threads that can render, and pages by where they were rendered. */
export type PageThreadFigures = { threads: number; pages: { thread: number; main: number } }

type Options = {
  count: number
  start: PageThreadStart
  ask: AskSearcher
  clock: Clock
  log: Log
  outageCache: { downSince(): Date | null; put(key: string, stored: Buffer | null): void }
  isFollowed: () => boolean
  /** Whether the replica may be read from. */
  isReplicaCurrent: () => boolean
  startWorker?: (start: PageThreadStart) => Worker
  restartPauseMs?: number
  lookMs?: number
}

type Thread = ThreadState & { worker: Worker; calls: Calls<PageThreadCalls> }

type Within = <T>(work: () => T) => T

type ThreadState = {
  isReady: boolean
  /** Runs something as a part of a request whose page is being rendered, by the number of the render. */
  renders: Map<number, Within>
  silentLooks: number
  /** How often it was notified of changed jobs. */
  changes: number
  startedAt: number
  deaths: number
}

export function createPageThreads(options: Options): PageThreads {
  const { ask, clock, log, outageCache } = options
  const { startWorker = startPageThread, lookMs = LOOK_MS } = options
  const { restartPauseMs = RESTART_PAUSE_MS } = options
  const threads = new Set<Thread>()
  const pages = { thread: 0, main: 0 }
  let here = 0
  let renders = 0
  let stopping = false
  for (let n = 0; n < options.count; n++) begin(0)
  const looking = setInterval(endSilent, lookMs).unref()

  /** `deaths`: how many before it died soon, one after the other. */
  function begin(deaths: number) {
    if (stopping) return
    const worker = startWorker(options.start)
    const state: ThreadState = {
      ...{ isReady: false, renders: new Map(), silentLooks: 0, changes: 0 },
      ...{ startedAt: performance.now(), deaths },
    }
    const calls = createCalls<PageThreadCalls>(worker, callsOf(state))
    const thread: Thread = Object.assign(state, { worker, calls })
    threads.add(thread)
    worker.on('message', () => {
      thread.silentLooks = 0
    })
    worker.on('error', (error) => {
      if (!stopping) log.error({ err: error }, 'a thread that renders pages failed')
    })
    worker.once('exit', () => replace(thread))
    thread.calls.ask('ready', null).then(
      () => {
        thread.isReady = true
      },
      () => {}, // its exit event covers this
    )
  }

  function replace(thread: Thread) {
    threads.delete(thread)
    thread.calls.end(new Error('a thread that renders pages has ended'))
    if (stopping) return
    const hasLived = performance.now() - thread.startedAt >= LIVES_MS
    const deaths = hasLived ? 1 : thread.deaths + 1
    const pauseMs = Math.min(restartPauseMs * 2 ** (deaths - 1), MAX_RESTART_PAUSE_MS)
    log.warn({ pauseMs }, 'a thread that renders pages has ended and will be restarted')
    setTimeout(() => begin(deaths), pauseMs).unref()
  }

  /** Counted in looks instead of time: a main thread that was busy itself has read no messages. */
  function endSilent() {
    for (const thread of threads) {
      if (!thread.isReady || thread.renders.size === 0) continue
      thread.silentLooks++
      if (thread.silentLooks <= MAX_SILENT_LOOKS) continue
      log.error({}, 'a thread that renders pages hangs and is ended')
      thread.isReady = false
      void thread.worker.terminate()
    }
  }

  function callsOf(thread: ThreadState): PageHostCalls {
    const within = (render: number): Within => thread.renders.get(render) ?? ((work) => work())
    return {
      search: ({ render, kind, argument }) => within(render)(() => ask(kind, argument as never)),
      keep: (answer) => keep(thread, answer),
      log: ({ level, fields, message }) => log[level](fields, message),
      statement: ({ render, done }) => within(render)(() => publishStatement(done)),
    }
  }

  /** Not what was read before a change that the thread had not heard of. */
  function keep({ changes: heard }: ThreadState, { key, stored, changes }: KeptAnswer) {
    if (stored === null) outageCache.put(key, null)
    else if (changes === heard) outageCache.put(key, toBuffer(stored))
  }

  /** Null if the main thread is less busy than all of them. */
  function leastBusy(): Thread | null {
    if (stopping || outageCache.downSince() !== null) return null
    const [first, ...others] = [...threads].filter(({ isReady }) => isReady)
    if (!first) return null
    const least = others.reduce(
      (one, other) => (other.renders.size < one.renders.size ? other : one),
      first,
    )
    return least.renders.size <= here + AHEAD ? least : null
  }

  async function renderOn(thread: Thread, { request, nonce }: SharedRender, site: SiteState) {
    const render = ++renders
    if (thread.renders.size === 0) thread.silentLooks = 0
    thread.renders.set(render, AsyncLocalStorage.snapshot())
    try {
      return await thread.calls.ask('render', {
        ...{ render, nonce, site },
        url: request.url,
        requestId: currentRequestId() ?? '',
        now: clock.now(),
        isFollowed: options.isFollowed(),
        readsReplica: readsReplica() && options.isReplicaCurrent(),
      })
    } catch (error) {
      if (threads.has(thread)) log.error({ err: error }, 'a thread could not render a page')
      return null
    } finally {
      thread.renders.delete(render)
    }
  }

  return {
    async render(shared, site, renderHere) {
      const state = await site()
      const thread = leastBusy()
      const rendered = thread && (await renderOn(thread, shared, state))
      if (rendered) {
        pages.thread++
        return toResponse(rendered, shared)
      }
      here++
      try {
        return await renderHere()
      } finally {
        here--
        pages.main++
      }
    },
    forget(ids) {
      for (const thread of threads) {
        thread.changes++
        thread.calls.ask('forget', ids).catch(() => {}) // it has ended, with all that it had cached
      }
    },
    figures: () => ({
      threads: [...threads].filter(({ isReady }) => isReady).length,
      pages: { ...pages },
    }),
    async stop() {
      stopping = true
      clearInterval(looking)
      await Promise.all(
        [...threads].map(async ({ calls, worker, isReady }) => {
          const closed = isReady ? calls.ask('stop', null).catch(() => {}) : null
          await Promise.race([closed, delay(STOP_MS, undefined, { ref: false })])
          await worker.terminate()
        }),
      )
    },
  }
}

/** For tests, which start it themselves. */
export function startPageThread(start: PageThreadStart): Worker {
  return new Worker(programFile('http/page-thread'), {
    name: 'page-thread',
    workerData: start,
    resourceLimits: MEMORY,
  })
}

function toResponse({ status, headers, body, isHtml }: RenderedPage, shared: SharedRender) {
  if (isHtml && body) shared.html = toBuffer(body) as SharedRender['html']
  return new Response(isHtml ? null : body, { status, headers })
}

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)
