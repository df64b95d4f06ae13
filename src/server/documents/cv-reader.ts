/**
 * Reads CVs, each in a single-use process: one or two at a time, one per account, with a queue of limited length
 * and waiting time. A file that a process can't read within its limits gives a reading without a CV, so its owner
 * can continue by hand. Only a full queue or a second CV of the same account is refused.
 */
import { availableParallelism } from 'node:os'
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { type CvReading, READER_RULES } from '#core/cv/cv-reading.ts'
import type { CvFormat } from '#core/files/file-kind.ts'
import { CV_READING_SECONDS } from '#core/files/file-limits.ts'
import { createQueue } from '#store/queue.ts'
import type { Log, Services } from '#work/use-case/use-case-services.ts'
import { createReaderProcesses, type WaitingReader } from './reader-processes.ts'

/** The answer of the process. */
export type ReaderAnswer = { reading: CvReading } | { failedAt: string }

export type CvReaderLimits = {
  /** At once. */
  processes: number
  /** In the queue. */
  waiting: number
  /** Longest wait in the queue, in milliseconds. */
  waitMs: number
  /** CPU time since the process started. */
  cpuMs: number
  /** From sending the file to receiving the answer: more than `cpuMs`, because others may need the CPU too. */
  readMs: number
  /** Resident memory of one process. */
  memoryBytes: number
  /** Size of an answer: a megabyte of text, and what was parsed from it. */
  answerBytes: number
}

const MB = 1024 * 1024

/** A typical file takes a quarter of a second and 120 MB. One CPU is always left for searches. */
export const CV_READER_LIMITS: CvReaderLimits = {
  processes: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 20,
  waitMs: 30_000,
  cpuMs: CV_READING_SECONDS * 1_000,
  readMs: 20_000,
  memoryBytes: 256 * MB,
  answerBytes: 4 * MB,
}

/** How a process ended, for the log and for measurements. */
export type ReaderEnd = 'read' | 'failed' | 'too_long' | 'too_much_memory' | 'too_much_text'

export type CvReader = {
  read: Services['readCv']
  /** Starts a process in advance for the next file. */
  warm(): void
  stop(): Promise<void>
}

type Options = {
  log: Log
  /** Whether a process is kept ready: files are read in a third of the time, for 130 MB of memory. */
  keepsSpare: boolean
  limits?: CvReaderLimits
  onEnd?(end: ReaderEnd, peakBytes: number): void
}

/** By then, a few files of the queue have been read. */
const RETRY_AFTER_SECONDS = 5

export function createCvReader(options: Options): CvReader {
  const { log, keepsSpare, limits = CV_READER_LIMITS } = options
  const accounts = new Set<AccountId>()
  const processes = createReaderProcesses(limits)
  const running = new Set<WaitingReader>()
  const queue = createQueue({
    atOnce: limits.processes,
    maxWaiting: limits.waiting,
    maxWaitMs: limits.waitMs,
    refuse: busyRefusal,
  })
  let spare: WaitingReader | null = null
  let isStopping = false

  function warm() {
    if (isStopping) return
    spare ??= processes.start({ isSpare: true })
  }

  async function readAlone(
    format: CvFormat,
    bytes: Uint8Array,
    signal: AbortSignal | undefined,
  ): Promise<CvReading> {
    if (signal?.aborted) throw busyRefusal()
    const child = spare ?? processes.start({ isSpare: false })
    spare = null
    running.add(child)
    const abandon = () => child.kill()
    signal?.addEventListener('abort', abandon)
    try {
      const { end, reading, oddPart, peakBytes } = await child.read(format, bytes)
      options.onEnd?.(end, peakBytes)
      if (signal?.aborted) throw busyRefusal()
      if (reading) return reading
      log.warn({ format, bytes: bytes.length, end, oddPart }, 'a CV could not be read')
      return unreadable(format, end)
    } finally {
      running.delete(child)
      signal?.removeEventListener('abort', abandon)
      if (keepsSpare) warm()
    }
  }

  return {
    async read(accountId, format, bytes, signal) {
      if (accounts.has(accountId)) {
        throw new Refusal('one_cv_at_a_time', [], {}, RETRY_AFTER_SECONDS)
      }
      accounts.add(accountId)
      try {
        return await queue.run(() => readAlone(format, bytes, signal), { signal })
      } finally {
        accounts.delete(accountId)
      }
    },
    warm,
    async stop() {
      isStopping = true
      queue.close()
      const all = [...running, ...(spare ? [spare] : [])]
      await Promise.all(all.map((child) => child.kill()))
      await processes.stop()
    },
  }
}

/** Also for a client that has disconnected, which won't read it. */
const busyRefusal = () => new Refusal('readers_busy', [], {}, RETRY_AFTER_SECONDS)

const unreadable = (format: CvFormat, end: ReaderEnd): CvReading => ({
  rules: READER_RULES,
  format,
  pages: [],
  lines: [],
  cv: EMPTY_CV,
  marks: {},
  troubles: [end === 'too_long' ? 'timed_out' : 'damaged'],
  unread: [],
})
