/** PgBouncer in transaction mode between the servers and the proxy that knows the primary. */
import { AS_USER, writePgBouncerConfig } from '#test/pg-bouncer-config.ts'
import { type Program, runProgram } from './program.ts'

/** With the direct connections of three servers, fewer than the database's sixty. */
const CONNECTIONS = 15

/** Without `server_login_retry` it would wait 15 seconds after a primary that did not answer. */
const AFTER_A_KILL = { server_login_retry: 1, server_connect_timeout: 3, query_wait_timeout: 5 }

export function startPooler(
  directory: string,
  { port, primaryPort, user }: { port: number; primaryPort: number; user: string },
): Promise<Program> {
  const config = writePgBouncerConfig(directory, {
    ...{ target: `host=127.0.0.1 port=${primaryPort}`, user, port, mode: 'transaction' },
    ...{ connections: CONNECTIONS, more: AFTER_A_KILL },
  })
  return runProgram('pooler', { command: ['pgbouncer', '-q', config], port, before: AS_USER })
}
