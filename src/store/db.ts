/**
 * The connection to PostgreSQL. Reads take `Db`; writes take `Tx`, which only `inTransaction` makes.
 * Numbers come back as numbers: our bigint ids and counts stay far below 2^53, and money has two decimals.
 * Days come back as they are, yyyy-MM-dd: a day is no instant.
 */
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { Refusal } from '#core/refusal.ts'
import type { DB } from './tables.gen.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB> & { readonly __brand: 'Tx' }

const INT8 = 20
const NUMERIC = 1700
const DATE = 1082

/** No statement of ours may hold a connection for longer; a visitor has gone by then. */
const STATEMENT_LIMIT_MS = 15_000

/** How long a request waits for a connection, new or from the pool. */
const CONNECT_LIMIT_MS = 3_000

export type Connection = { db: Db; pool: pg.Pool; close(): Promise<void> }

/**
 * Opens a pool. Nothing is connected until the first query; `onError` hears of connections that break or cannot be
 * made. A query that gets no connection is refused with `database_away`. `keepIdle` keeps connections open while nothing
 * is asked, so that whoever runs the database knows that somebody still needs it.
 */
export function connect(
  url: string,
  options: { keepIdle?: boolean; max?: number; onError: (error: Error) => void },
): Connection {
  const types = {
    getTypeParser(oid: number, format?: 'text' | 'binary') {
      if (oid === INT8 || oid === NUMERIC) return Number
      if (oid === DATE) return String
      return pg.types.getTypeParser(oid, format as 'text')
    },
  } as pg.CustomTypesConfig
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    ...(options.keepIdle && { idleTimeoutMillis: 0 }),
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
    statement_timeout: STATEMENT_LIMIT_MS,
    application_name: 'rolecall',
    types,
  })
  let closing = false
  const onError = (error: Error) => {
    if (!closing) options.onError(error) // what a database says to connections on their way out is no news
  }
  pool.on('error', onError)
  // A connection that breaks between two statements of a transaction has no query to tell: without a listener
  // its error would end the process.
  pool.on('connect', (client) => client.on('error', onError))
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        connect: () =>
          pool.connect().catch((error: Error) => {
            onError(error)
            throw new Refusal('database_away')
          }),
        end: () => pool.end(),
        options: pool.options,
      },
    }),
  })
  return {
    db,
    pool,
    async close() {
      closing = true
      await db.destroy()
      if (!pool.ended) await pool.end() // Kysely ends only a pool that it has used
    },
  }
}

/** Runs `work` in one transaction: all of it happens, or none. */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute((tx) => work(tx as Tx))
}
