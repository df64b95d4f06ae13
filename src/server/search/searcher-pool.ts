/**
 * Distributes questions among the searcher threads: each works on one, the others wait in a queue with limited
 * length and time. A thread that dies is replaced and its question is asked once more; a thread that hangs is
 * killed. Every question gets an answer or a refusal.
 */
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads'
import { Refusal, type RefusalCode } from '#core/api/refusal.ts'
import { type Calls, createCalls } from '#server/process/thread-calls.ts'
import { createQueue } from '#store/queue.ts'
import type { Log } from '#work/use-case/use-case-services.ts'
import type { SearcherCalls } from './search-threads.ts'

export type SearchLimits = {
  /** For one search; checked between two segments of the index. */
  searchMs: number
  /** A searcher that hasn't answered by then is killed: it no longer checks its own limit. */
  hungMs: number
  /** How long a question may wait for its turn. */
  waitMs: number
  /** How many questions may wait. */
  waiting: number
}

/** A visitor gives up or tries again after a second or two. */
export const SEARCH_LIMITS: SearchLimits = {
  searchMs: 1_000,
  hungMs: 5_000,
  waitMs: 2_000,
  waiting: 1_000,
}

/** Before replacing a searcher that died before it was ready. */
const RESTART_PAUSE_MS = 1_000
/** The question may have killed its thread; if it happens twice, that is no coincidence. */
const MAX_TRIES = 2

export type QuestionKind = Exclude<keyof SearcherCalls, 'listenTo'>

export type Answered = {
  kind: QuestionKind
  /** In the queue; `tookMs` runs from then until the answer. */
  waitedMs: number
  tookMs: number
  outcome: 'answered' | 'failed' | 'abandoned' | RefusalCode
}

export type SearcherPool = {
  ask<Kind extends QuestionKind>(
    kind: Kind,
    argument: Parameters<SearcherCalls[Kind]>[0],
    abandon?: AbortSignal,
  ): Promise<ReturnType<SearcherCalls[Kind]>>
  /** Connects every searcher to a new writer. */
  reattach(): void
  waiting(): number
  stop(): Promise<void>
}

type Options = {
  size: number
  /** Questions that a searcher works on at once; one unless it mostly waits for others. */
  atOnce?: number
  limits: SearchLimits
  log: Log
  start(): Worker
  /** Passes a searcher's port to the writer; resolves when the searcher can answer. */
  attach(port: MessagePort): Promise<void>
  onAnswer(answered: Answered): void
}

type Searcher = {
  worker: Worker
  calls: Calls<SearcherCalls>
  /** Whether it has an index. */
  isReady: boolean
  /** It hangs and is being killed; its replacement takes over. */
  isEnding: boolean
  /** The number of questions it works on. */
  busy: number
}

export function createSearcherPool(options: Options): SearcherPool {
  const { size, atOnce = 1, limits, log, attach, onAnswer } = options
  const searchers = new Set<Searcher>()
  const queue = createQueue({
    atOnce: 0,
    maxWaiting: limits.waiting,
    maxWaitMs: limits.waitMs,
    // If the client has disconnected, nobody reads the refusal.
    refuse: () => new Refusal('search_busy'),
  })
  let stopping = false
  for (let n = 0; n < size; n++) start()

  function start() {
    if (stopping) return
    const worker = options.start()
    const searcher: Searcher = {
      worker,
      calls: createCalls<SearcherCalls>(worker, {}),
      isReady: false,
      isEnding: false,
      busy: 0,
    }
    searchers.add(searcher)
    worker.on('error', (error) => {
      if (!stopping) log.error({ err: error }, 'a searcher failed')
    })
    worker.once('exit', () => replace(searcher))
    connect(searcher)
  }

  function connect(searcher: Searcher) {
    const { port1, port2 } = new MessageChannel()
    searcher.calls.ask('listenTo', port2, [port2]).catch(() => {}) // its exit event covers this
    attach(port1).then(
      () => {
        searcher.isReady = true
        countReady()
      },
      () => {}, // the writer has ended: `reattach` connects all searchers to the next one
    )
  }

  function replace(searcher: Searcher) {
    searchers.delete(searcher)
    countReady()
    searcher.calls.end(new Error('a search crashed its thread'))
    if (stopping) return
    log.warn({}, 'a searcher had ended and was restarted')
    if (searcher.isReady) start()
    else setTimeout(start, RESTART_PAUSE_MS).unref()
  }

  /** Each searcher that can answer is asked only so many questions at a time. */
  function countReady() {
    queue.resize([...searchers].filter(isUsable).length * atOnce)
  }

  async function askSearcher(searcher: Searcher, kind: QuestionKind, argument: unknown) {
    const hung = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      searcher.isEnding = true
      countReady()
      hung.reject(new Refusal('search_too_long'))
      void searcher.worker.terminate()
    }, limits.hungMs)
    searcher.busy++
    try {
      return await Promise.race([searcher.calls.ask(kind, argument as never), hung.promise])
    } finally {
      clearTimeout(timer)
      searcher.busy--
    }
  }

  async function ask(kind: QuestionKind, argument: unknown, signal: AbortSignal | undefined) {
    const askedAt = performance.now()
    let begunAt: number | null = null
    let outcome: Answered['outcome'] = 'answered'
    try {
      for (let tries = 1; ; tries++) {
        const leave = await queue.enter({ signal, isFirst: tries > 1 })
        begunAt = performance.now()
        // There are as many slots as usable searchers have.
        const searcher = [...searchers].find((it) => isUsable(it) && it.busy < atOnce) as Searcher
        try {
          return await askSearcher(searcher, kind, argument)
        } catch (error) {
          if (searchers.has(searcher) || tries === MAX_TRIES) throw error
        } finally {
          leave()
        }
      }
    } catch (error) {
      const isAbandoned = begunAt === null && signal?.aborted
      outcome = isAbandoned ? 'abandoned' : error instanceof Refusal ? error.code : 'failed'
      throw error
    } finally {
      const now = performance.now()
      const waitedMs = (begunAt ?? now) - askedAt
      onAnswer({ kind, waitedMs, tookMs: now - askedAt - waitedMs, outcome })
    }
  }

  return {
    ask: ask as SearcherPool['ask'],
    reattach() {
      for (const searcher of searchers) connect(searcher)
    },
    waiting: queue.waiting,
    async stop() {
      stopping = true
      queue.close()
      await Promise.all([...searchers].map(({ worker }) => worker.terminate()))
    },
  }
}

const isUsable = ({ isReady, isEnding }: Searcher) => isReady && !isEnding
