/** Memory and processor time of a process, as Linux tells them; 0 for one that has ended. */
import * as fs from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const TICKS_A_SECOND = 100

export function residentMbOf(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(read(pid, 'status'))?.[1] ?? 0) / 1_024
}

/** Since it began. `withChildren`: of those that it started, too, ended or not. */
export function cpuSecondsOf(pid: number | undefined, { withChildren = false } = {}): number {
  // The name in brackets may hold spaces; user and system time are the 12th and 13th field behind it.
  const fields = read(pid, 'stat')
    .replace(/^.*\) /, '')
    .split(' ')
  const [own = 0, system = 0, ended = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
  if (!withChildren) return (own + system) / TICKS_A_SECOND
  const children = read(pid, `task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number)
  const living = children.reduce((sum, child) => sum + cpuSecondsOf(child), 0)
  return (own + system + ended + endedSystem) / TICKS_A_SECOND + living
}

function read(pid: number | undefined, file: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
