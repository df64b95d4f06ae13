/**
 * Opens the database that the settings name: the operator's own server, or the one that comes with the
 * product. Brings it to this version first.
 */
import { type Connection, connect } from '#store/db.ts'
import { migrate } from '#store/migrate.ts'
import type { Log } from '#work/world.ts'
import { findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import type { Env } from './env.ts'
import { readMigrations } from './project-root.ts'
import { StartProblem } from './start-problem.ts'

/** Older ones lack what our SQL uses. */
const OLDEST_POSTGRES = 15

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
    onError: (error) => log.warn({ err: error }, 'a database connection broke'),
  })
  await requireVersion(connection)
  return {
    ...connection,
    url,
    async stop() {
      await connection.close()
      await embedded?.stop()
    },
  }
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
  const { code } = error as { code?: string }
  const isConnection = code !== undefined && /^(E[A-Z]+|28...|3D000|57P03|08...)$/.test(code)
  if (!isConnection) return error
  const { host, pathname } = new URL(databaseUrl)
  const { message } = error as Error
  return new StartProblem(`DATABASE_URL (${host}${pathname}) cannot be used: ${message || code}`)
}
