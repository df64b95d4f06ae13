/**
 * One process that reads one file: started without environment, network, threads, programs or addons, and with
 * read access to the program's own files only. Monitored, and killed when it has answered or exceeds its time or
 * memory.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import type { CvFormat } from '#core/files/file-kind.ts'
import { resourceUseOf } from '#server/process/process-use.ts'
import { isBuilt, programFile, projectRoot } from '#server/process/project-root.ts'
import type { CvReaderLimits, ReaderAnswer, ReaderEnd } from './cv-reader.ts'

export type ReaderProcess = {
  /** It ended or couldn't be started: nothing would read what is written to it. */
  isGone(): boolean
  /** Resolves when the process is gone. */
  read(format: CvFormat, bytes: Uint8Array): Promise<ReadEnd>
  /** Resolves when the process is gone. */
  kill(): Promise<void>
}

type ReadEnd = { end: ReaderEnd; answer: unknown; peakBytes: number }

/** V8's share of the memory; the rest is the program itself and bytes outside the heap. */
const HEAP_MB = 128
/** At full speed, a process allocates a few megabytes in this time. */
const WATCH_MS = 25
/** The lowest priority: about a hundredth of what searches get when both need the CPU. */
const NICENESS = 19

/**
 * `isSpare`: a process that waits for a file. It reads a small one first, so that its code is ready for the next.
 */
export function startReaderProcess(
  limits: CvReaderLimits,
  { isSpare }: { isSpare: boolean },
): ReaderProcess {
  const child = spawn(process.execPath, readerArguments(isSpare), {
    cwd: projectRoot(),
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  lowerPriority(child)
  const gone = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
    child.once('error', () => resolve()) // it couldn't be started, so there is no answer either
  })
  const isGone = () =>
    child.pid === undefined || child.exitCode !== null || child.signalCode !== null
  child.stdin.on('error', () => {}) // it ended before reading everything; its exit is handled
  const kill = () => {
    child.kill('SIGKILL')
    return gone
  }

  return {
    isGone,
    kill,
    async read(format, bytes) {
      let end: ReaderEnd = 'failed'
      let peakBytes = 0
      const endAs = (why: ReaderEnd) => {
        if (end !== 'failed') return
        end = why
        void kill()
      }
      const chunks: Buffer[] = []
      let answered = 0
      child.stdout.on('data', (chunk: Buffer) => {
        answered += chunk.length
        chunks.push(chunk)
        if (answered > limits.answerBytes) endAs('too_much_text')
      })
      const late = setTimeout(() => endAs('too_long'), limits.readMs)
      const watch = setInterval(() => {
        void resourceUseOf(child.pid).then(({ residentBytes, cpuMs }) => {
          peakBytes = Math.max(peakBytes, residentBytes)
          if (residentBytes > limits.memoryBytes) endAs('too_much_memory')
          if (cpuMs > limits.cpuMs) endAs('too_long')
        })
      }, WATCH_MS)
      child.stdin.write(`${format}\n`)
      child.stdin.end(bytes)
      await gone
      clearTimeout(late)
      clearInterval(watch)
      const answer = end === 'failed' ? parseAnswer(Buffer.concat(chunks)) : null
      if (answer && 'reading' in answer) return { end: 'read', answer: answer.reading, peakBytes }
      return { end, answer: null, peakBytes }
    },
  }
}

function parseAnswer(json: Buffer): ReaderAnswer | null {
  try {
    const answer: unknown = JSON.parse(json.toString('utf8'))
    return typeof answer === 'object' ? (answer as ReaderAnswer | null) : null
  } catch {
    return null // it ended before or during its answer
  }
}

function readerArguments(isSpare: boolean): string[] {
  const snapshot = readerSnapshot()
  const program = programFile('documents/cv-reader-process')
  return [
    ...(snapshot ? ['--snapshot-blob', snapshot, ...readerFlags([])] : readerFlags()),
    program, // from a snapshot, only its name
    ...(isSpare ? ['warm'] : []),
  ]
}

/** Null for the sources, and where `bin/reader-snapshot.mjs` made none for this Node and machine. */
function readerSnapshot(): string | null {
  if (!isBuilt()) return null
  const { version, platform, arch } = process
  const file = path.join(
    projectRoot(),
    `build/server/cv-reader-${version}-${platform}-${arch}.blob`,
  )
  return fs.existsSync(file) ? file : null
}

/**
 * What such a process may do; no-network.ts removes its network access. From a snapshot, it reads no files at all.
 */
export function readerFlags(mayRead = mayReadProgram()): string[] {
  return [
    '--permission',
    ...mayRead,
    '--disallow-code-generation-from-strings',
    '--disable-proto=delete',
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
    `--max-old-space-size=${HEAP_MB}`,
    '--max-semi-space-size=8',
  ]
}

/** Flags that let a process with `--permission` read the program's own code, but no data beside it. */
export const mayReadProgram = () => programFiles().map((place) => `--allow-fs-read=${place}`)

/** node_modules may be a symlink. `projectRoot` searches upward for a package.json. */
function programFiles(): string[] {
  const root = projectRoot()
  const packages = path.join(root, 'node_modules')
  return [
    path.join(root, 'package.json'),
    ...(isBuilt()
      ? [path.join(root, 'build/server'), path.join(root, 'build/package.json')]
      : [path.join(root, 'src')]),
    packages,
    fs.realpathSync(packages),
  ]
}

function lowerPriority({ pid }: ChildProcess) {
  if (pid === undefined) return
  try {
    os.setPriority(pid, NICENESS)
  } catch {
    // it ended at once, or the system doesn't allow it: then it runs at normal priority
  }
}
