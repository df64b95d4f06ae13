/**
 * Opens the database named in the settings (the operator's own server or the built-in one) and migrates it to
 * this version.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Env } from '#server/process/env.ts'
import { readMigrations } from '#server/process/project-root.ts'
import { StartProblem } from '#server/process/start-problem.ts'
import { openClient } from '#store/client.ts'
import { FOR_BULK, FOR_REQUESTS } from '#store/database-timeouts.ts'
import { type ConnectOptions, connect, type Db, type PoolUsage } from '#store/db.ts'
import { migrate } from '#store/migrate.ts'
import type { Log } from '#work/use-case/use-case-services.ts'
import { findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { databaseName } from './wait-for-database.ts'

/** Older versions lack features that our SQL uses. */
const OLDEST_POSTGRES = 15
const OTHERS_POLL_MS = 200
const ANSWER_LIMIT_MS = 10_000

/** Imports, exports and other work that no page is waiting for have their own pool. */
const BULK_CONNECTIONS = 8

export type Database = {
  db: Db
  /**
   * For imports, exports and background work: waits longer, and can't use up the connections that requests need.
   */
  bulkDb: Db
  url: string
  /** By the name that metrics give them. */
  pools(): Readonly<Record<string, PoolUsage>>
  /**
   * Lets the built-in PostgreSQL shut down cleanly for up to `withinMs`, then kills it: it recovers at its next
   * start.
   */
  stop(withinMs?: number): Promise<void>
}

/**
 * `share: true` (commands run beside the server) uses the built-in database of a running instance, if there is
 * one. Otherwise this process starts the database and must be the only one.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>,
  { log, share }: { log: Log; share: boolean },
): Promise<Database> {
  const { url, embedded } = await reachDatabase({ databaseUrl, dataDir }, { log, share })
  try {
    await migrate(url, readMigrations(), { onWait: (sentence) => log.warn({}, sentence) })
  } catch (error) {
    await embedded?.stop()
    throw databaseUrl ? toStartProblem(databaseUrl, error) : error
  }
  const options: ConnectOptions = {
    keepIdle: share,
    // Not the whole error: it holds the connection object with everything in it.
    onError: ({ message, code }: Error & { code?: string }) =>
      log.warn({ reason: message, code }, 'a database connection broke'),
    onTurn: (reason) =>
      reason === null
        ? log.info({}, 'the database is back')
        : log.warn({ reason }, 'the database is unavailable; retrying until it is back'),
  }
  const bulk = connect(url, { ...options, patience: FOR_BULK, max: BULK_CONNECTIONS })
  // A command has bulk work only.
  const requests = share ? bulk : connect(url, { ...options, patience: FOR_REQUESTS })
  requireVersion(await readVersion(bulk.db))
  return {
    db: requests.db,
    bulkDb: bulk.db,
    url,
    pools: () => ({
      requests: requests.usage(),
      ...(!share && { bulk: bulk.usage() }),
    }),
    async stop(withinMs) {
      await Promise.all([bulk.close(), share ? null : requests.close()])
      if (embedded && share) await othersLeave(url)
      await embedded?.stop(withinMs)
    },
  }
}

/** For commands that must not migrate: the address of the database as it is, and how to leave it. */
export async function findDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<{ url: string; stop(): Promise<void> }> {
  const { url, embedded } = await reachDatabase(env, { log, share: true })
  return {
    url,
    async stop() {
      if (embedded) await othersLeave(url)
      await embedded?.stop()
    },
  }
}

/** `embedded` is the built-in database if this call started it. */
async function reachDatabase(
  { databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>,
  { log, share }: { log: Log; share: boolean },
) {
  const running = share && !databaseUrl ? await findRunningPostgres(dataDir) : null
  const given = databaseUrl ?? running
  if (given) return { url: given, embedded: null }
  const embedded = await startEmbeddedPostgres(dataDir, (error) =>
    log.warn({ err: error }, 'the database died and was restarted'),
  )
  return { url: embedded.url, embedded }
}

/**
 * Resolves when no other Rolecall connection is left: a command that started the database waits for those that
 * joined it.
 */
async function othersLeave(url: string) {
  const client = await openClient(url, { name: 'rolecall-last', answerMs: ANSWER_LIMIT_MS })
  while (true) {
    const { rowCount } = await client.query(
      `select from pg_stat_activity
        where datname = current_database() and application_name like 'rolecall%' and pid <> pg_backend_pid()`,
    )
    if (rowCount === 0) break
    await delay(OTHERS_POLL_MS)
  }
  await client.leave()
}

async function readVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(db)
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000)
}

/** Throws StartProblem for a major version of PostgreSQL that is too old. */
export function requireVersion(version: number) {
  if (version < OLDEST_POSTGRES) {
    throw new StartProblem(
      `DATABASE_URL points to PostgreSQL ${version}; version ${OLDEST_POSTGRES} or newer is required.`,
    )
  }
}

/**
 * A connection problem becomes a StartProblem, because the operator can fix it. A mistake in our own SQL stays as
 * it is.
 */
export function toStartProblem(databaseUrl: string, error: unknown) {
  const { code, cause } = error as { code?: string; cause?: unknown }
  // A connection that timed out has no code; a failed migration has a cause.
  const isConnection =
    code === undefined
      ? cause === undefined
      : /^(E[A-Z_]+|28...|3D000|42501|53300|57P03|08...)$/.test(code)
  if (!isConnection) return error
  const { message } = error as Error
  return new StartProblem(
    `DATABASE_URL (${databaseName(databaseUrl)}) cannot be used: ${message || code}`,
  )
}
