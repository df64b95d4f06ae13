/**
 * Opens the database named in the settings (the operator's own server or the built-in one) and migrates it to
 * this version.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Env } from '#server/process/env.ts'
import { readMigrations } from '#server/process/project-root.ts'
import { isStartProblem, StartProblem } from '#server/process/start-problem.ts'
import { openClient } from '#store/client.ts'
import { FOR_BULK, FOR_REQUESTS } from '#store/database-timeouts.ts'
import { type ConnectOptions, connect, type Db, type PoolUsage } from '#store/db.ts'
import { migrate } from '#store/migrate.ts'
import type { Log } from '#work/use-case/use-case-services.ts'
import { findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { type ReplicaWatch, watchReplica } from './replica-watch.ts'
import { requireSessions } from './session-pooling.ts'
import { databaseName } from './wait-for-database.ts'

/** Older versions lack features that our SQL uses. */
const OLDEST_POSTGRES = 15
const OTHERS_POLL_MS = 200
const ANSWER_LIMIT_MS = 10_000

/** Imports, exports and other work that no page is waiting for have their own pool. */
const BULK_CONNECTIONS = 8

export type Database = {
  db: Db
  /** The replica that anonymous reads of `db` use while it is current; null without one. */
  replica: ReplicaWatch | null
  /**
   * For imports, exports and background work: waits longer, and can't use up the connections that requests need.
   */
  bulkDb: Db
  /** For what lasts longer than a transaction: never a pooler that gives each one another connection. */
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
  env: DatabaseSettings,
  { log, share }: { log: Log; share: boolean },
): Promise<Database> {
  const { databaseUrl, directUrl = null, replicaUrl = null } = env
  const { url, embedded } = await reachDatabase(env, { log, share })
  try {
    if (databaseUrl) await requireSessions({ databaseUrl, directUrl })
    await migrate(url, readMigrations(), { onWait: (sentence) => log.warn({}, sentence) })
  } catch (error) {
    await embedded?.stop()
    throw databaseUrl ? toStartProblem(url, error, nameOf(env)) : error
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
  const poolUrl = databaseUrl ?? url
  const isPooled = directUrl !== null
  const bulk = connect(poolUrl, {
    ...{ ...options, isPooled, patience: FOR_BULK, max: BULK_CONNECTIONS },
  })
  // A command has bulk work only.
  const readReplica = replicaUrl !== null && !share ? connectReplica(replicaUrl, log) : null
  let watch: ReplicaWatch | null = null
  const requests = share
    ? bulk
    : connect(poolUrl, {
        ...{ ...options, isPooled, patience: FOR_REQUESTS },
        replica: readReplica && {
          acquire: readReplica.acquire,
          isCurrent: () => watch?.isCurrent() ?? false,
        },
      })
  requireVersion(await readVersion(bulk.db))
  if (isPooled) await requireSame(bulk.db, url)
  if (readReplica) watch = watchReplica({ primary: requests.db, replica: readReplica.db, log })
  return {
    db: requests.db,
    replica: watch,
    bulkDb: bulk.db,
    url,
    pools: () => ({
      requests: requests.usage(),
      ...(!share && { bulk: bulk.usage() }),
      ...(readReplica && { replica: readReplica.usage() }),
    }),
    async stop(withinMs) {
      await watch?.stop()
      await Promise.all([bulk.close(), share ? null : requests.close(), readReplica?.close()])
      if (embedded && share) await othersLeave(url)
      await embedded?.stop(withinMs)
    },
  }
}

/** For commands that must not migrate: the address of the database as it is, and how to leave it. */
export async function findDatabase(
  env: DatabaseSettings,
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
  { databaseUrl, directUrl, dataDir }: DatabaseSettings,
  { log, share }: { log: Log; share: boolean },
) {
  const running = share && !databaseUrl ? await findRunningPostgres(dataDir) : null
  const given = directUrl ?? databaseUrl ?? running
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

type DatabaseSettings = Pick<Env, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Env, 'directUrl' | 'replicaUrl'>>

const nameOf = ({ directUrl }: DatabaseSettings) =>
  directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'

/** Only for statements that a person waits for. Its outages matter to nobody but the operator. */
function connectReplica(url: string, log: Log) {
  return connect(url, {
    patience: FOR_REQUESTS,
    onError: ({ message, code }: Error & { code?: string }) =>
      log.warn({ reason: message, code }, 'a connection to the replica broke'),
  })
}

/** Throws StartProblem if the pooler leads to another database than the direct connection. */
async function requireSame(pooled: Db, directUrl: string) {
  const question = `select pg_postmaster_start_time()::text || ' ' ||
    (select oid from pg_database where datname = current_database()) as id`
  const client = await openClient(directUrl, { name: 'rolecall-same', answerMs: ANSWER_LIMIT_MS })
  try {
    const direct = await client.query<{ id: string }>(question)
    const { rows } = await sql<{ id: string }>`${sql.raw(question)}`.execute(pooled)
    if (rows[0]?.id === direct.rows[0]?.id) return
    throw new StartProblem('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.')
  } finally {
    await client.leave()
  }
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
export function toStartProblem(databaseUrl: string, error: unknown, name = 'DATABASE_URL') {
  if (isStartProblem(error)) return error
  const { code, cause } = error as { code?: string; cause?: unknown }
  // A connection that timed out has no code; a failed migration has a cause.
  const isConnection =
    code === undefined
      ? cause === undefined
      : /^(E[A-Z_]+|28...|3D000|42501|53300|57P03|08...)$/.test(code)
  if (!isConnection) return error
  const { message } = error as Error
  return new StartProblem(
    `${name} (${databaseName(databaseUrl)}) cannot be used: ${message || code}`,
  )
}
