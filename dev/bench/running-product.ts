/** The built product in its own process, on a data directory of the measurement, and requests to it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import * as path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findRunningPostgres } from '#server/database/embedded-postgres.ts'
import { FOR_BULK } from '#store/database-timeouts.ts'
import { connect, type Db } from '#store/db.ts'
import { createKeyring } from '#work/use-case/keyring.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { makeDirectory, residentMbOf } from './measured-process.ts'

/** A free one, which the processes of a measurement share, so that two measurements can run at once. */
const PORT = process.env.BENCH_PORT ?? String(await freePort())
process.env.BENCH_PORT = PORT
export const ORIGIN = `http://127.0.0.1:${PORT}`
const READY_LIMIT_MS = 600_000
/** On a busy machine a new connection takes longer than the product would wait for it. */
const PATIENT = { ...FOR_BULK, connectMs: 60_000 }

export type RunningProduct = {
  child: ChildProcess
  db: Db
  /** What is needed to read the mail that it sends. */
  services: Pick<Services, 'db' | 'keys'>
  postgresPid: number
  readyMs: number
  residentMb(): number
  request(target: string, init?: RequestInit): Promise<Response>
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** As `npm start` and bin/rolecall set it. */
const SERVER_FLAGS = ['--max-semi-space-size=8']

/**
 * Resolves when the product is ready. `core` pins it and its PostgreSQL to one core, or several like `0,1`, where the system supports that;
 * `flags` are Node's. Without a `dataDir` it gets a new one.
 */
export async function startProduct(
  options: {
    dataDir?: string
    core?: number | string
    flags?: readonly string[]
    settings?: Readonly<Record<string, string>>
  } = {},
): Promise<RunningProduct> {
  const { dataDir = path.join(makeDirectory(), 'data'), core, flags = [] } = options
  const began = performance.now()
  const isPinned = process.platform === 'linux' && core !== undefined
  const node = [...(isPinned ? ['taskset', '-c', `${core}`] : []), process.execPath]
  const [command = '', ...args] = [...node, ...SERVER_FLAGS, ...flags, 'build/server/main.js']
  // Runs of its own would disturb a measurement; people who sign up come from many networks.
  const settings = { DATA_DIR: dataDir, PORT, GATHER: 'off', TRUST_PROXY: '1' }
  const child = spawn(command, args, {
    env: { ...process.env, ...settings, ...options.settings, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() - began > READY_LIMIT_MS) {
      throw new Error('The server did not start')
    }
    await delay(10)
  }
  const readyMs = performance.now() - began
  const url = await findRunningPostgres(dataDir)
  if (!url) throw new Error('The server runs, but not its database')
  const connection = connect(url, { patience: PATIENT, onError: () => {} })
  const { db } = connection
  const readData = (file: string) => fs.readFileSync(path.join(dataDir, file), 'utf8')
  return {
    child,
    db,
    services: { db, keys: createKeyring([readData('secret-key').trim()]) },
    postgresPid: Number(readData('postgres/postmaster.pid').split('\n')[0]),
    readyMs,
    request: (target, init) => fetch(ORIGIN + target, { redirect: 'manual', ...init }),
    residentMb: () => residentMbOf(child.pid),
    async stop() {
      await connection.close()
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function isReady() {
  try {
    return (await fetch(`${ORIGIN}/readyz`)).ok
  } catch {
    return false // not listening yet
  }
}

/** Milliseconds until the complete response. Any status but 200 fails the measurement. */
export async function timeOf(
  target: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const began = performance.now()
  const answer = await fetch(ORIGIN + target, { headers, redirect: 'manual' })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${target} answered ${answer.status}`)
  return performance.now() - began
}

/** How many jobs a search of the API finds. */
export async function countOf(query = ''): Promise<number> {
  const answer = await fetch(`${ORIGIN}/api/jobs?perPage=1&query=${encodeURIComponent(query)}`)
  return ((await answer.json()) as { totalCount: number }).totalCount
}
