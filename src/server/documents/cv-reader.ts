/**
 * Reads CVs, each in a process of its own that is used once: one or two at a time, one for each account, the others
 * in line, not for long and not too many. What a process cannot read within its limits is a reading without a CV, so
 * that its owner can go on by hand; only a full line is a refusal.
 */
import { availableParallelism } from 'node:os'
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { type CvFormat, type CvReading, READER_RULES } from '#core/cv/cv-reading.ts'
import { CV_READING_SECONDS } from '#core/files/file-limits.ts'
import type { Log, World } from '#work/world/world.ts'
import { createReaderProcesses, type WaitingReader } from './reader-processes.ts'

/** What the process answers. */
export type ReaderAnswer = { reading: CvReading } | { failedAt: string }

export type CvReaderLimits = {
  /** At once. */
  processes: number
  /** In line behind them. */
  waiting: number
  /** In line at most, milliseconds. */
  waitMs: number
  /** Of the processor, since the process began. */
  cpuMs: number
  /** From the file's first byte to the answer's last: more, since others may want the processor too. */
  readMs: number
  /** Resident, of one process. */
  memoryBytes: number
  /** Of an answer: a megabyte of text, and what was understood of it. */
  answerBytes: number
}

const MB = 1024 * 1024

/** A usual file takes a quarter of a second and 120 MB. One processor is always left for searches. */
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
  read: World['readCv']
  /** Starts the process that the next file finds ready. */
  warm(): void
  stop(): Promise<void>
}

type Options = {
  log: Log
  /** Whether a process is kept ready: a file is read in a third of the time, for 130 MB of memory. */
  keepsSpare: boolean
  limits?: CvReaderLimits
  onEnd?(end: ReaderEnd, peakBytes: number): void
}

type Turn = { resolve(): void; reject(error: Error): void; timer: NodeJS.Timeout }

/** After a few files of the line before. */
const RETRY_AFTER_SECONDS = 5

export function createCvReader(options: Options): CvReader {
  const { log, keepsSpare, limits = CV_READER_LIMITS } = options
  const accounts = new Set<AccountId>()
  const processes = createReaderProcesses(limits)
  const running = new Set<WaitingReader>()
  let line: Turn[] = []
  let busy = 0
  let spare: WaitingReader | null = null
  let isStopping = false

  function warm() {
    if (isStopping) return
    spare ??= processes.start({ isSpare: true })
  }

  function takeTurn(signal: AbortSignal | undefined): Promise<void> {
    if (busy < limits.processes) {
      busy++
      return Promise.resolve()
    }
    if (line.length >= limits.waiting) return Promise.reject(busyRefusal())
    return new Promise((resolve, reject) => {
      const leave = () => {
        line = line.filter((other) => other !== turn)
        clearTimeout(turn.timer)
        reject(busyRefusal())
      }
      const turn: Turn = { resolve, reject, timer: setTimeout(leave, limits.waitMs) }
      line.push(turn)
      signal?.addEventListener('abort', leave)
    })
  }

  function endTurn() {
    const next = line.shift()
    if (!next) {
      busy--
      return
    }
    clearTimeout(next.timer)
    next.resolve()
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
      return unreadable(format)
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
        await takeTurn(signal)
        try {
          return await readAlone(format, bytes, signal)
        } finally {
          endTurn()
        }
      } finally {
        accounts.delete(accountId)
      }
    },
    warm,
    async stop() {
      isStopping = true
      for (const turn of line) {
        clearTimeout(turn.timer)
        turn.reject(busyRefusal())
      }
      line = []
      const all = [...running, ...(spare ? [spare] : [])]
      await Promise.all(all.map((child) => child.kill()))
      await processes.stop()
    },
  }
}

/** Also for who has gone meanwhile: nobody reads that. */
const busyRefusal = () => new Refusal('readers_busy', [], {}, RETRY_AFTER_SECONDS)

const unreadable = (format: CvFormat): CvReading => ({
  rules: READER_RULES,
  format,
  pages: [],
  lines: [],
  cv: EMPTY_CV,
  marks: {},
  troubles: ['damaged'],
  unread: [],
})
