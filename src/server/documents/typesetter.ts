/**
 * Sets documents in a process of its own, started when the first is asked for and ended when none was for a
 * while: fonts and compiler take 100 MB. One document at a time; the others wait in line, not for long and not
 * too many. A process that hangs or breaks is replaced, and this one never waits for it.
 */
import type { ChildProcess } from 'node:child_process'
import { Refusal } from '#core/api/refusal.ts'
import type { TypesetDocument, Typesetter } from '#core/documents/typeset.ts'
import { type Calls, createCalls } from '#server/process/thread-calls.ts'
import type { Log } from '#work/world/world.ts'
import { createTypesetCache } from './typeset-cache.ts'
import type { TypesetCalls } from './typeset-process.ts'
import { startTypesetProcess } from './typeset-start.ts'

export type TypesetLimits = {
  /** A process that has not answered by then is ended. A long CV takes a tenth of a second. */
  hungMs: number
  /** How many may wait. */
  waiting: number
  /** A request that has waited this long is refused with a time to retry. */
  waitMs: number
  /** Without work for so long, the process ends. */
  idleMs: number
}

const LIMITS: TypesetLimits = { hungMs: 10_000, waiting: 50, waitMs: 20_000, idleMs: 120_000 }
/** Letters in one document: ten times what a long CV has. */
const MAX_LETTERS = 300_000

export type RunningTypesetter = Typesetter & {
  /** Null while it does not run. */
  processId(): number | null
  stop(): Promise<void>
}

type Options = { log: Log; limits?: TypesetLimits; start?: () => ChildProcess }

type Child = { process: ChildProcess; calls: Calls<TypesetCalls>; isLeft: boolean }

type Job = {
  run(calls: Calls<TypesetCalls>): Promise<TypesetDocument>
  resolve(document: TypesetDocument): void
  reject(error: Error): void
  waiting: NodeJS.Timeout
}

export function createTypesetter({
  log,
  limits = LIMITS,
  start = startTypesetProcess,
}: Options): RunningTypesetter {
  const drawn = createTypesetCache()
  let child: Child | null = null
  let line: Job[] = []
  let isBusy = false
  let stopping = false
  let idle: NodeJS.Timeout | undefined

  function ready() {
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
      log.error({ err: error }, 'the typesetter broke')
      leave(own)
    })
    started.once('exit', (code, signal) => {
      if ((code || signal) && !stopping) log.warn({ code, signal }, 'the typesetter has ended')
      leave(own)
    })
    child = own
    return own
  }

  /** Whatever it was asked fails at once. What could not be started or is gone only ever says `error`. */
  function leave(own: Child) {
    if (own.isLeft) return
    own.isLeft = true
    if (child === own) child = null
    own.calls.end(new Error('the typesetter has ended'))
    own.process.kill('SIGKILL')
  }

  async function work() {
    if (isBusy) return
    const job = line.shift()
    if (!job) {
      idle = setTimeout(end, limits.idleMs).unref()
      return
    }
    isBusy = true
    clearTimeout(idle)
    clearTimeout(job.waiting)
    await set(job).then(job.resolve, job.reject)
    isBusy = false
    void work()
  }

  async function set(job: Job): Promise<TypesetDocument> {
    const own = ready()
    const hung = setTimeout(() => {
      log.error({}, 'a document took too long to set')
      job.reject(new Refusal('typesetting_too_long'))
      leave(own)
    }, limits.hungMs)
    try {
      return await job.run(own.calls)
    } finally {
      clearTimeout(hung)
    }
  }

  function end() {
    child?.process.disconnect()
    child = null
  }

  function ask(letters: number, run: Job['run']): Promise<TypesetDocument> {
    return new Promise((resolve, reject) => {
      if (stopping || line.length >= limits.waiting) return reject(busy())
      if (letters > MAX_LETTERS) return reject(new Refusal('typesetting_too_long'))
      const waiting = setTimeout(() => {
        line = line.filter((other) => other !== job)
        reject(busy())
      }, limits.waitMs)
      const job: Job = { run, resolve, reject, waiting }
      line.push(job)
      void work()
    })
  }

  /** The pages of a preview are asked for one by one; a file is asked for once. */
  function askOrKnow<Name extends keyof TypesetCalls>(
    name: Name,
    content: object,
    asked: Parameters<TypesetCalls[Name]>[0],
  ): Promise<TypesetDocument> {
    const make = () => ask(JSON.stringify(content).length, (calls) => calls.ask<Name>(name, asked))
    return asked.form === 'svg' ? drawn.get(JSON.stringify([name, asked]), make) : make()
  }

  return {
    cv: (cv, design, form) => askOrKnow('cv', cv, { cv, design, form }),
    letter: (letter, design, form) => askOrKnow('letter', letter, { letter, design, form }),
    processId: () => child?.process.pid ?? null,
    async stop() {
      stopping = true
      clearTimeout(idle)
      drawn.clear()
      for (const { reject, waiting } of line) {
        clearTimeout(waiting)
        reject(busy())
      }
      line = []
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
