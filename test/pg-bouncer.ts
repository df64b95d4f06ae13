/** PgBouncer in transaction mode in front of the test's PostgreSQL, if it is installed. */
import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { freePort } from './free-ports.ts'
import { needTool, TOOL_ENV } from './optional-tool.ts'
import { AS_USER, writePgBouncerConfig } from './pg-bouncer-config.ts'

/** Fewer than requests run at once, so that each of them gets changing connections. */
const SERVER_CONNECTIONS = 4

/** Null, and the test is skipped, without it. Returns how to reach a database by way of it. */
export async function startPgBouncer(
  skip: (reason: string) => void,
  serverUrl: string,
  mode: 'transaction' | 'session' = 'transaction',
): Promise<((url: string) => string) | null> {
  const what = 'the database behind a pooler was not tried'
  if (!needTool(skip, { name: 'pgbouncer', version: ['--version'], what })) return null
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-pool-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  const port = await freePort()
  const { username, searchParams } = new URL(serverUrl)
  const config = writePgBouncerConfig(directory, {
    ...{ target: `host=${searchParams.get('host')} port=5432`, user: username, port, mode },
    connections: mode === 'session' ? 50 : SERVER_CONNECTIONS,
  })
  const [command = '', ...args] = [...AS_USER, 'pgbouncer', config]
  const child = spawn(command, args, { env: TOOL_ENV, stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stderr.on('data', (more: Buffer) => {
    said += more
  })
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', () => reject(new Error(said)))
  })
  ended.catch(() => {})
  const pooled = (url: string) => {
    const address = new URL(url)
    address.searchParams.delete('host')
    address.host = `127.0.0.1:${port}`
    return address.href
  }
  await Promise.race([ended, untilAnswering(pooled(serverUrl))])
  return pooled
}

async function untilAnswering(url: string) {
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    const isThere = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
