/** The built product as a process of its own, on a data directory of the measurement. */
import { type ChildProcess, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

const READY_LIMIT_MS = 600_000

export type RunningProduct = {
  child: ChildProcess
  pid: number | undefined
  readyMs: number
  residentMb(): number
  stop(): Promise<void>
}

/**
 * Resolves when it is ready. `core` keeps it and its PostgreSQL on one core, where the system can; `flags` are Node's,
 * `env` further settings.
 */
export async function startProduct(options: {
  dataDir: string
  port: number
  core: number | null
  flags?: readonly string[]
  env?: Record<string, string>
}): Promise<RunningProduct> {
  const { dataDir, port, core, flags = [], env = {} } = options
  const began = performance.now()
  const onCore =
    process.platform === 'linux' && core !== null ? ['taskset', '-c', String(core)] : []
  const [command = '', ...args] = [
    ...onCore,
    process.execPath,
    ...flags,
    'src/server/start/main.ts',
  ]
  const child = spawn(command, args, {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  while (!(await isReady(port))) {
    if (child.exitCode !== null || performance.now() - began > READY_LIMIT_MS) {
      throw new Error('The server did not start')
    }
    await delay(10)
  }
  return {
    readyMs: performance.now() - began,
    child,
    pid: child.pid,
    residentMb: () => residentMb(child),
    stop() {
      child.kill('SIGTERM')
      return new Promise((resolve) => child.once('exit', () => resolve()))
    },
  }
}

async function isReady(port: number) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  } catch {
    return false // not listening yet
  }
}

function residentMb({ pid }: ChildProcess) {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}
