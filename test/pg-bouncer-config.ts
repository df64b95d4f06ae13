/** How PgBouncer is set up and started here. */
import * as fs from 'node:fs'
import * as path from 'node:path'

/** Put before its command: it refuses root, like PostgreSQL (see `unprivileged` in postgres-cluster.ts). */
export const AS_USER =
  process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=1000', '--map-group=1000'] : []

type Pooler = {
  /** `host=… port=…` of the database. */
  target: string
  user: string
  port: number
  mode: 'transaction' | 'session'
  /** Connections to the database. */
  connections: number
  more?: Readonly<Record<string, number>>
}

/** Writes its files into the directory; the path of its configuration. */
export function writePgBouncerConfig(
  directory: string,
  { target, user, port, mode, connections, more = {} }: Pooler,
): string {
  const users = path.join(directory, 'users.txt')
  const config = path.join(directory, 'pgbouncer.ini')
  fs.writeFileSync(users, `"${user}" ""\n`)
  const settings = {
    ...{ listen_addr: '127.0.0.1', listen_port: port, unix_socket_dir: '' },
    ...{ auth_type: 'trust', auth_file: users, pool_mode: mode },
    ...{ default_pool_size: connections, max_client_conn: 200, ...more },
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  fs.writeFileSync(
    config,
    ['[databases]', `* = ${target} user=${user}`, '[pgbouncer]', ...lines, ''].join('\n'),
  )
  return config
}
