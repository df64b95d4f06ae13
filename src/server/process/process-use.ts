/** The memory and CPU use of another process, read in the way of each operating system. */
import { execFile } from 'node:child_process'
import * as fs from 'node:fs/promises'
import { promisify } from 'node:util'

/** Resident memory, and the processor's time so far. */
export type ProcessUse = { residentBytes: number; cpuMs: number }

const NOTHING: ProcessUse = { residentBytes: 0, cpuMs: 0 }
/** Linux counts in hundredths of a second for programs, whatever its own clock does. */
const TICK_MS = 10
/** Counted after the program's name, which may contain anything but is in parentheses. */
const USER_TIME = 11

const run = promisify(execFile)

/** Zeros if the process has ended or its use is unknown. */
export async function resourceUseOf(pid: number | undefined): Promise<ProcessUse> {
  if (pid === undefined) return NOTHING
  try {
    return process.platform === 'linux' ? await fromProc(pid) : await fromPs(pid)
  } catch {
    return NOTHING // it has ended meanwhile
  }
}

async function fromProc(pid: number): Promise<ProcessUse> {
  const [status, stat] = await Promise.all([
    fs.readFile(`/proc/${pid}/status`, 'utf8'),
    fs.readFile(`/proc/${pid}/stat`, 'utf8'),
  ])
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[USER_TIME]) + Number(fields[USER_TIME + 1])
  return {
    residentBytes: Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024,
    cpuMs: ticks * TICK_MS,
  }
}

/** macOS and the BSDs: kilobytes, and "1:02.34". */
async function fromPs(pid: number): Promise<ProcessUse> {
  const { stdout } = await run('ps', ['-o', 'rss=,time=', '-p', `${pid}`])
  const [rss = '0', time = '0'] = stdout.trim().split(/\s+/)
  const seconds = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  return { residentBytes: Number(rss) * 1024, cpuMs: seconds * 1_000 }
}
