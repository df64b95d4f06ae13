/** The built server in its own process, with real signals, for tests of starting and stopping. */
import { type ChildProcess, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { TEST_KEY } from './app.ts'
import { createMigrated } from './database-server.ts'
import { databaseServerUrl } from './database-url.ts'
import { systemEnv } from './system-env.ts'

type Options = {
  /** Words before the command. */
  before?: readonly string[]
  /** Options for Node itself. */
  node?: readonly string[]
}

/** Each server gets its own database. */
let made = 0

/** Starts a server on a free port and resolves when it is ready. It is stopped when the test ends. */
export async function startServer(env: Record<string, string>, options: Options = {}) {
  const server = spawnServer(env, options)
  const said = await server.says('Stop with Ctrl-C')
  const [, port] = /Listening on \S+:(\d+)/.exec(said) ?? []
  const address = `http://127.0.0.1:${port}`
  const [, inboxKey = ''] = /\/dev\/inbox#key=(\S+)/.exec(said) ?? []
  return { ...server, said, address, inboxKey }
}

/** Starts a server that may never become ready. */
export function spawnServer(env: Record<string, string>, { before = [], node = [] }: Options = {}) {
  const [command = '', ...args] = [...before, process.execPath, ...node, 'build/server/main.js']
  const child = spawn(command, args, {
    env: { ...systemEnv(), NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let [said, logged] = ['', '']
  child.stderr?.on('data', (more: Buffer) => {
    said += more
  })
  child.stdout?.on('data', (more: Buffer) => {
    logged += more
  })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await exitOf(child)
  })
  return {
    process: child,
    /** Everything on standard output so far: the log. */
    logged: () => logged,
    /** Resolves with everything on standard error, once it includes `words`. */
    says: (words: string) =>
      new Promise<string>((resolve, reject) => {
        const look = () => said.includes(words) && resolve(said)
        child.stderr?.on('data', look)
        child.once('close', () => reject(new Error(said)))
        look()
      }),
    /** The exit code and everything on standard error. */
    ended: async () => ({ code: await exitOf(child), said }),
  }
}

export function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => child.once('close', (code) => resolve(code)))
}

/** Settings for a server with an external PostgreSQL: its own migrated database, dropped when the test ends. */
export async function ownDatabase(): Promise<{
  DATABASE_URL: string
  SECRET_KEY: string
  DATA_DIR: string
}> {
  const serverUrl = databaseServerUrl()
  const name = `server_${process.pid}_${++made}`
  await administer(serverUrl, createMigrated(name))
  onTestFinished(() => administer(serverUrl, `drop database ${name} with (force)`))
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-server-'))
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }))
  const url = serverUrl.replace('/rolecall?', `/${name}?`)
  return { DATABASE_URL: url, SECRET_KEY: TEST_KEY, DATA_DIR: dataDir }
}

async function administer(serverUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
