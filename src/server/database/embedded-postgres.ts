/**
 * The built-in database: a real PostgreSQL from npm, run as our child process on a private socket without a port
 * or password, with its files in `<dataDir>/postgres`. It ends whenever this process ends, is restarted when it
 * dies, and recovers from any crash by itself.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import {
  alreadyRunning,
  readRunning,
  removeRunning,
  takeLock,
  writeRunning,
} from '#server/process/data-dir.ts'
import { StartProblem } from '#server/process/start-problem.ts'
import {
  answers,
  type Cluster,
  createDatabase,
  databaseUrl,
  endOrphan,
  launch,
  prepareCluster,
  stopServer,
} from './postgres-cluster.ts'

/** How long another command waits for an instance that is still starting. */
const STARTING_LIMIT_MS = 60_000
/** Pause between attempts to start a database that keeps dying. */
const RESTART_PAUSE_MS = 1_000

export type EmbeddedPostgres = { url: string; stop(withinMs?: number): Promise<void> }

/**
 * Starts the database of `dataDir`, creating it first if needed. `onRestart` is called with null after the
 * database has died and been restarted, and with the error when a restart failed. Throws StartProblem when
 * another process holds the directory or when the database can't start.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  onRestart: (error: Error | null) => void = () => {},
): Promise<EmbeddedPostgres> {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = await takeLock(dataDir)
  if (!lock) throw new StartProblem(alreadyRunning(dataDir))

  const leftBehind = readRunning(dataDir)?.socketDir // by an instance that was killed
  if (leftBehind) fs.rmSync(leftBehind, { recursive: true, force: true })
  // TMPDIR may be a directory of a new volume.
  fs.mkdirSync(os.tmpdir(), { recursive: true, mode: 0o700 })
  const socketDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-'))
  const cluster = prepareCluster(dataDir, socketDir)
  endOrphan(cluster)
  const server = await keepRunning(cluster, onRestart)
  await createDatabase(socketDir)
  writeRunning(dataDir, { pid: process.pid, socketDir })

  return {
    url: databaseUrl(socketDir),
    async stop(withinMs) {
      removeRunning(dataDir)
      await server.stop(withinMs)
      fs.rmSync(socketDir, { recursive: true, force: true })
      lock.close()
    },
  }
}

/** The URL of an instance that is already running on this directory, or null if there is none. */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  if (!fs.existsSync(dataDir)) return null
  const lock = await takeLock(dataDir)
  if (lock) {
    lock.close()
    return null
  }
  const deadline = performance.now() + STARTING_LIMIT_MS
  while (performance.now() < deadline) {
    const running = readRunning(dataDir)
    if (running && (await answers(running.socketDir))) return databaseUrl(running.socketDir)
    await delay(100)
  }
  throw new StartProblem(
    `Another process uses ${dataDir}, but its database does not answer. Stop that process and try again.`,
  )
}

/** Starts the server, and restarts it whenever it dies, until it is stopped. */
async function keepRunning(cluster: Cluster, onRestart: (error: Error | null) => void) {
  let stopping = false
  let restarting: Promise<void> = Promise.resolve()
  let child = await launch(cluster)
  child.once('exit', () => {
    restarting = restart()
  })

  async function restart() {
    while (!stopping) {
      try {
        child = await launch(cluster)
        child.once('exit', () => {
          restarting = restart()
        })
        return onRestart(null)
      } catch (error) {
        onRestart(error as Error)
        await delay(RESTART_PAUSE_MS)
      }
    }
  }

  return {
    async stop(withinMs?: number) {
      stopping = true
      await restarting
      await stopServer(child, withinMs)
    },
  }
}
