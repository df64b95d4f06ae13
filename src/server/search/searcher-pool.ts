/**
 * Spreads questions over the searcher threads: each works on one, the others wait in line, not for long and
 * not too many. A thread that dies is replaced and its question asked once more; one that does not come back
 * from a question is ended. No question stays without an answer or a refusal.
 */
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads'
import { Refusal, type RefusalCode } from '#core/api/refusal.ts'
import type { Abandon } from '#core/search/query.ts'
import { type Calls, createCalls } from '#server/process/thread-calls.ts'
import type { Log } from '#work/world/world.ts'
import type { SearcherCalls } from './search-threads.ts'

export type SearchLimits = {
  /** For one search; looked at between two segments of the index. */
  searchMs: number
  /** A searcher that has not answered by then is ended: it does not look at its limit any more. */
  hungMs: number
  /** How long a question may wait for its turn. */
  waitMs: number
  /** How many may wait. */
  waiting: number
}

/** A visitor has gone, or tries again, after a second or two. */
export const SEARCH_LIMITS: SearchLimits = {
  searchMs: 1_000,
  hungMs: 5_000,
  waitMs: 2_000,
  waiting: 1_000,
}

/** Before a searcher that died without ever answering is tried again. */
const RESTART_PAUSE_MS = 1_000
/** The thread of a question died: it may have been the question's fault, and twice is no chance. */
const MAX_TRIES = 2

export type QuestionKind = Exclude<keyof SearcherCalls, 'listenTo'>

export type Answered = {
  kind: QuestionKind
  /** In line; then until the answer. */
  waitedMs: number
  tookMs: number
  outcome: 'answered' | 'failed' | 'abandoned' | RefusalCode
}

export type SearcherPool = {
  ask<Kind extends QuestionKind>(
    kind: Kind,
    argument: Parameters<SearcherCalls[Kind]>[0],
    abandon?: Abandon,
  ): Promise<ReturnType<SearcherCalls[Kind]>>
  /** Connects every searcher to a new writer. */
  reattach(): void
  waiting(): number
  stop(): Promise<void>
}

type Options = {
  size: number
  limits: SearchLimits
  log: Log
  start(): Worker
  /** Gives a searcher's port to the writer; resolves when the searcher can answer. */
  attach(port: MessagePort): Promise<void>
  onAnswer(answered: Answered): void
}

type Question = {
  kind: QuestionKind
  argument: unknown
  askedAt: number
  tries: number
  timer: NodeJS.Timeout
  isSettled: boolean
  resolve(value: unknown): void
  reject(error: Error): void
}

type Searcher = {
  worker: Worker
  calls: Calls<SearcherCalls>
  /** It has an index. */
  isReady: boolean
  /** It hangs and is being ended: another takes its place. */
  isEnding: boolean
  question: Question | null
}

export function createSearcherPool(options: Options): SearcherPool {
  const { size, limits, log, attach, onAnswer } = options
  const searchers = new Set<Searcher>()
  let line: Question[] = []
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
      question: null,
    }
    searchers.add(searcher)
    worker.on('error', (error) => {
      if (!stopping) log.error({ err: error }, 'a searcher broke')
    })
    worker.once('exit', () => replace(searcher))
    connect(searcher)
  }

  function connect(searcher: Searcher) {
    const { port1, port2 } = new MessageChannel()
    searcher.calls.ask('listenTo', port2, [port2]).catch(() => {}) // its exit is heard as well
    attach(port1).then(
      () => {
        searcher.isReady = true
        dispatch()
      },
      () => {}, // the writer has ended: the next one gets a list of all searchers
    )
  }

  function replace(searcher: Searcher) {
    searchers.delete(searcher)
    searcher.calls.end(new Error('the searcher has ended'))
    const { question } = searcher
    if (question) again(question)
    if (stopping) return
    log.warn({}, 'a searcher had ended; started again')
    if (searcher.isReady) start()
    else setTimeout(start, RESTART_PAUSE_MS).unref()
  }

  function again(question: Question) {
    if (question.tries < MAX_TRIES && !stopping) {
      question.timer = setTimeout(() => refuse(question), limits.waitMs)
      line.unshift(question)
    } else settle(question, 'failed', () => question.reject(new Error('a search ended its thread')))
  }

  function dispatch() {
    for (const searcher of searchers) {
      if (line.length === 0) return
      if (!searcher.isReady || searcher.isEnding || searcher.question) continue
      const question = line.shift() as Question
      put(question, searcher)
    }
  }

  function put(question: Question, searcher: Searcher) {
    clearTimeout(question.timer)
    question.tries++
    searcher.question = question
    const waitedMs = performance.now() - question.askedAt
    const hung = setTimeout(() => {
      searcher.isEnding = true
      searcher.question = null
      settle(question, 'search_too_long', () => question.reject(new Refusal('search_too_long')))
      void searcher.worker.terminate()
    }, limits.hungMs)
    searcher.calls
      .ask(question.kind, question.argument as never)
      .then(
        (value) => settle(question, 'answered', () => question.resolve(value), waitedMs),
        (error: Error) => {
          if (!searchers.has(searcher)) return // it died: its replacement asks again
          const outcome = error instanceof Refusal ? error.code : 'failed'
          settle(question, outcome, () => question.reject(error), waitedMs)
        },
      )
      .finally(() => {
        clearTimeout(hung)
        if (searcher.question === question) searcher.question = null
        dispatch()
      })
  }

  /** Once: an answer may come while its thread is being ended for taking so long. */
  function settle(
    question: Question,
    outcome: Answered['outcome'],
    tell: () => void,
    waitedMs = performance.now() - question.askedAt,
  ) {
    if (question.isSettled) return
    question.isSettled = true
    const { kind, askedAt, timer } = question
    clearTimeout(timer)
    onAnswer({ kind, waitedMs, tookMs: performance.now() - askedAt - waitedMs, outcome })
    tell()
  }

  function refuse(question: Question, outcome: 'search_busy' | 'abandoned' = 'search_busy') {
    line = line.filter((other) => other !== question)
    settle(question, outcome, () => question.reject(new Refusal('search_busy')))
  }

  return {
    ask: (kind, argument, abandon) =>
      new Promise((resolve, reject) => {
        const question: Question = {
          kind,
          argument,
          askedAt: performance.now(),
          tries: 0,
          timer: setTimeout(() => refuse(question), limits.waitMs),
          isSettled: false,
          resolve: resolve as Question['resolve'],
          reject,
        }
        if (abandon?.aborted) return refuse(question, 'abandoned')
        line.push(question)
        // Who has gone needs no answer: nobody reads the refusal.
        abandon?.addEventListener('abort', () => {
          if (line.includes(question)) refuse(question, 'abandoned')
        })
        dispatch()
        if (line.length > limits.waiting) refuse(question)
      }),
    reattach() {
      for (const searcher of searchers) connect(searcher)
    },
    waiting: () => line.length,
    async stop() {
      stopping = true
      for (const question of line) refuse(question)
      await Promise.all([...searchers].map(({ worker }) => worker.terminate()))
    },
  }
}
