/**
 * A primary and a standby that has every acknowledged commit, with what Patroni or a managed service does about them:
 * it notices that one is gone, promotes the other one, and makes a new standby. Each node says at its own port whether
 * it is the primary, like Patroni's, so that a proxy sends connections there. Both are of the built-in version.
 */
import type { ChildProcess } from 'node:child_process'
import * as fs from 'node:fs'
import http from 'node:http'
import * as path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { ended } from '#dev/acknowledged-writes.ts'
import {
  answers,
  createDatabase,
  databaseUrl,
  launch,
  prepareCluster,
  stopServer,
} from '#server/database/postgres-cluster.ts'
import { makeStandby } from '#test/copy-cluster.ts'
import type { Part } from './part.ts'
import { waitUntil } from './wait-until.ts'

const LOOK_EVERY_MS = 500
/** A node that did not answer as often is gone. Patroni's own settings wait for up to half a minute. */
const MISSES = 3
const ANSWER_MS = 2_000
/** So that a standby that was away for a minute finds what it missed. */
const SETTINGS = { wal_keep_size: '1GB', hot_standby_feedback: 'on', synchronous_standby_names: '' }

export type DatabaseNode = { socket: string; healthPort: number }

export type DatabasePair = {
  nodes: DatabaseNode[]
  parts: Part[]
  close(): Promise<void>
}

/** `healthPorts` are two free ports. Linux only. */
export async function startDatabasePair(
  directory: string,
  healthPorts: readonly number[],
): Promise<DatabasePair> {
  const [first, second] = ['a', 'b'].map((name, at) => {
    const dataDir = path.join(directory, `database-${name}`)
    const socketDir = path.join(directory, `socket-${name}`)
    for (const each of [dataDir, socketDir]) fs.mkdirSync(each, { recursive: true, mode: 0o700 })
    return createNode(dataDir, socketDir, healthPorts[at] ?? 0)
  })
  if (!first || !second) throw new Error('a pair has two nodes')
  let [primary, standby] = [first, second]
  await primary.start()
  await createDatabase(primary.socketDir)
  await rebuild()

  async function failOver() {
    await primary.kill()
    await untilMissed(primary)
    await standby.ask('select pg_promote()')
    ;[primary, standby] = [standby, primary]
    await rebuild()
  }

  async function rebuild() {
    fs.rmSync(path.join(standby.dataDir, 'postgres'), { recursive: true, force: true })
    await makeStandby(primary.url, {
      ...{ from: primary.dataDir, to: standby.dataDir, settings: SETTINGS },
    })
    await standby.start()
    await untilSynchronous()
  }

  /** Without this the primary would wait for it with every commit, until it is back. */
  async function loseStandby() {
    await standby.kill()
    await untilMissed(standby)
    await waitFor('')
    await standby.start()
    await untilSynchronous()
  }

  async function untilSynchronous() {
    const has = (condition: string) => async () =>
      (await primary.ask(`select 1 from pg_stat_replication where ${condition}`)) === 1
    await waitUntil('a standby that follows', has(`state = 'streaming'`))
    await waitFor('*')
    await waitUntil('a synchronous standby', has(`sync_state in ('sync', 'quorum')`))
  }

  async function waitFor(names: string) {
    await primary.ask(`alter system set synchronous_standby_names = '${names}'`)
    await primary.ask('select pg_reload_conf()')
  }

  const nodes = [first, second]
  return {
    nodes: nodes.map(({ socket, healthPort }) => ({ socket, healthPort })),
    parts: [
      { name: 'primary', kill: failOver },
      { name: 'standby', kill: loseStandby },
    ],
    async close() {
      await Promise.all(nodes.map((node) => node.close()))
    },
  }
}

type Node = Awaited<ReturnType<typeof createNode>>

function createNode(dataDir: string, socketDir: string, healthPort: number) {
  const url = databaseUrl(socketDir)
  let child: ChildProcess | null = null
  let role: 'primary' | 'replica' | null = null
  let isOver = false

  async function ask(query: string): Promise<unknown> {
    const client = new pg.Client({
      ...{ connectionString: url, connectionTimeoutMillis: ANSWER_MS },
    })
    client.on('error', () => {}) // the node is killed; the query fails too
    try {
      await client.connect()
      const { rows } = await client.query<Record<string, unknown>>(query)
      return Object.values(rows[0] ?? {})[0]
    } finally {
      await client.end().catch(() => {}) // the node may be gone; what the query did is known already
    }
  }

  async function look() {
    while (!isOver) {
      // A node that doesn't answer is neither: the proxy sends nothing to it.
      const isReplica = await ask('select pg_is_in_recovery()').catch(() => null)
      role = isReplica === null ? null : isReplica ? 'replica' : 'primary'
      await delay(LOOK_EVERY_MS)
    }
  }
  const looking = look()
  const health = http.createServer((request, response) => {
    response.writeHead(request.url === `/${role}` ? 200 : 503).end()
  })
  health.listen(healthPort, '127.0.0.1')

  return {
    ...{ url, dataDir, socketDir, healthPort, ask },
    socket: path.join(socketDir, '.s.PGSQL.5432'),
    async start() {
      child = await launch(prepareCluster(dataDir, socketDir))
    },
    /** As a machine that loses its power: no process of it acknowledges anything any more. */
    async kill() {
      if (child?.pid === undefined) return
      const tasks = fs.readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
      for (const pid of [child.pid, ...tasks.split(' ').filter(Boolean).map(Number)]) {
        try {
          process.kill(pid, 'SIGKILL')
        } catch {
          // a session that has ended in the meantime
        }
      }
      await ended(child)
      role = null
    },
    async close() {
      isOver = true
      await looking
      health.close()
      if (child) await stopServer(child)
    },
  }
}

async function untilMissed(node: Node) {
  for (let misses = 0; misses < MISSES; ) {
    await delay(LOOK_EVERY_MS)
    misses = (await answers(node.socketDir)) ? 0 : misses + 1
  }
}
