/**
 * A data directory belongs to one process at a time. The lock is an abstract socket: the kernel frees it with
 * the process, so that no stale lock file can ever be left behind. `running.json` tells the product's other
 * commands where the database of the running copy can be reached.
 */
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { createServer, type Server } from 'node:net'
import * as os from 'node:os'
import * as path from 'node:path'

/** Where a running copy can be reached by the product's other commands. */
export type Running = { pid: number; socketDir: string }

/** The lock, or null when another process holds it. */
export function takeLock(dataDir: string): Promise<Server | null> {
  const name = createHash('sha256').update(fs.realpathSync(dataDir)).digest('hex').slice(0, 32)
  const address =
    process.platform === 'linux' ? `\0rolecall-${name}` : path.join(os.tmpdir(), `rc-${name}`)
  const server = createServer((socket) => socket.destroy())
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(address, () => {
      server.unref()
      resolve(server)
    })
  })
}

export function alreadyRunning(dataDir: string): string {
  const running = readRunning(dataDir)
  const who = running ? ` (process ${running.pid})` : ''
  return (
    `Rolecall is already running on ${dataDir}${who}. ` +
    'Stop it first, or set DATA_DIR to another directory (and PORT to another port).'
  )
}

/** null when no copy runs, or when the file is just being replaced: the caller asks again. */
export function readRunning(dataDir: string): Running | null {
  try {
    return JSON.parse(fs.readFileSync(runningFile(dataDir), 'utf8')) as Running
  } catch {
    return null
  }
}

export function writeRunning(dataDir: string, running: Running): void {
  const file = runningFile(dataDir)
  fs.writeFileSync(`${file}.new`, JSON.stringify(running), { mode: 0o600 })
  fs.renameSync(`${file}.new`, file)
}

export function removeRunning(dataDir: string): void {
  fs.rmSync(runningFile(dataDir), { force: true })
}

const runningFile = (dataDir: string) => path.join(dataDir, 'running.json')
