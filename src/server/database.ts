/**
 * Opens the database that the settings name: the operator's own server, or the one that comes with the
 * product. Brings it to this version first.
 */
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type Connection, connect } from '#store/db.ts'
import { migrate } from '#store/migrate.ts'
import type { Log } from '#work/world.ts'
import { findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import type { Env } from './env.ts'
import { readMigrations } from './project-root.ts'
import { StartProblem } from './start-problem.ts'

/** Older ones lack what our SQL uses. */
const OLDEST_POSTGRES = 15
const GUESTS_POLL_MS = 200

export type Database = Connection & { url: string; stop(): Promise<void> }

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
    await migrate(url, readMigrations())
  } catch (error) {
    await embedded?.stop()
    throw databaseUrl ? unreachable(databaseUrl, error) : error
  }
  const connection = connect(url, {
    keepIdle: share,
    // Not the whole error: it holds the connection with everything that it knows.
    onError: ({ message, code }: Error & { code?: string }) =>
      log.warn({ reason: message, code }, 'a database connection broke'),
  })
  await requireVersion(connection)
  return {
    ...connection,
    url,
    async stop() {
      await connection.close()
      if (embedded && share) await othersLeave(url)
      await embedded?.stop()
    },
  }
}

/** Resolves when none of ours works in the database any more: a command that brought it up waits for those that joined. */
async function othersLeave(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'rolecall-last' })
  await client.connect()
  while (true) {
    const { rowCount } = await client.query(
      `select from pg_stat_activity
        where datname = current_database() and application_name like 'rolecall%' and pid <> pg_backend_pid()`,
    )
    if (rowCount === 0) break
    await delay(GUESTS_POLL_MS)
  }
  await client.end()
}

async function requireVersion({ pool }: Connection) {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num')
  const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  if (version < OLDEST_POSTGRES) {
    throw new StartProblem(
      `DATABASE_URL is a PostgreSQL ${version}; ${OLDEST_POSTGRES} or newer is needed.`,
    )
  }
}

/** Connection failures are the operator's to mend; what our own SQL did wrong is not. */
function unreachable(databaseUrl: string, error: unknown) {
  const { code, cause } = error as { code?: string; cause?: unknown }
  // A connection that timed out has no code; a migration that failed names its cause.
  const isConnection =
    code === undefined
      ? cause === undefined
      : /^(E[A-Z_]+|28...|3D000|42501|53300|57P03|08...)$/.test(code)
  if (!isConnection) return error
  const { host, pathname } = new URL(databaseUrl)
  const { message } = error as Error
  return new StartProblem(`DATABASE_URL (${host}${pathname}) cannot be used: ${message || code}`)
}
