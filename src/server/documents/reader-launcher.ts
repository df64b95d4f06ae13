/**
 * A thread that starts the processes that read CVs, and validates their answers. Starting a process blocks the
 * thread that does it, for longer the more memory the server uses, so it isn't done on the thread that answers
 * requests.
 */
import { type MessagePort, parentPort } from 'node:worker_threads'
import { CvReading } from '#core/cv/cv-reading.ts'
import type { CvFormat } from '#core/files/file-kind.ts'
import { createCalls } from '#server/process/thread-calls.ts'
import type { CvReaderLimits, ReaderEnd } from './cv-reader.ts'
import { type ReaderProcess, startReaderProcess } from './reader-process.ts'

export type LaunchedRead = {
  end: ReaderEnd
  /** A `CvReading` as JSON, which crosses threads faster than an object; null if there is none. */
  reading: string | null
  /** The path in an answer that failed validation. */
  oddPart: string | null
  peakBytes: number
}

export type LauncherCalls = {
  start(asked: { id: number; isSpare: boolean; limits: CvReaderLimits }): void
  /** Ends the process. One that died while waiting is replaced by another. */
  read(asked: {
    id: number
    format: CvFormat
    bytes: Uint8Array
    limits: CvReaderLimits
  }): Promise<LaunchedRead>
  /** Answers when the process is gone. */
  kill(id: number): Promise<void>
}

const processes = new Map<number, ReaderProcess>()

const calls: LauncherCalls = {
  start({ id, isSpare, limits }) {
    processes.set(id, startReaderProcess(limits, { isSpare }))
  },
  async read({ id, format, bytes, limits }) {
    const known = processes.get(id)
    const child = known && !known.isGone() ? known : startReaderProcess(limits, { isSpare: false })
    processes.set(id, child)
    try {
      const { end, answer, peakBytes } = await child.read(format, bytes)
      const reading = answer === null ? null : CvReading.safeParse(answer)
      return {
        end,
        reading: reading?.success ? JSON.stringify(reading.data) : null,
        oddPart: reading?.error?.issues[0]?.path.join('.') ?? null,
        peakBytes,
      }
    } finally {
      processes.delete(id)
    }
  },
  async kill(id) {
    await processes.get(id)?.kill()
    processes.delete(id)
  },
}

createCalls<Record<string, never>>(parentPort as MessagePort, calls)
