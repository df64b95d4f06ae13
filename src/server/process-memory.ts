/** How much memory another process of ours holds, as its system tells; systems tell it in different ways. */
import { execFile } from 'node:child_process'
import * as fs from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Resident memory in bytes; 0 where the process has ended or nobody tells. */
export async function residentBytes(pid: number | undefined): Promise<number> {
  if (pid === undefined) return 0
  try {
    return process.platform === 'linux' ? await fromStatus(pid) : await fromPs(pid)
  } catch {
    return 0 // it has ended meanwhile
  }
}

async function fromStatus(pid: number): Promise<number> {
  const status = await fs.readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
}

/** macOS and the BSDs. */
async function fromPs(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', `${pid}`])
  return Number(stdout.trim() || 0) * 1024
}
