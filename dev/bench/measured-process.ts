/** Processes for measurements: on one core, in a directory of their own, and how much memory and CPU time they use. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { text } from 'node:stream/consumers'

/** Linux counts CPU time in hundredths of a second. */
const TICKS_A_SECOND = 100
/** Several, because each collection frees what the finalizers of the previous one released. */
const COLLECTIONS = 4

/** Runs one of our scripts in its own process and returns what it prints, as JSON. */
export async function run<Result>(
  script: string,
  args: (string | number)[],
  flags: string[] = [],
): Promise<Result> {
  const child = spawn(process.execPath, [...flags, script, ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  if (code !== 0) throw new Error(`${script} ended with ${code}`)
  return JSON.parse(output) as Result
}

/** Keeps this process, and those that it starts from now on, on these cores where the system supports that. */
export function stayOnCores(cores: string): void {
  if (process.platform !== 'linux') return
  execFileSync('taskset', ['-acp', cores, `${process.pid}`], { stdio: 'ignore' })
}

/** The same for one. */
export function stayOnOneCore(core = 1): void {
  stayOnCores(`${core}`)
}

/** A new directory that is removed when this process ends. */
export function makeDirectory(): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-bench-'))
  process.once('exit', () =>
    fs.rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  )
  return directory
}

/** Of this process after garbage collection. Needs `--expose-gc`. */
export function collectedMb(): number {
  for (let times = 0; times < COLLECTIONS; times++) globalThis.gc?.()
  return process.memoryUsage.rss() / 2 ** 20
}

/**
 * Milliseconds of CPU time of this process, all its threads together. On an idle core that is how long the work takes;
 * what else the machine does disturbs it less than a clock.
 */
export function cpuMsOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** Resident memory as Linux reports it; 0 for a process that has ended. */
export function residentMbOf(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1] ?? 0) / 1_024
}

/** CPU time since the process started. `withChildren` adds its child processes, running or ended. */
export function cpuSecondsOf(pid: number | undefined, { withChildren = false } = {}): number {
  const { own, ended } = cpuOf(pid)
  if (!withChildren) return own
  return own + ended + childrenOf(pid).reduce((sum, child) => sum + cpuSecondsOf(child), 0)
}

/** CPU time of all its child processes that have ended. */
export const endedChildrenCpuSeconds = (pid: number | undefined): number => cpuOf(pid).ended

function cpuOf(pid: number | undefined): { own: number; ended: number } {
  // The name in parentheses may contain spaces. User and system time are the 12th and 13th fields after it.
  const fields = readProc(pid, 'stat')
    .replace(/^.*\) /, '')
    .split(' ')
  const [user = 0, system = 0, ended = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
  return { own: (user + system) / TICKS_A_SECOND, ended: (ended + endedSystem) / TICKS_A_SECOND }
}

/** The most memory that a running process had resident. */
export const peakMbOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1] ?? 0) / 1_024

/** Linux lists them by the thread that started them. */
export function childrenOf(pid: number | undefined): number[] {
  const directory = `/proc/${pid}/task`
  const threads = fs.existsSync(directory) ? fs.readdirSync(directory) : []
  return threads.flatMap((thread) =>
    readProc(pid, `task/${thread}/children`).trim().split(' ').filter(Boolean).map(Number),
  )
}

/** A file of /proc about a process; empty if it has ended. */
export function readProc(pid: number | undefined, file: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
