/** PgBouncer in transaction mode between the servers and the proxy that knows the primary. */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { type Program, runProgram } from './program.ts'

/** With the direct connections of three servers, fewer than the database's sixty. */
const CONNECTIONS = 15

/** Without `server_login_retry` it would wait 15 seconds after a primary that did not answer. */
export function startPooler(
  directory: string,
  { port, primaryPort, user }: { port: number; primaryPort: number; user: string },
): Promise<Program> {
  const [users, config] = [path.join(directory, 'users.txt'), path.join(directory, 'pooler.ini')]
  fs.writeFileSync(users, `"${user}" ""\n`)
  fs.writeFileSync(
    config,
    `[databases]
* = host=127.0.0.1 port=${primaryPort} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
max_client_conn = 200
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 5
`,
  )
  // It refuses root.
  const before =
    process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=1000', '--map-group=1000'] : []
  return runProgram('pooler', { command: ['pgbouncer', '-q', config], port, before })
}
