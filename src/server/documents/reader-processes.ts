/** The processes that read CVs, as their pool sees them; a separate thread starts them. */
import { Worker } from 'node:worker_threads'
import type { CvReading } from '#core/cv/cv-reading.ts'
import type { CvFormat } from '#core/files/file-kind.ts'
import { programFile } from '#server/process/project-root.ts'
import { type Calls, createCalls } from '#server/process/thread-calls.ts'
import type { CvReaderLimits, ReaderEnd } from './cv-reader.ts'
import type { LauncherCalls } from './reader-launcher.ts'

export type WaitingReader = {
  /** Call once; when it resolves, the process is gone. */
  read(format: CvFormat, bytes: Uint8Array): Promise<ReadOutcome>
  /** Resolves when the process is gone. */
  kill(): Promise<void>
}

export type ReadOutcome = {
  end: ReaderEnd
  reading: CvReading | null
  oddPart: string | null
  peakBytes: number
}

export type ReaderProcesses = {
  /** `isSpare`: a process that waits for a file. */
  start(options: { isSpare: boolean }): WaitingReader
  /** Resolves when every process is gone. */
  stop(): Promise<void>
}

const FAILED: ReadOutcome = { end: 'failed', reading: null, oddPart: null, peakBytes: 0 }

type Launcher = { worker: Worker; calls: Calls<LauncherCalls> }

export function createReaderProcesses(limits: CvReaderLimits): ReaderProcesses {
  let launcher: Launcher | null = null
  let started = 0
  let asked = 0

  /** Started with the first file: most servers never get one. */
  function launch(): Launcher {
    if (launcher) return launcher
    const worker = new Worker(programFile('documents/reader-launcher'), { name: 'reader-launcher' })
    worker.unref()
    const calls = createCalls<LauncherCalls>(worker, {})
    const made = { worker, calls }
    const end = () => {
      if (launcher === made) launcher = null
      calls.end(new Error('the thread that starts readers has ended'))
    }
    worker.on('error', end)
    worker.on('exit', end)
    launcher = made
    return made
  }

  /** The thread keeps the server running only while a call is pending. */
  async function waited<T>(worker: Worker, answer: Promise<T>): Promise<T> {
    asked++
    worker.ref()
    try {
      return await answer
    } finally {
      asked--
      if (asked === 0) worker.unref()
    }
  }

  return {
    start({ isSpare }) {
      const id = ++started
      const { worker, calls } = launch()
      calls.ask('start', { id, isSpare, limits }).catch(() => {}) // `read` then fails and reports it
      return {
        async read(format, bytes) {
          try {
            const outcome = await waited(worker, calls.ask('read', { id, format, bytes, limits }))
            return { ...outcome, reading: outcome.reading && JSON.parse(outcome.reading) }
          } catch {
            return FAILED // the thread has ended, and its processes with it
          }
        },
        kill: () => waited(worker, calls.ask('kill', id)).catch(() => {}),
      }
    },
    async stop() {
      await launcher?.worker.terminate()
    },
  }
}
