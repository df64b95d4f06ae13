/**
 * Typesets documents in a separate process, which is started on demand and ended when idle: fonts and compiler
 * take 100 MB. One document at a time, with a queue of limited length and waiting time. A process that hangs or
 * breaks is replaced, and the main thread never blocks on it.
 */
import type { ChildProcess } from 'node:child_process'
import { Refusal } from '#core/api/refusal.ts'
import type { TypesetDocument, Typesetter } from '#core/documents/typeset.ts'
import { type Calls, createCalls } from '#server/process/thread-calls.ts'
import { createQueue } from '#store/queue.ts'
import type { Log } from '#work/use-case/use-case-services.ts'
import { createTypesetCache } from './typeset-cache.ts'
import type { TypesetCalls } from './typeset-process.ts'
import { startTypesetProcess } from './typeset-start.ts'

export type TypesetLimits = {
  /** A process that hasn't answered by then is killed. A long CV takes a tenth of a second. */
  hungMs: number
  /** How many requests may wait. */
  waiting: number
  /** A request that has waited this long is refused with a time to retry. */
  waitMs: number
  /** The process ends after this time without work. */
  idleMs: number
}

const LIMITS: TypesetLimits = { hungMs: 10_000, waiting: 50, waitMs: 20_000, idleMs: 120_000 }
/** Characters in one document: ten times those of a long CV. */
const MAX_LETTERS = 300_000

export type RunningTypesetter = Typesetter & {
  /** Null while it isn't running. */
  processId(): number | null
  stop(): Promise<void>
}

type Options = { log: Log; limits?: TypesetLimits; start?: () => ChildProcess }

type Child = { process: ChildProcess; calls: Calls<TypesetCalls>; isLeft: boolean }

type Run = (calls: Calls<TypesetCalls>) => Promise<TypesetDocument>

export function createTypesetter({
  log,
  limits = LIMITS,
  start = startTypesetProcess,
}: Options): RunningTypesetter {
  const drawn = createTypesetCache()
  let child: Child | null = null
  const queue = createQueue({
    atOnce: 1,
    maxWaiting: limits.waiting,
    maxWaitMs: limits.waitMs,
    refuse: busy,
  })
  let stopping = false
  let idle: NodeJS.Timeout | undefined

  function ready() {
    if (stopping) throw busy()
    if (child) return child
    const started = start()
    const calls = createCalls<TypesetCalls>(
      {
        postMessage: (message) => void started.send(message as object),
        on: (event, listener) => started.on(event, listener as (message: unknown) => void),
      },
      {},
    )
    const own: Child = { process: started, calls, isLeft: false }
    started.on('error', (error) => {
      log.error({ err: error }, 'the typesetter failed')
      leave(own)
    })
    started.once('exit', (code, signal) => {
      if ((code || signal) && !stopping) log.warn({ code, signal }, 'the typesetter has ended')
      leave(own)
    })
    child = own
    return own
  }

  /**
   * Everything it was asked fails at once. Also called on `error`, the only event of a process that couldn't be
   * started or is gone.
   */
  function leave(own: Child, reason = new Error('the typesetter has ended')) {
    if (own.isLeft) return
    own.isLeft = true
    if (child === own) child = null
    own.calls.end(reason)
    own.process.kill('SIGKILL')
  }

  async function typeset(run: Run): Promise<TypesetDocument> {
    clearTimeout(idle)
    const own = ready()
    const hung = setTimeout(() => {
      log.error({}, 'a document took too long to typeset')
      leave(own, new Refusal('typesetting_too_long'))
    }, limits.hungMs)
    try {
      return await run(own.calls)
    } finally {
      clearTimeout(hung)
      idle = setTimeout(end, limits.idleMs).unref()
    }
  }

  function end() {
    child?.process.disconnect()
    child = null
  }

  async function ask(letters: number, run: Run): Promise<TypesetDocument> {
    if (letters > MAX_LETTERS) throw new Refusal('typesetting_too_long')
    return queue.run(() => typeset(run))
  }

  /** The pages of a preview are requested one by one; a file only once. */
  function askOrReuse<Name extends 'cv' | 'letter'>(
    name: Name,
    content: object,
    asked: Parameters<TypesetCalls[Name]>[0],
  ): Promise<TypesetDocument> {
    const make = () => ask(JSON.stringify(content).length, (calls) => calls.ask<Name>(name, asked))
    return asked.form === 'svg' ? drawn.get(JSON.stringify([name, asked]), make) : make()
  }

  return {
    cv: (cv, design, form) => askOrReuse('cv', cv, { cv, design, form }),
    letter: (letter, design, form) => askOrReuse('letter', letter, { letter, design, form }),
    report: (report) =>
      ask(JSON.stringify(report).length, (calls) => calls.ask('report', { report })),
    processId: () => child?.process.pid ?? null,
    async stop() {
      stopping = true
      clearTimeout(idle)
      drawn.clear()
      queue.close()
      const running = child
      if (!running) return
      const ended = new Promise((resolve) => {
        running.process.once('exit', resolve)
        running.process.once('error', resolve)
      })
      leave(running)
      await ended
    },
  }
}

const busy = () => new Refusal('typesetting_busy', [], {}, 2)
