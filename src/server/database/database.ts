/**
 * Opens the database that the settings name: the operator's own server, or the one that comes with the
 * product. Brings it to this version first.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Env } from '#server/process/env.ts'
import { readMigrations } from '#server/process/project-root.ts'
import { StartProblem } from '#server/process/start-problem.ts'
import { openClient } from '#store/client.ts'
import { type ConnectOptions, connect, type Db } from '#store/db.ts'
import { migrate } from '#store/migrate.ts'
import { FOR_BULK, FOR_REQUESTS } from '#store/patience.ts'
import type { Log } from '#work/world/world.ts'
import { findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { databaseName } from './wait-for-database.ts'

/** Older ones lack what our SQL uses. */
const OLDEST_POSTGRES = 15
const GUESTS_POLL_MS = 200
const ANSWER_LIMIT_MS = 10_000

/** Imports, exports and whatever else nobody waits for in front of a screen have a pool of their own. */
const BULK_CONNECTIONS = 8

export type Database = {
  db: Db
  /** For imports, exports and what runs by itself: waits longer, and cannot use up what requests need. */
  bulkDb: Db
  url: string
  /** The built-in PostgreSQL ends cleanly within `withinMs`, or else at once: it recovers at its next start. */
  stop(withinMs?: number): Promise<void>
}

/**
 * `share: true` (commands beside the server) uses the built-in database of a running copy;
 * otherwise this process starts it and must be alone.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>,
  { log, share }: { log: Log; share: boolean },
): Promise<Database> {
  const running = share && !databaseUrl ? await findRunningPostgres(dataDir) : null
  const given = databaseUrl ?? running
  const embedded = given
    ? null
    : await startEmbeddedPostgres(dataDir, (error) =>
        log.warn({ err: error }, 'the database had died; started again'),
      )
  const url = given ?? (embedded as { url: string }).url
  try {
    await migrate(url, readMigrations(), { onWait: (sentence) => log.warn({}, sentence) })
  } catch (error) {
    await embedded?.stop()
    throw databaseUrl ? unreachable(databaseUrl, error) : error
  }
  const options: ConnectOptions = {
    keepIdle: share,
    // Not the whole error: it holds the connection with everything that it knows.
    onError: ({ message, code }: Error & { code?: string }) =>
      log.warn({ reason: message, code }, 'a database connection broke'),
    onTurn: (reason) =>
      reason === null
        ? log.info({}, 'the database is back')
        : log.warn({ reason }, 'the database is away; asking until it is back'),
  }
  const bulk = connect(url, { ...options, patience: FOR_BULK, max: BULK_CONNECTIONS })
  // A command is nothing but bulk.
  const requests = share ? bulk : connect(url, { ...options, patience: FOR_REQUESTS })
  await requireVersion(bulk.db)
  return {
    db: requests.db,
    bulkDb: bulk.db,
    url,
    async stop(withinMs) {
      await Promise.all([bulk.close(), share ? null : requests.close()])
      if (embedded && share) await othersLeave(url)
      await embedded?.stop(withinMs)
    },
  }
}

/** Resolves when none of ours works in the database any more: a command that brought it up waits for those that joined. */
async function othersLeave(url: string) {
  const client = await openClient(url, { name: 'rolecall-last', answerMs: ANSWER_LIMIT_MS })
  while (true) {
    const { rowCount } = await client.query(
      `select from pg_stat_activity
        where datname = current_database() and application_name like 'rolecall%' and pid <> pg_backend_pid()`,
    )
    if (rowCount === 0) break
    await delay(GUESTS_POLL_MS)
  }
  await client.leave()
}

async function requireVersion(db: Db) {
  const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(db)
  const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  if (version < OLDEST_POSTGRES) {
    throw new StartProblem(
      `DATABASE_URL is a PostgreSQL ${version}; ${OLDEST_POSTGRES} or newer is needed.`,
    )
  }
}

/** The operator can fix a connection, but not a mistake in our own SQL. */
function unreachable(databaseUrl: string, error: unknown) {
  const { code, cause } = error as { code?: string; cause?: unknown }
  // A connection that timed out has no code; a migration that failed names its cause.
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
