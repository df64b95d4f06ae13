/** PgBouncer in transaction mode in front of the test's PostgreSQL, if it is installed. */
import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { freePort } from './free-ports.ts'
import { needTool, TOOL_ENV } from './optional-tool.ts'

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
  const users = path.join(directory, 'users.txt')
  fs.writeFileSync(users, `"${username}" ""\n`)
  const config = path.join(directory, 'pgbouncer.ini')
  fs.writeFileSync(
    config,
    `[databases]
* = host=${searchParams.get('host')} port=5432 user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = ${mode === 'session' ? 50 : SERVER_CONNECTIONS}
max_client_conn = 200
`,
  )
  // It refuses root, like PostgreSQL, whose socket only root can open: see `unprivileged` in postgres-cluster.ts.
  const asUser =
    process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=1000', '--map-group=1000'] : []
  const [command = '', ...args] = [...asUser, 'pgbouncer', config]
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
