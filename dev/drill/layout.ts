/**
 * What the servers of a drill use. Plain: one PostgreSQL, and nothing else. Complete: a primary with a synchronous
 * standby, a pooler, a proxy, a store of files and a search cluster of three nodes.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts'
import { startSearchNodes } from '#test/cluster/nodes.ts'
import { freePorts } from '#test/free-ports.ts'
import { startDatabasePair } from './database-pair.ts'
import { fileStoreSettings, startFileStore } from './file-store.ts'
import type { Part } from './part.ts'
import { startPooler } from './pooler.ts'
import { startProxy } from './proxy.ts'

const SEARCH_NODES = 3
/** A search node stays away as long as one that restarts. */
const SEARCH_AWAY_MS = 5_000

export type Layout = {
  /** Of the database, for the drill itself. */
  url: string
  /** Of the servers. */
  settings: Record<string, string>
  /** Where people reach a server that is ready; null if the drill has to choose one. */
  web: string | null
  parts: Part[]
  close(): Promise<void>
}

export async function startPlain(directory: string): Promise<Layout> {
  const dataDir = path.join(directory, 'database')
  const postgres = await startEmbeddedPostgres(dataDir)
  const pidFile = path.join(dataDir, 'postgres/postmaster.pid')
  return {
    url: postgres.url,
    settings: { DATABASE_URL: postgres.url },
    web: null,
    parts: [
      {
        name: 'database', // it is started again by itself
        async kill() {
          process.kill(Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL')
        },
      },
    ],
    close: () => postgres.stop(),
  }
}

/** Throws what is missing: HAProxy, PgBouncer, Java and Maven have to be installed. */
export async function startComplete(
  directory: string,
  servers: readonly string[],
): Promise<Layout> {
  const [web = 0, primary = 0, replica = 0, pool = 0, store = 0, ...health] = await freePorts(7)
  const search = await startSearchNodes(
    (reason) => {
      throw new Error(reason)
    },
    { nodes: SEARCH_NODES, parent: directory },
  )
  if (!search) throw new Error('OpenSearch could not be started')
  const pair = await startDatabasePair(directory, health)
  const ports = { web, primary, replica }
  const proxy = await startProxy(directory, { ports, servers, nodes: pair.nodes })
  const pooler = await startPooler(directory, {
    port: pool,
    primaryPort: primary,
    user: 'rolecall',
  })
  const files = await startFileStore(directory, store)
  const database = (port: number) => `postgres://rolecall@127.0.0.1:${port}/rolecall`
  return {
    url: database(primary),
    settings: {
      DATABASE_URL: database(pool),
      DATABASE_DIRECT_URL: database(primary),
      DATABASE_REPLICA_URL: database(replica),
      SEARCH_URL: search.urls.join(),
      ...fileStoreSettings(store),
    },
    web: `http://127.0.0.1:${web}`,
    parts: [
      ...[...pair.parts, proxy, pooler, files],
      ...search.urls.map((_, at) => ({
        name: 'search node',
        async kill() {
          await search.kill(at)
          await delay(SEARCH_AWAY_MS)
          await search.start(at)
          await search.untilGreen()
        },
      })),
    ],
    async close() {
      await Promise.all([proxy, pooler, files].map((program) => program.close()))
      await pair.close()
      await search.close()
    },
  }
}
