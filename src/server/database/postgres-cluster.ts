/**
 * The files and the server of the built-in PostgreSQL: creating a cluster, starting and stopping its server. Who may
 * use a data directory is decided in data-dir.ts.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartProblem } from '#server/process/start-problem.ts'
import { type Client, openClient } from '#store/client.ts'
import { CLUSTER, isCluster, versionProblem } from './kept-clusters.ts'
import { type Binaries, findBinaries } from './postgres-binaries.ts'

const DATABASE = 'rolecall'
const USER = 'rolecall'
const START_LIMIT_MS = 60_000
/** How long a killed predecessor may take to release its directory. */
const HANDOVER_LIMIT_MS = 15_000
const STOP_LIMIT_MS = 10_000
/** A running server answers within this time. */
const ASK_LIMIT_MS = 3_000
/** Creating the database copies the template database, which can be slow on a slow disk. */
const MAKE_LIMIT_MS = 60_000

/**
 * Durability is the product's promise. These are PostgreSQL's defaults, set explicitly so that no configuration
 * file can override them.
 */
const SETTINGS = {
  listen_addresses: '',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '128MB',
  // Leaves out the values that a statement failed on: the log outlives what people delete.
  log_error_verbosity: 'terse',
  log_timezone: 'UTC',
  timezone: 'UTC',
} as const

export type Cluster = {
  files: string
  socketDir: string
  logFile: string
  binaries: Binaries
  /** Prefix for a command so that it doesn't run as root. */
  runAs: string[]
}

export const databaseUrl = (socketDir: string, database = DATABASE) =>
  `postgres://${USER}@localhost/${database}?host=${encodeURIComponent(socketDir)}`

/**
 * Finds or creates a cluster of this directory, by default the one that the server uses. Throws StartProblem where that
 * is impossible, and for a cluster of another major version.
 */
export function prepareCluster(
  dataDir: string,
  socketDir: string,
  { name = CLUSTER, binaries = findBinaries() } = {},
): Cluster {
  const files = path.join(dataDir, name)
  const problem = versionProblem(dataDir, name, binaries.major)
  if (problem !== null) throw new StartProblem(problem)
  const runAs = unprivileged(dataDir, socketDir)
  makeCluster(binaries, files, runAs)
  return { files, socketDir, logFile: path.join(dataDir, 'postgres.log'), binaries, runAs }
}

/**
 * PostgreSQL refuses to run as root. A user namespace makes root look like another user without changing file
 * owners. Where namespaces are forbidden, the files are given to an unprivileged user. Returns the prefix for a
 * command.
 */
function unprivileged(dataDir: string, socketDir: string): string[] {
  if (process.getuid?.() !== 0) return []
  const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000']
  if (works([...namespace, 'true'])) return namespace

  if (!works(['setpriv', '--version'])) {
    throw new StartProblem(
      'PostgreSQL does not run as root, and neither `unshare` nor `setpriv` works here. ' +
        'Start Rolecall as another user, install util-linux, or set DATABASE_URL.',
    )
  }
  const nobody = 65534
  for (const directory of [dataDir, socketDir]) {
    execFileSync('chown', ['-R', `${nobody}:${nobody}`, directory])
  }
  return ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups']
}

function works([command = '', ...args]: string[]) {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Creates the cluster next to its final location, so that a kill halfway leaves nothing incomplete. */
function makeCluster(binaries: Binaries, files: string, runAs: string[]) {
  if (isCluster(files)) {
    // Volumes of Kubernetes may give a group access, and PostgreSQL refuses that. Only the owner may change it.
    if ((fs.statSync(files).mode & 0o027) !== 0) fs.chmodSync(files, 0o700)
    return
  }
  const unfinished = `${files}.new`
  fs.rmSync(unfinished, { recursive: true, force: true })
  const [command = '', ...args] = [
    ...runAs,
    binaries.initdb,
    ...['--pgdata', unfinished, '--username', USER, '--auth', 'trust', '--data-checksums'],
    ...['--encoding', 'UTF8', '--locale', 'C.UTF-8', '--no-instructions'],
  ]
  try {
    execFileSync(command, args, { stdio: 'pipe', env: { ...process.env, TZ: 'UTC' } })
  } catch (error) {
    const said = String((error as { stderr?: Buffer }).stderr ?? error)
    throw new StartProblem(`The database could not be created in ${files}:\n${said.trim()}`)
  }
  fs.renameSync(unfinished, files)
}

/**
 * Asks a server that outlived its killed owner to shut down; `launch` waits for that. Where `setpriv` is missing
 * (macOS, small images), nothing else does. Only for the holder of the data directory's lock.
 *
 * If another program has its pid now, the file with it is removed, because PostgreSQL would take that program for a
 * running server and never start. In a container, where pids begin at 1, that is likely. A server that still uses the
 * files is noticed by its shared memory.
 */
export function endOrphan({ files }: Pick<Cluster, 'files'>): void {
  const pidFile = path.join(files, 'postmaster.pid')
  if (!fs.existsSync(pidFile)) return
  const pid = Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0])
  if (!(pid > 0)) return
  const command = commandOf(pid)
  if (!command.includes(files)) {
    if (command !== '') fs.rmSync(pidFile, { force: true })
    return
  }
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    // it has ended in the meantime
  }
}

/** The command line of a process; '' if there is no process with that pid. */
function commandOf(pid: number): string {
  try {
    return process.platform === 'linux'
      ? fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/**
 * Starts a cluster's server and waits until it answers. If it doesn't, throws a StartProblem that quotes the
 * server's log.
 */
export async function launch({
  binaries,
  files,
  socketDir,
  logFile,
  runAs,
}: Cluster): Promise<ChildProcess> {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // With `--pdeathsig` the kernel sends SIGINT (a fast, clean shutdown) when we die, so `kill -9` leaves no
  // orphan behind.
  const withSignal = ['setpriv', '--pdeathsig', 'INT']
  const dieWithUs = works([...withSignal, 'true']) ? withSignal : [] // a filter of system calls may refuse it
  const [command = '', ...args] = [
    ...[...runAs, ...dieWithUs, binaries.postgres],
    ...['-D', files, '-k', socketDir, ...settings],
  ]

  const deadline = performance.now() + HANDOVER_LIMIT_MS
  while (true) {
    const log = fs.openSync(logFile, 'w', 0o600)
    // A process group of its own: Ctrl-C reaches us first, and we close the database last.
    // What bin/rolecall sets for the server would make PostgreSQL's sorts slower.
    const env = { ...process.env, MALLOC_ARENA_MAX: undefined, MALLOC_TRIM_THRESHOLD_: undefined }
    const child = spawn(command, args, { stdio: ['ignore', log, log], detached: true, env })
    fs.closeSync(log)
    if (await becomesReady(child, socketDir)) return child

    const said = fs.readFileSync(logFile, 'utf8')
    const predecessorAlive = said.includes('postmaster.pid') || said.includes('shared memory block')
    if (!predecessorAlive || performance.now() > deadline) {
      throw new StartProblem(
        `The database did not start. Its log says:\n${said.trim().slice(-2_000)}`,
      )
    }
    await delay(100)
  }
}

async function becomesReady(child: ChildProcess, socketDir: string) {
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const deadline = performance.now() + START_LIMIT_MS
  while (performance.now() < deadline) {
    const ended = await Promise.race([exited.then(() => true), delay(15).then(() => false)])
    if (ended) return false
    if (await answers(socketDir, 'postgres')) return true
  }
  child.kill('SIGQUIT')
  return false
}

/** Whether a server answers on this socket now. */
export async function answers(socketDir: string, database = DATABASE) {
  let client: Client | null = null
  try {
    client = await openClient(databaseUrl(socketDir, database), {
      name: 'rolecall-ask',
      answerMs: ASK_LIMIT_MS,
    })
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client?.leave()
  }
}

/** Creates our database in a cluster that doesn't have it yet. */
export async function createDatabase(socketDir: string) {
  const client = await openClient(databaseUrl(socketDir, 'postgres'), {
    name: 'rolecall-make',
    answerMs: MAKE_LIMIT_MS,
  })
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.leave()
  }
}

/** Known on Linux only; elsewhere the list is empty. */
function childrenOf(pid: number | undefined): number[] {
  try {
    const said = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return said.split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

function killIfThere(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it has already ended
  }
}

/** Stops the server cleanly: sessions closed, a checkpoint written. Kills it if it doesn't end in time. */
export async function stopServer(child: ChildProcess, withinMs = STOP_LIMIT_MS) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGINT') // fast shutdown: ends sessions, writes a checkpoint
  const inTime = await Promise.race([
    exited.then(() => true),
    delay(withinMs, false, { ref: false }),
  ])
  if (!inTime) {
    // SIGKILL is the only signal that stopped (SIGSTOP) processes still obey. Sessions left alive would keep the
    // next start waiting.
    const sessions = childrenOf(child.pid)
    child.kill('SIGKILL')
    await exited
    for (const pid of sessions) killIfThere(pid)
  }
}
