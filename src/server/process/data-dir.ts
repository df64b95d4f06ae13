/**
 * Locks a data directory for one process at a time. The lock is a socket that its owner listens on. On Linux it
 * has no file, and the kernel frees its name with the process; elsewhere a killed owner leaves a socket file
 * behind that nothing listens on. `running.json` tells the product's other commands how to reach the database of
 * the running instance.
 */
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import * as os from 'node:os'
import * as path from 'node:path'
import { entryOf } from '#core/text/entry-of.ts'
import { StartProblem } from './start-problem.ts'

/** Where a running copy can be reached by the product's other commands. */
export type Running = { pid: number; socketDir: string }

/** What the operator can do about a directory that cannot be written. */
const PROBLEMS: Record<string, string> = {
  EACCES: 'this user may not write there. Change its owner, or set DATA_DIR to another directory.',
  EPERM: 'this user may not write there. Change its owner, or set DATA_DIR to another directory.',
  EROFS:
    'its file system is read-only. Mount it for writing, or set DATA_DIR to another directory.',
  ENOSPC: 'its disk is full. Free some space and start again.',
  EDQUOT: 'its disk quota is used up. Free some space and start again.',
  EIO: 'its disk reports an error. Check the disk before anything else.',
  ENOTDIR: 'a part of the path is a file. Set DATA_DIR to a directory.',
  EEXIST: 'it is a file. Set DATA_DIR to a directory.',
}

/** Makes the directory and tries a file there. Throws StartProblem when it cannot be written. */
export function requireWritable(dataDir: string): void {
  const probe = path.join(dataDir, `.write-test.${process.pid}`)
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    fs.writeFileSync(probe, 'x', { flush: true })
    fs.rmSync(probe)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC' || code === 'EDQUOT') fs.rmSync(probe, { force: true }) // the disk had room for its name
    const reason = entryOf(PROBLEMS, code)
    if (!reason) throw error
    throw new StartProblem(`DATA_DIR ${dataDir} cannot be used: ${reason}`)
  }
}

/** The lock, or null when another process holds it. */
export async function takeLock(
  dataDir: string,
  platform: NodeJS.Platform = process.platform,
): Promise<Server | null> {
  const name = createHash('sha256').update(fs.realpathSync(dataDir)).digest('hex').slice(0, 32)
  if (platform === 'linux') return listenOn(`\0rolecall-${name}`)
  const file = path.join(os.tmpdir(), `rc-${name}`)
  return (await listenOn(file)) ?? ((await removeStale(file)) ? listenOn(file) : null)
}

/** Null when the name is taken. */
function listenOn(address: string): Promise<Server | null> {
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

/**
 * Whether a dead owner's file was removed. The file is renamed first and then checked again: another command
 * taking the lock at the same moment may have put its own file there, which is then moved back.
 */
async function removeStale(file: string): Promise<boolean> {
  if (await isListenedOn(file)) return false
  const aside = `${file}.${process.pid}`
  try {
    fs.renameSync(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true // another command was faster
    throw error
  }
  const isAlive = await isListenedOn(aside)
  if (isAlive) fs.renameSync(aside, file)
  else fs.rmSync(aside, { force: true })
  return !isAlive
}

function isListenedOn(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(file)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    // Refused: nobody listens. Anything else (another user's file) is not ours to remove.
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    )
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
