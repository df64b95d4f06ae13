/** A PostgreSQL of the test's own with a streaming replica, both of the built-in version. */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts'
import {
  databaseUrl,
  launch,
  prepareCluster,
  stopServer,
} from '#server/database/postgres-cluster.ts'
import { readMigrations } from '#server/process/project-root.ts'
import { migrate } from '#store/migrate.ts'
import { makeStandby } from './copy-cluster.ts'

/**
 * The replica is a copy of the primary's files that follows it. Changes by the returned functions are in effect when
 * they resolve.
 */
export async function startWithReplica() {
  const [primaryDir, replicaDir] = [place(), place()]
  const primary = await startEmbeddedPostgres(primaryDir)
  onTestFinished(() => primary.stop())
  await migrate(primary.url, readMigrations())
  await makeStandby(primary.url, { from: primaryDir, to: replicaDir })
  const socketDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-'))
  onTestFinished(() => fs.rmSync(socketDir, { recursive: true, force: true }))
  const cluster = prepareCluster(replicaDir, socketDir)
  const server = await launch(cluster)
  onTestFinished(() => stopServer(server))
  const replicaUrl = databaseUrl(socketDir)
  return {
    url: primary.url,
    replicaUrl,
    /** Resolves when the replica shows everything that the primary has written. */
    async catchUp() {
      const position = await one(primary.url, 'select pg_current_wal_lsn()::text')
      await until(
        async () =>
          (await one(replicaUrl, `select pg_last_wal_replay_lsn() >= '${position}'`)) === true,
      )
    },
    /** How long the replica waits before it applies what was committed. */
    async setDelay(ms: number) {
      await one(replicaUrl, `alter system set recovery_min_apply_delay = '${ms}ms'`)
      await one(replicaUrl, 'select pg_reload_conf()')
      const current = `select setting::int from pg_settings where name = 'recovery_min_apply_delay'`
      await until(async () => (await one(replicaUrl, current)) === ms)
    },
    stopReplica: () => stopServer(server),
  }
}

async function one(url: string, query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(query)
    return Object.values(rows[0] ?? {})[0]
  } finally {
    await client.end()
  }
}

async function until(isTrue: () => Promise<boolean>) {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20))
}

function place(): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-standby-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  return directory
}
